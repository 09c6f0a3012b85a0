import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import type { PorcelainType } from './glass-types.ts'
import { PorcelainCup } from './PorcelainCup.tsx'
import { Teapot } from './Teapot.tsx'

interface PorcelainServiceProps {
  type: PorcelainType
  color: string
  topping: 'foam' | 'cream' | undefined
  density: Density
  drawingId: string
}

/** A cup of coffee, a small one of espresso, or a cup of tea beside its pot. */
export function PorcelainService({ type, topping, ...paint }: PorcelainServiceProps) {
  const cover = topping === undefined ? undefined : 'foam'
  if (type === 'tea')
    return (
      <>
        <g transform="translate(2 6) scale(.94)">
          <Teapot {...paint} />
        </g>
        <g transform="translate(54 56) scale(.66)">
          <PorcelainCup {...paint} cover={cover} />
        </g>
      </>
    )
  if (type === 'espresso-cup')
    return (
      <g transform="translate(19 38) scale(.72)">
        <PorcelainCup {...paint} cover={cover ?? 'crema'} />
      </g>
    )
  return <PorcelainCup {...paint} cover={cover} />
}

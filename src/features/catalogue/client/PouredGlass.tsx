import { Glass } from '#features/illustrations/client/Glass.tsx'
import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import type { Pour } from '../serving.rules.ts'

interface PouredGlassProps {
  pour: Pour
  colour: string
  heightPixels: number
  density?: Density
  title?: string
}

/** A drink as its serving sentence describes it: its glass, how full, on ice, with what on top. */
export function PouredGlass({ pour, colour, ...look }: PouredGlassProps) {
  const { glass, isIced, garnish, ounces, topping } = pour
  return (
    <Glass
      {...look}
      type={glass}
      color={colour}
      ice={isIced}
      garnish={garnish}
      ounces={ounces}
      topping={topping}
    />
  )
}

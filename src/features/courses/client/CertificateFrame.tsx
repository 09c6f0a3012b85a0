import { useId } from 'react'
import { guillocheRosette } from '#platform/client/ui/drawings/instruments/rosette.ts'
import { seedOf } from '#platform/client/ui/drawings/line/seeded-random.ts'
import css from './CertificateFrame.module.css'

/** In pixels. */
const band = 16
const corner = 40

/** Two interlaced waves that meet themselves at the end of a tile. */
const waves = [0, 1, 2].map(wave => {
  const at = (x: number) => band / 2 + 5 * Math.sin(((x / 24) * 2 + (wave * 2) / 3) * Math.PI)
  return Array.from({ length: 25 }, (_, x) => `${x === 0 ? 'M' : 'L'}${x} ${at(x).toFixed(2)}`).join('')
})

const corners = ['startTop', 'endTop', 'startBottom', 'endBottom'] as const

/** A border of engraved lines, as on a banknote, at any size of the sheet. */
export function CertificateFrame({ seed }: { seed: string }) {
  const id = useId()
  const rosette = guillocheRosette(seedOf(seed))
  return (
    <>
      <svg className={css.frame} aria-hidden="true">
        <defs>
          {(['across', 'down'] as const).map(direction => (
            <pattern
              key={direction}
              id={`${id}-${direction}`}
              width="24"
              height={band}
              patternUnits="userSpaceOnUse"
              patternTransform={direction === 'down' ? 'rotate(90)' : undefined}
            >
              <path d={waves.join('')} className={css.line} />
            </pattern>
          ))}
        </defs>
        <rect width="100%" height={band} fill={`url(#${id}-across)`} />
        <rect width={band} height="100%" fill={`url(#${id}-down)`} />
        <svg y="100%" overflow="visible" aria-hidden="true">
          <rect y={-band} width="100%" height={band} fill={`url(#${id}-across)`} />
        </svg>
        <svg x="100%" overflow="visible" aria-hidden="true">
          <rect x={-band} width={band} height="100%" fill={`url(#${id}-down)`} />
        </svg>
      </svg>
      {corners.map(place => (
        <svg
          key={place}
          className={css.corner}
          data-place={place}
          width={corner}
          height={corner}
          viewBox="0 0 100 100"
          aria-hidden="true"
        >
          <path d={rosette} className={css.rosette} />
          <circle cx="50" cy="50" r="9" className={css.line} />
        </svg>
      ))}
    </>
  )
}

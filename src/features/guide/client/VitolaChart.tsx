import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import type { CigarSheet } from '../guide.contract.ts'
import { sizeFigures } from '../guide-words.rules.ts'
import { InchRuler } from './InchRuler.tsx'
import { ScaledCigar } from './ScaledCigar.tsx'
import css from './VitolaChart.module.css'

/** Up to so many are engraved in full; a longer list stays light to load. */
const mostInFull = 4

/** Every size of a line under one ruler. */
export function VitolaChart({ sheet }: { sheet: CigarSheet }) {
  const { vitolas, shade, brand, inches } = sheet
  const density = vitolas.length > mostInFull ? 'light' : 'full'
  return (
    <section className={css.chart} aria-label="Sizes">
      <InchRuler inches={inches} />
      <ul className={css.sizes} data-inches={inches}>
        {vitolas.map(vitola => (
          <li key={`${vitola.name} ${sizeFigures(vitola)}`}>
            <ScaledCigar {...{ vitola, shade, brand, inches, density }} />
            <p>
              {vitolaName(vitola) && <b>{vitolaName(vitola)}</b>}
              <span>{sizeFigures(vitola)}</span>
              <span>about {vitola.minutes} minutes</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

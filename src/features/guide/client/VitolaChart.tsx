import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import type { CigarSheet } from '../guide.contract.ts'
import { dimensions } from '../guide-labels.rules.ts'
import { InchRuler } from './InchRuler.tsx'
import { ScaledCigar } from './ScaledCigar.tsx'
import css from './VitolaChart.module.css'

/** A longer list is drawn with less detail, to keep the page small. */
const maxDetailed = 4

export function VitolaChart({ sheet }: { sheet: CigarSheet }) {
  const { vitolas, shade, brand, inches } = sheet
  const density = vitolas.length > maxDetailed ? 'light' : 'full'
  return (
    <section className={css.chart} aria-label="Sizes">
      <InchRuler inches={inches} />
      <ul className={css.sizes} data-inches={inches}>
        {vitolas.map(vitola => (
          <li key={`${vitola.name} ${dimensions(vitola)}`}>
            <ScaledCigar {...{ vitola, shade, brand, inches, density }} />
            <p>
              {vitolaName(vitola) && <b>{vitolaName(vitola)}</b>}
              <span>{dimensions(vitola)}</span>
              <span>about {vitola.minutes} minutes</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

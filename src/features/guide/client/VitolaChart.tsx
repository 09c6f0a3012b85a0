import { vitolaName } from '#features/catalogue/cigar-name.rules.ts'
import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import { InchRuler } from '#platform/client/ui/drawings/InchRuler.tsx'
import type { CigarSheet } from '../guide.contract.ts'
import { dimensions } from '../guide-labels.rules.ts'
import css from './VitolaChart.module.css'

/** More stand in two columns, where there is room. */
const maxInOneColumn = 5
/** A longer list is drawn with less detail, to keep the page small. */
const maxDetailed = 2

export function VitolaChart({ sheet }: { sheet: CigarSheet }) {
  const { vitolas, shade, stripeShade, brand, inches } = sheet
  const isPaired = vitolas.length > maxInOneColumn
  const density = vitolas.length > maxDetailed ? 'light' : 'full'
  return (
    <section className={css.chart} data-paired={isPaired} aria-label="Sizes">
      <div className={css.rulers}>
        <InchRuler inches={inches} />
        {isPaired && <InchRuler inches={inches} />}
      </div>
      <ul className={css.sizes} data-inches={inches}>
        {vitolas.map(vitola => (
          <li key={`${vitola.name} ${dimensions(vitola)}`}>
            <ScaledCigar size={vitola} {...{ shade, stripeShade, brand, inches, density }} />
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

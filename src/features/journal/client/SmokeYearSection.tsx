import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import type { Palate, SmokeYear } from '../palate.contract.ts'
import { offeredYears } from './palate-words.ts'
import css from './SmokeYear.module.css'
import { SmokeYearFigures } from './SmokeYearFigures.tsx'

interface SmokeYearSectionProps {
  palate: Palate
  year: number
  /** Of the year; undefined without an entry in it. */
  figures: SmokeYear | undefined
  onYear: (year: number) => void
}

/** One calendar year in figures. */
export function SmokeYearSection({ palate, year, figures, onYear }: SmokeYearSectionProps) {
  return (
    <section className={css.year} aria-labelledby="year-in-smoke">
      <div className={css.head}>
        <h2 id="year-in-smoke">{year} in smoke</h2>
        <NativeSelect
          label="Year"
          options={offeredYears(palate, year).map(offered => ({
            value: String(offered),
            label: String(offered),
          }))}
          value={String(year)}
          onValueChange={chosen => onYear(Number(chosen))}
        />
      </div>
      {figures ? (
        <SmokeYearFigures figures={figures} />
      ) : (
        <p className={css.none}>
          {year === Number(palate.today.slice(0, 4))
            ? `No entry in ${year} yet.`
            : `Your journal has no entry of ${year}.`}
        </p>
      )}
    </section>
  )
}

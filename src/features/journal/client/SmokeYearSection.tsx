import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import type { Palate } from '../palate.contract.ts'
import { offeredYears } from './palate-words.ts'
import css from './SmokeYear.module.css'
import { SmokeYearFigures } from './SmokeYearFigures.tsx'

const YearCardDialog = createLazyPart(async () => (await import('./YearCardDialog.tsx')).YearCardDialog)

interface SmokeYearSectionProps {
  palate: Palate
  /** Default: the latest with an entry. */
  year: number | undefined
  onYear: (year: number) => void
}

/** One calendar year in figures, and a picture of it on request. */
export function SmokeYearSection({ palate, year, onYear }: SmokeYearSectionProps) {
  const [isCardOpen, setIsCardOpen] = useState(false)
  const shown = year ?? palate.years[0]?.year ?? Number(palate.today.slice(0, 4))
  const figures = palate.years.find(other => other.year === shown)
  return (
    <section className={css.year} aria-labelledby="year-in-smoke">
      <div className={css.head}>
        <h2 id="year-in-smoke">{shown} in smoke</h2>
        <div className={css.tools}>
          <NativeSelect
            label="Year"
            options={offeredYears(palate, shown).map(offered => ({
              value: String(offered),
              label: String(offered),
            }))}
            value={String(shown)}
            onValueChange={chosen => onYear(Number(chosen))}
          />
          {figures && <Button onClick={() => setIsCardOpen(true)}>Make a picture</Button>}
        </div>
      </div>
      {figures ? (
        <SmokeYearFigures figures={figures} />
      ) : (
        <p className={css.none}>
          {shown === Number(palate.today.slice(0, 4))
            ? `No entry in ${shown} yet.`
            : `Your journal has no entry of ${shown}.`}
        </p>
      )}
      {isCardOpen && figures && <YearCardDialog figures={figures} onClose={() => setIsCardOpen(false)} />}
    </section>
  )
}

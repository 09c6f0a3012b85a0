import type { ReactNode } from 'react'
import type { Degree } from '#features/catalogue/catalogue.contract.ts'
import { flavorAxes } from '#features/pairing/pairing.contract.ts'
import { FiveSteps } from '#platform/client/ui/charts/FiveSteps.tsx'
import { Radar } from '#platform/client/ui/drawings/Radar.tsx'
import { strengthLabel } from '../guide-labels.rules.ts'
import { listNotes } from './describe-line.ts'
import css from './TasteAside.module.css'

interface TasteAsideProps {
  title: string
  flavor: readonly number[]
  notes: readonly string[]
  /** Selects the line style of the radar, as on the page of a pair. */
  of: 'cigar' | 'drink'
  scales: readonly ({ name: string } & ({ degree: Degree } | { value: number; word: string }))[]
  children?: ReactNode
}

export function TasteAside({ title, flavor, notes, of, scales, children }: TasteAsideProps) {
  const series = { label: `the ${of}`, values: flavor }
  return (
    <aside className={css.taste} aria-label={title}>
      <div className={css.radar}>
        <Radar
          title="Flavor radar"
          axes={flavorAxes}
          {...(of === 'cigar' ? { first: series } : { second: series })}
          widthPixels={330}
        />
      </div>
      <p className={css.notes}>{listNotes(notes)}</p>
      <div className={css.figures}>
        <dl>
          {scales.map(scale => (
            <FiveSteps
              key={scale.name}
              name={scale.name}
              value={'degree' in scale ? scale.degree : scale.value}
              word={'degree' in scale ? strengthLabel(scale.degree) : scale.word}
            />
          ))}
        </dl>
        {children}
      </div>
    </aside>
  )
}

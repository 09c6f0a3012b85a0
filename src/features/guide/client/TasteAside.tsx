import type { ReactNode } from 'react'
import type { Degree } from '#features/catalogue/catalogue.contract.ts'
import { flavourAxes } from '#features/pairing/pairing.contract.ts'
import { Radar } from '#platform/client/ui/drawings/Radar.tsx'
import { strengthWord } from '../guide-words.rules.ts'
import { FiveSteps } from './FiveSteps.tsx'
import { listNotes } from './say-line.ts'
import css from './TasteAside.module.css'

interface TasteAsideProps {
  title: string
  flavour: readonly number[]
  notes: readonly string[]
  /** Whose taste it is: each is drawn as it is beside the other on the page of a pair. */
  of: 'cigar' | 'drink'
  scales: readonly ({ name: string } & ({ degree: Degree } | { value: number; word: string }))[]
  children?: ReactNode
}

/** The taste as a shape one learns to read, its notes in words, and its weight on a scale. */
export function TasteAside({ title, flavour, notes, of, scales, children }: TasteAsideProps) {
  const series = { label: `the ${of}`, values: flavour }
  return (
    <aside className={css.taste} aria-label={title}>
      <div className={css.radar}>
        <Radar
          title="Flavor radar"
          axes={flavourAxes}
          {...(of === 'cigar' ? { first: series } : { second: series })}
          widthPixels={330}
        />
      </div>
      <p className={css.notes}>{listNotes(notes)}</p>
      <dl>
        {scales.map(scale => (
          <FiveSteps
            key={scale.name}
            name={scale.name}
            value={'degree' in scale ? scale.degree : scale.value}
            word={'degree' in scale ? strengthWord(scale.degree) : scale.word}
          />
        ))}
      </dl>
      {children}
    </aside>
  )
}

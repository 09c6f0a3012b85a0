import type { CigarQuestion } from '../pairing.contract.ts'
import css from './NameOnlyAside.module.css'
import { ResultQuestion } from './ResultQuestion.tsx'

interface NameOnlyAsideProps {
  question: CigarQuestion | null
  onChoose?: ((cigar: string) => void) | undefined
}

/** Stands in place of the score: a cigar of which only the name is known has none. */
export function NameOnlyAside({ question, onChoose }: NameOnlyAsideProps) {
  return (
    <aside className={css.aside} aria-label="What we need to know">
      <p className={css.title}>{question ? 'You can see it. We can’t.' : 'No score for this one.'}</p>
      <p className={css.lead}>
        {question
          ? 'We don’t score a cigar that we know by name only. Tell us what you see, and we’ll match that.'
          : 'We can’t score a cigar without its wrapper or its strength, so this pour is a safe one.'}
      </p>
      {question && <ResultQuestion question={question} onChoose={onChoose} />}
    </aside>
  )
}

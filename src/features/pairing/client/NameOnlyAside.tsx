import type { CigarQuestion } from '../pairing.contract.ts'
import { isAboutWhich } from '../which-line.rules.ts'
import css from './NameOnlyAside.module.css'
import { ResultQuestion } from './ResultQuestion.tsx'

const ofName = {
  title: 'You can see it. We can’t.',
  lead: 'We don’t score a cigar that we know by name only. Tell us what you see, and we’ll match that.',
}
const ofFamily = {
  title: 'That’s a whole family.',
  lead: 'Each line of it is another blend. Choose yours, and we’ll match and score it.',
}
const ofUnknown = {
  title: 'No score for this one.',
  lead: 'We can’t score a cigar without its wrapper or its strength, so this pour is a safe one.',
}

interface NameOnlyAsideProps {
  question: CigarQuestion | null
  onChoose?: ((cigar: string) => void) | undefined
}

/** Stands in place of the score: a cigar of which only the name is known has none. */
export function NameOnlyAside({ question, onChoose }: NameOnlyAsideProps) {
  const { title, lead } = question ? (isAboutWhich(question) ? ofFamily : ofName) : ofUnknown
  return (
    <aside className={css.aside} aria-label="What we need to know">
      <p className={css.title}>{title}</p>
      <p className={css.lead}>{lead}</p>
      {question && <ResultQuestion question={question} onChoose={onChoose} />}
    </aside>
  )
}

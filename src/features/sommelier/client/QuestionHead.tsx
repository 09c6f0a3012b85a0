import type { Question } from '#features/pairing/client/pair-search.ts'
import css from './QuestionForm.module.css'

const heads = {
  cigar: {
    title: 'What are you lighting?',
    lead: 'The words on the band will do. No band? Its wrapper and its size tell us enough to go on.',
  },
  drink: {
    title: 'What are you pouring?',
    lead: 'The name on the bottle, or simply what it is. We look for the leaf that stands up to it.',
  },
} as const

export function QuestionHead({ has }: Pick<Question, 'has'>) {
  const { title, lead } = heads[has]
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      <p>{lead}</p>
    </div>
  )
}

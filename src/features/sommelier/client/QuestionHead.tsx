import type { Question } from '#features/pairing/client/pair-search.ts'
import css from './QuestionForm.module.css'

const heads = {
  cigar: {
    title: 'What are you lighting?',
    lead: 'Type what’s on the band, or a bottle to match; typos are fine. No band? Wrapper and size will do.',
  },
  drink: {
    title: 'What are you pouring?',
    lead: 'The name on the bottle, or simply what it is. We find the cigar for it.',
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

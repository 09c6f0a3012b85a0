import { useKeptIds } from '#features/humidor/client/use-kept-ids.ts'
import { PairRow, SmallCigar, SmallGlass } from '#features/pairing/client/PairRow.tsx'
import css from '#features/pairing/client/PairRows.module.css'
import type { Question } from '#features/pairing/client/pair-search.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { AdvisedPair, Answer } from './answer.ts'
import { firstSentence } from './first-sentence.ts'

export const runnersUpId = 'runners-up'

interface RunnersUpProps {
  answer: Answer
  shownId: string
  onShow: (id: string) => void
}

/** The pairs that are not shown large; choosing one shows it without another request. */
export function RunnersUp({ answer: { pairs, question }, shownId, onShow }: RunnersUpProps) {
  const keptIds = useKeptIds(question.has === 'drink' ? pairs[0]?.drink.id : undefined)
  const others = pairs.filter(({ id }) => id !== shownId)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={runnersUpId}>
      <h3 id={runnersUpId} className={css.heading} tabIndex={-1}>
        {headingOf(others, question, shownId === pairs[0]?.id)}
      </h3>
      <ul className={css.list}>
        {others.map(pair => (
          <li key={pair.id}>
            <button type="button" className={css.pair} onClick={() => onShow(pair.id)}>
              <PairRow
                drawing={
                  question.has === 'cigar' ? (
                    <SmallGlass drink={pair.drink} />
                  ) : (
                    <SmallCigar cigar={pair.cigar} />
                  )
                }
                of={question.has === 'cigar' ? 'drink' : 'cigar'}
                name={pair.name}
                detail={
                  keptIds.has(pair.cigar.id ?? '') ? `In your humidor. ${reasonOf(pair)}` : reasonOf(pair)
                }
                score={pair.score}
                verdict={pair.verdict}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where nothing is known to be shared, what the drink is. */
function reasonOf({ why, drink }: AdvisedPair): string {
  return why === null ? capitalize(drink.style) : firstSentence(why)
}

function headingOf(others: readonly AdvisedPair[], { has }: Question, isBestShown: boolean): string {
  const labels = isBestShown ? ['One runner-up', 'Two runners-up'] : []
  return labels[others.length - 1] ?? (has === 'cigar' ? 'The other pours' : 'The other cigars')
}

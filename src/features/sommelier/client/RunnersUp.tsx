import { drawnGlass, isIced } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { bandFor, bandLetter } from '#features/illustrations/client/cigar/band-palettes.ts'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import type { Question } from '#features/pairing/client/pair-search.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { AdvisedPair, Answer } from './answer.ts'
import { firstSentence } from './first-sentence.ts'
import css from './RunnersUp.module.css'

export const runnersUpId = 'runners-up'

interface RunnersUpProps {
  answer: Answer
  shownId: string
  onShow: (id: string) => void
}

/** The pairs that are not shown large; choosing one shows it without another request. */
export function RunnersUp({ answer: { pairs, question }, shownId, onShow }: RunnersUpProps) {
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
              <span className={css.drawing} data-of={question.has}>
                {question.has === 'cigar' ? <SmallGlass pair={pair} /> : <SmallCigar pair={pair} />}
              </span>
              <span className={css.words}>
                <span className={css.name}>{pair.name}</span>
                <span className={css.reason}>{reasonOf(pair)}</span>
              </span>
              {pair.score !== null && (
                <span className={css.score}>
                  <b>{pair.score}</b>
                  <span>{pair.verdict}</span>
                </span>
              )}
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
  if (!isBestShown) return has === 'cigar' ? 'The other pours' : 'The other cigars'
  return others.length === 1 ? 'One runner-up' : 'Two runners-up'
}

function SmallGlass({ pair: { drink } }: { pair: AdvisedPair }) {
  return <Glass type={drawnGlass(drink)} color={drink.colour} heightPixels={84} ice={isIced(drink)} />
}

function SmallCigar({ pair: { cigar } }: { pair: AdvisedPair }) {
  if (!cigar.drawing) return <UnsizedCigar pixelsPerInch={22} />
  return (
    <Cigar
      {...cigar.drawing}
      pixelsPerInch={22}
      band={bandFor(cigar.brand)}
      letter={bandLetter(cigar.brand)}
    />
  )
}

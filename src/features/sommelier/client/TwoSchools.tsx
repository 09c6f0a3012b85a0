import { type School, schools } from '../sommelier.contract.ts'
import type { AdvisedPair, Answer } from './answer.ts'
import { firstSentence } from './first-sentence.ts'
import css from './TwoSchools.module.css'

const descriptions = {
  match: {
    name: 'Match the weight',
    aspect: 'weight',
    sentence: ({ weight, why }: AdvisedPair) => weight ?? why,
  },
  balance: {
    name: 'Balance the flavors',
    aspect: 'flavor',
    sentence: ({ differ, why }: AdvisedPair) => differ ?? why,
  },
} as const satisfies Record<
  School,
  { name: string; aspect: string; sentence: (pair: AdvisedPair) => string | null }
>

interface TwoSchoolsProps {
  answer: Answer
  shownId: string
  onShow: (id: string) => void
}

/** The two drinks if the schools would pour different ones; otherwise one line. */
export function TwoSchools({ answer: { schools: choices, pairs }, shownId, onShow }: TwoSchoolsProps) {
  const isAboutDrinks = pairs.some(({ schoolPoints }) => schoolPoints !== null)
  if (!choices)
    return isAboutDrinks ? (
      <p className={css.agreed}>Match the weight or balance the flavors: here both schools agree.</p>
    ) : null
  return (
    <section aria-labelledby="two-schools">
      <h3 id="two-schools" className={css.heading}>
        Two schools, two glasses
      </h3>
      <div className={css.sides}>
        {schools.map(school => {
          const pair = pairs.find(({ id }) => id === choices[school])
          return (
            pair && (
              <Side
                key={school}
                school={school}
                pair={pair}
                pairs={pairs}
                isShown={pair.id === shownId}
                onShow={() => onShow(pair.id)}
              />
            )
          )
        })}
      </div>
    </section>
  )
}

interface SideProps {
  school: School
  pair: AdvisedPair
  /** All of the answer, each a mark on the scale. */
  pairs: readonly AdvisedPair[]
  isShown: boolean
  onShow: () => void
}

function Side({ school, pair, pairs, isShown, onShow }: SideProps) {
  const { name, aspect, sentence } = descriptions[school]
  const points = pair.schoolPoints?.[school] ?? 0
  const reason = sentence(pair)
  return (
    <section className={css.side} aria-label={name}>
      <p className={css.school}>{name}</p>
      <h4 className={css.drink}>
        {isShown ? (
          pair.name
        ) : (
          <button type="button" onClick={onShow}>
            {pair.name}
          </button>
        )}
      </h4>
      <Scale school={school} pairs={pairs} chosenId={pair.id} />
      <p className={css.points}>
        <b>{signed(points)}</b> {Math.abs(points) === 1 ? 'point' : 'points'} for {aspect}
        {isShown && ', shown above'}
      </p>
      {reason !== null && <p className={css.sentence}>{firstSentence(reason)}</p>}
    </section>
  )
}

/** Where the scales end, in points. Of suggested drinks none lies beyond. */
const scaleEnds = { match: [-16, 16], balance: [-4, 48] } as const satisfies Record<School, [number, number]>

/** The same scale for all drinks of the answer: the chosen one is filled, the others are rings. */
function Scale({ school, pairs, chosenId }: Pick<SideProps, 'school' | 'pairs'> & { chosenId: string }) {
  const [low, high] = scaleEnds[school]
  const placeOf = (points: number) =>
    ((Math.min(high, Math.max(low, points)) - low) / (high - low)) * 296 + 12
  const marks = pairs.flatMap(({ id, schoolPoints }) =>
    schoolPoints ? [{ id, x: placeOf(schoolPoints[school]) }] : [],
  )
  return (
    <svg className={css.scale} viewBox="0 0 320 34" aria-hidden="true">
      <path className={css.line} d="M12 14H308" />
      <path className={css.zero} d={`M${placeOf(0)} 8V20`} />
      <text x={placeOf(0)} y="32" textAnchor="middle">
        0
      </text>
      {marks
        .toSorted((one, other) => Number(one.id === chosenId) - Number(other.id === chosenId))
        .map(({ id, x }) => (
          <circle key={id} cx={x} cy="14" r={id === chosenId ? 6 : 4} data-chosen={id === chosenId} />
        ))}
    </svg>
  )
}

function signed(points: number): string {
  return points < 0 ? `−${Math.abs(points)}` : `${points}`
}

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
  isShown: boolean
  onShow: () => void
}

function Side({ school, pair, isShown, onShow }: SideProps) {
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
      <p className={css.points}>
        <b>{signed(points)}</b> {Math.abs(points) === 1 ? 'point' : 'points'} for {aspect}
        {isShown && ', shown above'}
      </p>
      {reason !== null && <p className={css.sentence}>{firstSentence(reason)}</p>}
    </section>
  )
}

function signed(points: number): string {
  return points < 0 ? `−${Math.abs(points)}` : `${points}`
}

import css from './PairVerdict.module.css'

interface PairVerdictProps {
  score: number
  verdict: string | null
  /** The one sentence that says why. */
  why: string | null
}

export function PairVerdict({ score, verdict, why }: PairVerdictProps) {
  return (
    <div className={css.verdict}>
      <span className={css.number}>
        <span data-part="score">{score}</span>
        <span className={css.count} data-part="count" aria-hidden="true">
          {lastPoints(score).map(points => (
            <i key={points} data-points={points} />
          ))}
        </span>
      </span>
      <p className={css.scale}>
        <b>{verdict}</b>
        <span>Score out of 100</span>
      </p>
      {why !== null && <p className={css.why}>{why}</p>}
    </div>
  )
}

/** The five below the score, which the reveal counts. */
function lastPoints(score: number): number[] {
  return [5, 4, 3, 2, 1].map(below => score - below).filter(points => points >= 0)
}

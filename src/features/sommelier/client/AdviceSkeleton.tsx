import css from './AdviceSkeleton.module.css'

const lines = [1, 2, 3] as const

/** The parts of the result in their places. Appears after 200 ms, so that fast answers do not flicker. */
export function AdviceSkeleton() {
  return (
    <div role="status" className={css.skeleton}>
      <span className={css.label}>Finding your match</span>
      <div className={css.head} aria-hidden="true">
        <span className={css.title} />
        <span className={css.title} data-second />
      </div>
      <div className={css.verdict} aria-hidden="true">
        <span className={css.score} />
        <span className={css.line} />
      </div>
      <div className={css.stage} aria-hidden="true">
        <span className={css.cigar} />
        <span className={css.glass} />
      </div>
      <div className={css.side} aria-hidden="true">
        <span className={css.button} />
        {lines.map(line => (
          <span key={line} className={css.line} />
        ))}
      </div>
    </div>
  )
}

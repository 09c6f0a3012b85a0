import type { Paired } from '../guide.contract.ts'
import css from './PairScore.module.css'

/** Leads to the result of the pair, with every point. There are too many pairs for search engines. */
export function PairScore({ pair: { score, address } }: { pair: Paired<object> }) {
  return (
    <a className={css.score} href={address} rel="nofollow">
      <span className={css.hidden}>Score </span>
      {score}
    </a>
  )
}

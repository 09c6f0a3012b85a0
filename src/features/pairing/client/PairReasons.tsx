import type { PairTexts } from '../pairing.contract.ts'
import css from './PairReasons.module.css'

interface PairReasonsProps {
  texts: Pick<PairTexts, 'share' | 'differ' | 'weight'>
  /** The sentence that stands beside the score is not repeated. */
  told: string | null
}

export function PairReasons({ texts: { share, differ, weight }, told }: PairReasonsProps) {
  const rows = [
    ['They share', share],
    ['They contrast', differ],
    ['Weight', weight],
  ] as const
  const shown = rows.filter(([, text]) => text !== null && text !== told)
  if (shown.length === 0) return null
  return (
    <aside className={css.reasons} aria-label="Why this pair">
      <dl>
        {shown.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/** The reason that is told, or the next best one. */
export function toldReason({ why, share, differ, weight }: PairTexts): string | null {
  return why ?? share ?? differ ?? weight
}

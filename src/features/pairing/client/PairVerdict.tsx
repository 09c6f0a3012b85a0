import { Radar } from '#platform/client/ui/drawings/Radar.tsx'
import { type FreePairing, flavourAxes, type Reason } from '../pairing.contract.ts'
import css from './PairVerdict.module.css'

/** A rule that spoke; those of the member's own taste are marked as theirs. */
export interface LedgerLine extends Reason {
  isOwnTaste?: boolean | undefined
}

interface PairVerdictProps {
  pairing: Omit<FreePairing, 'result' | 'address' | 'reasons'> & { reasons: readonly LedgerLine[] }
}

/** The score and everything it rests on. */
export function PairVerdict({ pairing }: PairVerdictProps) {
  const { cigar, drink, score, verdict, why, share, differ, weight, reasons } = pairing
  return (
    <aside className={css.verdict} aria-label="Why this pair">
      <div className={css.score}>
        <span className={css.number}>{score}</span>
        <p>
          <b>{verdict}</b>
          <span>How near the two sit in weight and flavor, out of 100</span>
        </p>
      </div>
      <div className={css.radar}>
        <Radar
          title="Flavor radar"
          axes={flavourAxes}
          first={{ label: 'the cigar', values: cigar.flavour }}
          second={{ label: 'the drink', values: drink.flavour }}
          widthPixels={330}
        />
        <p className={css.key} aria-hidden="true">
          <span>
            <i className={css.dashed} />
            The cigar
          </span>
          <span>
            <i />
            The drink
          </span>
        </p>
      </div>
      <dl className={css.why}>
        <div>
          <dt>Why these two</dt>
          <dd>{why}</dd>
        </div>
        <div>
          <dt>They share</dt>
          <dd>{share}</dd>
        </div>
        <div>
          <dt>They differ</dt>
          <dd>{differ}</dd>
        </div>
        <div>
          <dt>Weight</dt>
          <dd>{weight}</dd>
        </div>
      </dl>
      <details className={css.ledger}>
        <summary>Every point of the {score}</summary>
        <ul>
          {reasons.map(reason => (
            <li key={reason.text}>
              <span>
                {reason.text}
                {reason.isOwnTaste && <i className={css.own}>Your taste</i>}
              </span>
              <span className={css.points}>{signed(reason.points)}</span>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`
}

import { Radar } from '#platform/client/ui/drawings/Radar.tsx'
import { type FreePairing, flavorAxes } from '../pairing.contract.ts'
import css from './PairVerdict.module.css'
import { type LedgerLine, PointsLedger } from './PointsLedger.tsx'

interface PairVerdictProps {
  pairing: Omit<FreePairing, 'result' | 'address' | 'reasons'> & { reasons: readonly LedgerLine[] }
}

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
          axes={flavorAxes}
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
      <div className={css.ledger}>
        <PointsLedger score={score} reasons={reasons} />
      </div>
    </aside>
  )
}

import { Radar } from '#platform/client/ui/drawings/Radar.tsx'
import { type FreePairing, flavorAxes, type PairedDrink } from '../pairing.contract.ts'
import css from './PairVerdict.module.css'
import { type LedgerLine, PointsLedger } from './PointsLedger.tsx'

interface PairVerdictProps {
  pairing: Omit<FreePairing, 'result' | 'address' | 'reasons' | 'drink'> & {
    drink: PairedDrink
    reasons: readonly LedgerLine[]
  }
}

export function PairVerdict({ pairing }: PairVerdictProps) {
  const { cigar, drink, score, verdict, reasons } = pairing
  if (score === null) return null
  return (
    <aside className={css.verdict} aria-label="Why this pair">
      <div className={css.score}>
        <span className={css.number}>{score}</span>
        <p>
          <b>{verdict}</b>
          <span>Score out of 100</span>
        </p>
      </div>
      {cigar.flavour && <FlavorRadar cigar={cigar.flavour} drink={drink.flavour} />}
      <dl className={css.why}>
        {reasonRows(pairing).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={css.ledger}>
        <PointsLedger score={score} reasons={reasons} />
      </div>
    </aside>
  )
}

function FlavorRadar({ cigar, drink }: { cigar: readonly number[]; drink: readonly number[] }) {
  return (
    <div className={css.radar}>
      <Radar
        title="Flavor radar"
        axes={flavorAxes}
        first={{ label: 'the cigar', values: cigar }}
        second={{ label: 'the drink', values: drink }}
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
  )
}

/** The reason that is told stands by itself only if it is none of the others. */
function reasonRows({ why, share, differ, weight }: PairVerdictProps['pairing']): [string, string][] {
  const others: [string, string | null][] = [
    ['They share', share],
    ['They contrast', differ],
    ['Weight', weight],
  ]
  const isOneOfThem = others.some(([, text]) => text === why)
  const rows = isOneOfThem ? others : [['Why these two', why] as const, ...others]
  return rows.flatMap(([name, text]): [string, string][] => (text === null ? [] : [[name, text]]))
}

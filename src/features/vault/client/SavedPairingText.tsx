import { PairTitle } from '#features/pairing/client/PairTitle.tsx'
import { formatDate, formatTimeAgo } from '#platform/client/relative-time.ts'
import type { PairingStatus, SavedPairing } from '../vault.contract.ts'
import css from './SavedPairingText.module.css'

export function SavedTitle({ pairing }: { pairing: Pick<SavedPairing, 'cigar_name' | 'pairing_name'> }) {
  return <PairTitle cigar={pairing.cigar_name} drink={pairing.pairing_name} />
}

export function titleOf({ cigar_name, pairing_name }: SavedPairing): string {
  return `${cigar_name} & ${pairing_name}`
}

interface TypeAndTimeProps {
  pairing: SavedPairing
  /** Not beside a result, which shows its score itself. */
  isScored?: boolean
  /** No result was kept with it, and today’s is shown. */
  isScoredToday?: boolean | undefined
}

export function TypeAndTime({ pairing, isScored = true, isScoredToday = false }: TypeAndTimeProps) {
  return (
    <p className={css.line} data-start={!isScored || undefined}>
      <span className={css.type}>{pairing.pairing_type}</span>
      {isScored && pairing.score !== null && <span>{pairing.score} of 100</span>}
      <StatusAndTime pairing={pairing} />
      {isScoredToday && <span>Scored today, from the catalog</span>}
    </p>
  )
}

const statusNames: Record<PairingStatus, string> = { 'looked up': 'Looked up', want: 'Want', tried: 'Tried' }

function StatusAndTime({ pairing: { status, tried_on, created_at } }: { pairing: SavedPairing }) {
  return (
    <span className={css.status}>
      {statusNames[status]}
      {status === 'tried' && tried_on === null ? ', saved ' : ' '}
      {tried_on === null ? (
        <time dateTime={created_at} title={formatDate(created_at)}>
          {formatTimeAgo(created_at)}
        </time>
      ) : (
        // Midnight here: a day without a time would be midnight in UTC, which may be the day before.
        <time dateTime={tried_on}>{formatDate(`${tried_on}T00:00`)}</time>
      )}
    </span>
  )
}

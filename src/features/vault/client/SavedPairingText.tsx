import { formatDate, formatTimeAgo } from '#platform/client/relative-time.ts'
import type { SavedPairing } from '../vault.contract.ts'
import css from './SavedPairingText.module.css'

/** Either name may contain an ampersand; only the one between them is gold. */
export function SavedTitle({ pairing }: { pairing: Pick<SavedPairing, 'cigar_name' | 'pairing_name'> }) {
  return (
    <>
      {pairing.cigar_name} <span className={css.ampersand}>&amp;</span> {pairing.pairing_name}
    </>
  )
}

export function titleOf({ cigar_name, pairing_name }: SavedPairing): string {
  return `${cigar_name} & ${pairing_name}`
}

export function TypeAndTime({ pairing: { pairing_type, created_at } }: { pairing: SavedPairing }) {
  return (
    <p className={css.line}>
      <span className={css.type}>{pairing_type}</span>
      <time dateTime={created_at} title={formatDate(created_at)}>
        {formatTimeAgo(created_at)}
      </time>
    </p>
  )
}

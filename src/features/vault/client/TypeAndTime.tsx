import { formatDate, formatTimeAgo } from '#platform/client/relative-time.ts'
import type { SavedPairing } from '../vault.contract.ts'
import css from './TypeAndTime.module.css'

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

import { sayDate, sayTimeAgo } from '#platform/client/say-time-ago.ts'
import type { SavedPairing } from '../vault.contract.ts'
import css from './TypeAndTime.module.css'

export function TypeAndTime({ pairing: { pairing_type, created_at } }: { pairing: SavedPairing }) {
  return (
    <p className={css.line}>
      <span className={css.type}>{pairing_type}</span>
      <time dateTime={created_at} title={sayDate(created_at)}>
        {sayTimeAgo(created_at)}
      </time>
    </p>
  )
}

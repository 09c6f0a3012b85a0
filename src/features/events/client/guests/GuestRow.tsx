import { Button } from '#platform/client/ui/Button.tsx'
import type { ListedGuest } from '../../guest-list.contract.ts'
import { partyWords, readableCode } from '../ticket-words.ts'
import css from './GuestsPage.module.css'
import { clockText } from './guest-list-words.ts'

interface GuestRowProps {
  guest: ListedGuest
  /** The search has found no other: its action is that of the page. */
  isOnly: boolean
  isChanging: boolean
  isCanceled: boolean
  onCheckIn: (isIn: boolean) => void
}

export function GuestRow({ guest, isOnly, isChanging, isCanceled, onCheckIn }: GuestRowProps) {
  const { name, partySize, answer, ticket, checkedInAt } = guest
  const mayEnter = answer === 'going' && !isCanceled
  return (
    <li className={css.row} data-here={checkedInAt !== null || undefined}>
      <div className={css.who}>
        <h3>{name}</h3>
        <p>
          {partyWords(partySize)}
          <span className={css.ticket}>, {readableCode(ticket)}</span>
          {checkedInAt !== null && <span className={css.here}>, here since {clockText(checkedInAt)}</span>}
        </p>
      </div>
      {checkedInAt !== null ? (
        <Button
          size="large"
          look="quiet"
          working={isChanging}
          aria-label={`Undo the check-in of ${name}`}
          onClick={() => onCheckIn(false)}
        >
          Undo
        </Button>
      ) : (
        mayEnter && (
          <Button
            size="large"
            look={isOnly ? 'primary' : 'secondary'}
            working={isChanging}
            aria-label={`Check in ${name}`}
            onClick={() => onCheckIn(true)}
          >
            Check in
          </Button>
        )
      )}
      <span className={css.box} aria-hidden="true" />
    </li>
  )
}

import css from './ChatPage.module.css'

interface BlockedMessageProps {
  continues: boolean
  /** Opens the card of the member, who can be unblocked there. */
  onOpen: () => void
}

/** In the place of what a blocked member wrote; several in a row are one line. */
export function BlockedMessage({ continues, onOpen }: BlockedMessageProps) {
  if (continues) return null
  return (
    <li>
      <button type="button" className={css.blocked} onClick={onOpen}>
        Messages of a member whom you have blocked
      </button>
    </li>
  )
}

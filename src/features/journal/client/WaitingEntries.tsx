import { Button } from '#platform/client/ui/Button.tsx'
import css from './JournalPage.module.css'
import type { WaitingEntry } from './journal-outbox.ts'

interface WaitingEntriesProps {
  waiting: readonly WaitingEntry[]
  onOpen: (waiting: WaitingEntry) => void
  onDiscard: (waiting: WaitingEntry) => void
}

/** Written on this device and not stored yet. */
export function WaitingEntries({ waiting, onOpen, onDiscard }: WaitingEntriesProps) {
  if (waiting.length === 0) return null
  return (
    <section className={css.waiting} aria-label="Not sent yet">
      <ul>
        {waiting.map(each => (
          <li key={each.entry.id}>
            <div>
              <b>{each.entry.cigar}</b>
              <p>{each.problem ?? 'Kept on this device. It is sent when there is a connection.'}</p>
            </div>
            <Button size="small" aria-label={`Edit ${each.entry.cigar}`} onClick={() => onOpen(each)}>
              Edit
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Discard ${each.entry.cigar}`}
              onClick={() => onDiscard(each)}
            >
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useNow } from '#platform/client/ui/use-now.ts'
import type { ManagedEvent } from '../../managed-events.contract.ts'
import { EventRow } from '../EventRow.tsx'
import css from './EventForm.module.css'
import { type EventDraft, previewOf } from './event-draft.ts'

interface EventPreviewProps {
  draft: EventDraft
  opened: ManagedEvent | undefined
}

/** The card as members will see it. Nothing in it can be pressed. */
export function EventPreview({ draft, opened }: EventPreviewProps) {
  const now = useNow(60_000)
  const event = previewOf(draft, opened)
  return (
    <section className={css.preview} aria-labelledby="event-preview">
      <h2 id="event-preview">As members see it</h2>
      {event ? (
        <ul inert>
          <EventRow event={event} now={now} isNext={false} />
        </ul>
      ) : (
        <p>Choose a day and a time.</p>
      )}
    </section>
  )
}

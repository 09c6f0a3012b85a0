import { Button } from '#platform/client/ui/Button.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import type { ManagedEvent } from '../../managed-events.contract.ts'
import css from './ManagedEvents.module.css'
import { ManageLinks } from './ManageLinks.tsx'
import { placesText, whenText } from './managed-event-words.ts'

interface ComingEventsProps {
  events: readonly ManagedEvent[]
  /** Of the lounge. */
  timeZone: string
  onCancel: (event: ManagedEvent) => void
  onRestore: (event: ManagedEvent) => void
}

export function ComingEvents({ events, timeZone, onCancel, onRestore }: ComingEventsProps) {
  const columns: TableColumn<ManagedEvent>[] = [
    { id: 'title', header: 'Event', namesRow: true, cell: event => <EventTitle event={event} /> },
    { id: 'when', header: 'When', cell: event => whenText(event, timeZone) },
    { id: 'going', header: 'Going', align: 'end', cell: ({ going }) => going },
    { id: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => waiting },
    { id: 'places', header: 'Places', align: 'end', cell: placesText },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: event => (
        <div className={css.actions}>
          <ManageLinks event={event} />
          {event.cancelled_at === null ? (
            <Button
              size="small"
              look="quiet"
              aria-label={`Cancel ${event.title}`}
              onClick={() => onCancel(event)}
            >
              Cancel
            </Button>
          ) : (
            <Button
              size="small"
              look="quiet"
              aria-label={`Restore ${event.title}`}
              onClick={() => onRestore(event)}
            >
              Restore
            </Button>
          )}
        </div>
      ),
    },
  ]
  return (
    <DataTable
      caption="To come"
      showCaption
      dense
      columns={columns}
      rows={events}
      rowKey={({ id }) => id}
      empty="No event is planned."
    />
  )
}

function EventTitle({ event: { title, series_id, cancelled_at } }: { event: ManagedEvent }) {
  return (
    <span className={css.title}>
      {title}
      {series_id !== null && <span className={css.note}>Weekly</span>}
      {cancelled_at !== null && <StatusTag tone="danger">Canceled</StatusTag>}
    </span>
  )
}

import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import type { ManagedEvent } from '../../managed-events.contract.ts'
import css from './ManagedEvents.module.css'
import { ManageLinks } from './ManageLinks.tsx'
import { whenText } from './managed-event-words.ts'

const shownAtFirst = 10

interface PastEventsTableProps {
  events: readonly ManagedEvent[]
  /** Of the lounge. */
  timeZone: string
}

/** Who came, and who had said yes and did not. */
export function PastEventsTable({ events, timeZone }: PastEventsTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const columns: TableColumn<ManagedEvent>[] = [
    { id: 'title', header: 'Event', namesRow: true, cell: ({ title }) => title },
    { id: 'when', header: 'When', cell: event => whenText(event, timeZone) },
    { id: 'came', header: 'Came', align: 'end', cell: event => cameText(event) },
    {
      id: 'missed',
      header: 'Did not come',
      align: 'end',
      cell: ({ going, arrived, cancelled_at }) => (cancelled_at === null ? going - arrived : '–'),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: event => (
        <div className={css.actions}>
          <ManageLinks event={event} />
        </div>
      ),
    },
  ]
  if (events.length === 0) return null
  return (
    <div className={css.past}>
      <DataTable
        caption="Past"
        showCaption
        dense
        columns={columns}
        rows={showsAll ? events : events.slice(0, shownAtFirst)}
        rowKey={({ id }) => id}
      />
      {!showsAll && events.length > shownAtFirst && (
        <Button size="small" look="quiet" onClick={() => setShowsAll(true)}>
          Show all {events.length}
        </Button>
      )}
    </div>
  )
}

function cameText({ arrived, walk_ins, cancelled_at }: ManagedEvent): string {
  if (cancelled_at !== null) return 'Canceled'
  return walk_ins > 0 ? `${arrived + walk_ins}, ${walk_ins} without a ticket` : String(arrived)
}

import { type ReactNode, useState } from 'react'
import { Field } from '#platform/client/ui/Field.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import type { GuestList } from '../../guest-list.contract.ts'
import { describeTimes } from '../event-times.ts'
import { GuestCountsRow } from './GuestCountsRow.tsx'
import { GuestRow } from './GuestRow.tsx'
import css from './GuestsPage.module.css'
import { GuestTools } from './GuestTools.tsx'
import { hasEnded, type Presence, presenceLabels, shownGuests } from './guest-list-words.ts'
import { useDoor } from './use-door.ts'
import { WalkIns } from './WalkIns.tsx'

/** The list of one event, in one column that a thumb reaches. */
export function GuestListView({ list }: { list: GuestList }) {
  const { event, counts, guests } = list
  const now = useNow(60_000)
  const [search, setSearch] = useState('')
  const [presence, setPresence] = useState<Presence>('all')
  const door = useDoor(event.id)
  const isOver = hasEnded(event, now)
  const { going, waiting, notGoing } = shownGuests(guests, search, presence)
  const times = describeTimes(
    new Date(event.start_time),
    event.end_time === null ? null : new Date(event.end_time),
    event.time_zone,
  )
  const changing = door.checkIn.isPending ? door.checkIn.variables.guest.ticket : undefined
  const rowOf = (guest: GuestList['guests'][number]) => (
    <GuestRow
      key={guest.ticket}
      guest={guest}
      isOnly={going.length === 1 && search !== ''}
      isChanging={guest.ticket === changing}
      isCanceled={event.cancelled_at !== null}
      onCheckIn={isIn => door.checkIn.mutate({ guest, isIn })}
    />
  )
  return (
    <div className={css.list}>
      <div className={css.event}>
        <h2>{event.title}</h2>
        <p>{[times.there, event.location].filter(Boolean).join(', ')}</p>
        {event.cancelled_at !== null && <StatusTag tone="danger">Canceled</StatusTag>}
      </div>
      <GuestCountsRow counts={counts} isOver={isOver} />
      <div className={css.tools}>
        <Field
          label="Find a guest"
          hideLabel
          type="search"
          placeholder="Search a name or a ticket"
          value={search}
          onValueChange={setSearch}
          autoComplete="off"
          spellCheck={false}
        />
        <SegmentedControl<Presence>
          label="Show"
          options={presenceLabels(isOver)}
          value={presence}
          onValueChange={setPresence}
        />
        <GuestTools eventId={event.id} />
      </div>
      <section aria-label="Guests">
        {going.length === 0 ? (
          <p className={css.none}>{noneText(guests.length, search)}</p>
        ) : (
          <ul className={css.rows}>{going.map(rowOf)}</ul>
        )}
      </section>
      <WalkIns list={list} search={search} door={door} />
      <Others heading="On the waitlist" rows={waiting.map(rowOf)} />
      <Others heading="Not coming" rows={notGoing.map(rowOf)} />
    </div>
  )
}

const noneText = (answered: number, search: string) =>
  answered === 0 ? 'Nobody has answered yet.' : search === '' ? 'No guest.' : 'No guest of that name.'

function Others({ heading, rows }: { heading: string; rows: ReactNode[] }) {
  if (rows.length === 0) return null
  return (
    <section className={css.others}>
      <h2>{heading}</h2>
      <ul className={css.rows}>{rows}</ul>
    </section>
  )
}

import type { GuestCounts } from '../../guest-list.contract.ts'
import css from './GuestsPage.module.css'

interface GuestCountsRowProps {
  counts: GuestCounts
  isOver: boolean
}

/** Persons, not parties. */
export function GuestCountsRow({ counts, isOver }: GuestCountsRowProps) {
  const { going, arrived, walkIns, waiting, free, capacity } = counts
  const guestsHere = arrived - walkIns
  return (
    <div role="status">
      <dl className={css.counts}>
        <Count
          name={isOver ? 'came' : 'here'}
          value={arrived}
          note={walkIns > 0 && `${walkIns} without a ticket`}
        />
        <Count
          name={isOver ? 'did not come' : 'expected'}
          value={going - guestsHere}
          note={`of ${going} going`}
        />
        {free === null ? (
          <Count name="places" value="No limit" />
        ) : (
          <Count
            name={free < 0 ? 'over the places' : 'free places'}
            value={Math.abs(free)}
            note={`of ${capacity}`}
          />
        )}
        {waiting > 0 && <Count name="on the waitlist" value={waiting} />}
      </dl>
    </div>
  )
}

interface CountProps {
  name: string
  value: number | string
  note?: string | false
}

function Count({ name, value, note }: CountProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {note && <dd className={css.note}>{note}</dd>}
    </div>
  )
}

import { initialsOf } from '#features/member/client/member-name.ts'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import type { LoungeEvent } from '../events.contract.ts'
import css from './EventRow.module.css'

const faceSizePixels = 28

/** Who comes, and how many places are left. */
export function Guests({ event }: { event: LoungeEvent }) {
  const { guests, going, waiting, capacity } = event
  const counts = [
    going === 0 ? 'Nobody has said yes yet' : `${going} going`,
    capacity !== null && `${Math.max(0, capacity - going)} of ${capacity} places left`,
    waiting > 0 && `${waiting} waiting`,
  ]
  const unnamed = going - guests.reduce((sum, { partySize }) => sum + partySize, 0)
  return (
    <div className={css.guests}>
      <p>{counts.filter(Boolean).join(', ')}</p>
      {guests.length > 0 && (
        <ul aria-label="Who is coming">
          {guests.map(({ id, name, pictureUrl, partySize }) => (
            <li key={id}>
              <MemberFace
                id={id}
                initials={initialsOf(name)}
                pictureUrl={pictureUrl}
                sizePixels={faceSizePixels}
              />
              {name}
              {partySize > 1 && ` and ${partySize - 1}`}
            </li>
          ))}
          {unnamed > 0 && <li>and {unnamed} more</li>}
        </ul>
      )}
    </div>
  )
}

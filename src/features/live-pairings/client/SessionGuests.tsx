import { initialsOf } from '#features/member/client/member-name.ts'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import type { LivePairing } from '../live-pairings.contract.ts'
import css from './LivePairings.module.css'

const faceSizePixels = 32

/** Who takes part, the host marked. */
export function SessionGuests({ session }: { session: LivePairing }) {
  const { guests, hostId, step } = session
  const shown = guests.filter(({ isHere }) => isHere || step === 'revealed')
  return (
    <section className={css.guests} aria-labelledby="session-guests">
      <h3 id="session-guests">Guests, {shown.length}</h3>
      <ul>
        {shown.map(({ id, name, pictureUrl }) => (
          <li key={id}>
            <MemberFace
              id={id}
              initials={initialsOf(name)}
              pictureUrl={pictureUrl}
              sizePixels={faceSizePixels}
            />
            {name}
            {id === hostId && <span>Host</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { initialsOf } from '#features/member/client/member-name.ts'
import { PresenceRow } from '#platform/client/ui/chat/ChatRules.tsx'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import css from './PresentMembers.module.css'
import type { usePresence } from './use-presence.ts'

const faceSizePixels = 40

/** Beside a channel: who is in the lounge, and what those smoke who show it. */
export function PresentMembers({ presence }: { presence: NonNullable<ReturnType<typeof usePresence>> }) {
  const { online, members, smoking } = presence
  const smokers = new Set(smoking.map(({ id }) => id))
  const others = members.filter(({ id }) => !smokers.has(id)).map(member => ({ ...member, cigar: '' }))
  const shown = [...smoking, ...others]
  return (
    <aside className={css.members} aria-labelledby="present-members">
      <h2 id="present-members">In the lounge, {online}</h2>
      <ul>
        {shown.map(({ id, name, pictureUrl, cigar }) => (
          <PresenceRow
            key={id}
            face={
              <MemberFace
                id={id}
                initials={initialsOf(name)}
                pictureUrl={pictureUrl}
                sizePixels={faceSizePixels}
              />
            }
            name={name}
            doing={cigar}
          />
        ))}
      </ul>
      {online > shown.length && <p>{online - shown.length} more</p>}
    </aside>
  )
}

import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { LoungeFacts } from '#features/lounge-settings/client/LoungeFacts.tsx'
import { initialsOf } from '#features/member/client/member-name.ts'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import css from './LoungePage.module.css'
import { NowSmoking } from './NowSmoking.tsx'
import { usePresence } from './use-presence.ts'
import { useReader } from './use-reader.ts'

export function LoungePage() {
  const presence = usePresence()
  const { isModerator } = useReader()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>Welcome to The Virtual Lounge</h1>
          <div className={css.presence} role="status">
            {presence && (
              <>
                <span className={css.faces}>
                  {presence.members.map(({ id, name, pictureUrl }) => (
                    <MemberFace
                      key={id}
                      id={id}
                      initials={initialsOf(name)}
                      pictureUrl={pictureUrl}
                      sizePixels={32}
                    />
                  ))}
                </span>
                {presence.online} {presence.online === 1 ? 'member' : 'members'} currently active
              </>
            )}
          </div>
          {presence && <NowSmoking smokers={presence.smoking} />}
          <p className={css.links}>
            <LinkTo to="/lounge/announcements">Announcements</LinkTo>
            {isModerator && <LinkTo to="/lounge/moderation">Moderation</LinkTo>}
          </p>
        </div>
        <Engraving of="chairs" className={css.drawing} />
      </header>
      <ul className={css.rooms}>
        <li>
          <h2>Live Chat</h2>
          <p>Talk with the other members, in channels for each subject.</p>
          <ButtonTo look="primary" to="/lounge/chat">
            Join Chat
          </ButtonTo>
        </li>
        <li>
          <h2>Events</h2>
          <p>Evenings at the lounge, and who is coming.</p>
          <ButtonTo to="/lounge/events">View Events</ButtonTo>
        </li>
        <li>
          <h2>Live Pairings</h2>
          <p>A cigar and up to three drinks, tasted together and rated blind.</p>
          <ButtonTo to="/lounge/pairings">Join Session</ButtonTo>
        </li>
      </ul>
      <LoungeFacts />
    </div>
  )
}

import { BellSlashIcon } from '@phosphor-icons/react/BellSlash'
import { Link } from '@tanstack/react-router'
import hidden from '#platform/client/ui/Hidden.module.css'
import { useNow } from '#platform/client/ui/use-now.ts'
import type { ChatChannel } from '../channels.contract.ts'
import css from './ChannelList.module.css'

interface ChannelListProps {
  channels: readonly ChatChannel[]
  shown: string
}

/** On a small screen they are a row that scrolls. */
function showInRow(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** The channels, and how much is new in each. */
export function ChannelList({ channels, shown }: ChannelListProps) {
  const now = useNow(60_000)
  return (
    <nav className={css.channels} aria-label="Channels">
      <ul>
        {channels.map(({ name, title, unread, mutedUntil }) => {
          const isMuted = mutedUntil !== null && Date.parse(mutedUntil) > now
          return (
            <li key={name}>
              <Link
                to="/lounge/chat"
                search={{ channel: name }}
                className={css.link}
                aria-current={name === shown ? 'page' : undefined}
                ref={name === shown ? showInRow : undefined}
                data-unread={(unread > 0 && !isMuted) || undefined}
                viewTransition={false}
              >
                <span># {title}</span>
                {isMuted && <BellSlashIcon weight="light" size={16} aria-label="Muted" />}
                {unread > 0 && !isMuted && name !== shown && (
                  <b>
                    {unread > 99 ? '99+' : unread}
                    <span className={hidden.hidden}> new</span>
                  </b>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

import { UsersIcon } from '@phosphor-icons/react/Users'
import { useMe } from '#features/member/client/use-me.ts'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { LoungeEvent } from '../events.contract.ts'

/** For staff at the door. */
export function GuestListLink({ event: { id, title } }: { event: Pick<LoungeEvent, 'id' | 'title'> }) {
  const { duties } = useMe()
  if (!duties.includes('door')) return null
  return (
    <ButtonTo
      look="quiet"
      size="small"
      icon={<UsersIcon weight="light" />}
      to="/lounge/events/$event/guests"
      params={{ event: id }}
      aria-label={`Guests of ${title}`}
    >
      Guests
    </ButtonTo>
  )
}

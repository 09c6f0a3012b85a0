import { useMe } from '#features/member/client/use-me.ts'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import css from './EventsPage.module.css'

/** For staff, each as their duties are. */
export function StaffLinks() {
  const { duties } = useMe()
  const [isHost, isAtDoor] = [duties.includes('host'), duties.includes('door')]
  if (!isHost && !isAtDoor) return null
  return (
    <nav className={css.staff} aria-label="For staff">
      {isHost && <ButtonTo to="/lounge/events/manage">Manage events</ButtonTo>}
      {isAtDoor && <ButtonTo to="/lounge/check-in">Check in at the door</ButtonTo>}
    </nav>
  )
}

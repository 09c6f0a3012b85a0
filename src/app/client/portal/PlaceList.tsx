import { Link } from '@tanstack/react-router'
import hidden from '#platform/client/ui/Hidden.module.css'
import { Tooltip } from '#platform/client/ui/Tooltip.tsx'
import type { places } from '../../portal.contract.ts'
import { groupPlaces } from './group-places.ts'
import css from './PlaceList.module.css'
import { placeIcons } from './place-icons.ts'

interface PlaceListProps {
  /** Icons alone, with the names as tooltips. */
  isCompact?: boolean
  /** Rows for fingers. */
  isRoomy?: boolean
  onGo?: (() => void) | undefined
}

/** All places in the brief's order, under the portal's own name. */
export function PlaceList({ isCompact = false, isRoomy = false, onGo }: PlaceListProps) {
  return (
    <nav
      className={css.nav}
      aria-label="Premium Member Portal"
      data-compact={isCompact || undefined}
      data-roomy={isRoomy || undefined}
    >
      {groupPlaces().map(({ group, members }) => (
        <ul key={group}>
          {members.map(place => (
            <li key={place.path}>
              <PlaceLink place={place} isCompact={isCompact} onGo={onGo} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

interface PlaceLinkProps {
  place: (typeof places)[number]
  isCompact: boolean
  onGo: (() => void) | undefined
}

function PlaceLink({ place: { path, label, key }, isCompact, onGo }: PlaceLinkProps) {
  const Icon = placeIcons[path]
  const link = (
    <Link
      to={path}
      className={css.place}
      // Everything lies behind the overview's address, but only the lounge's own rooms belong to the lounge.
      activeOptions={{ exact: path === '/dashboard' }}
      onClick={onGo}
    >
      {({ isActive }) => (
        <>
          <Icon weight={isActive ? 'fill' : 'light'} aria-hidden="true" />
          <span className={isCompact ? hidden.hidden : css.label}>{label}</span>
        </>
      )}
    </Link>
  )
  return isCompact ? (
    <Tooltip text={label} shortcut={`G ${key.toUpperCase()}`} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

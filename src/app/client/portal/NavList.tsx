import { Link } from '@tanstack/react-router'
import hidden from '#platform/client/ui/Hidden.module.css'
import { Tooltip } from '#platform/client/ui/Tooltip.tsx'
import type { navItems } from '../../portal.contract.ts'
import { groupNavItems } from './group-nav-items.ts'
import css from './NavList.module.css'
import { navIcons } from './nav-icons.ts'

interface NavListProps {
  /** Icons only, with names as tooltips. */
  isCompact?: boolean
  /** Taller rows for touch. */
  isRoomy?: boolean
  onNavigate?: (() => void) | undefined
}

export function NavList({ isCompact = false, isRoomy = false, onNavigate }: NavListProps) {
  return (
    <nav
      className={css.nav}
      aria-label="Premium Member Portal"
      data-compact={isCompact || undefined}
      data-roomy={isRoomy || undefined}
    >
      {groupNavItems().map(({ group, items }) => (
        <ul key={group}>
          {items.map(item => (
            <li key={item.path}>
              <NavLink item={item} isCompact={isCompact} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

interface NavLinkProps {
  item: (typeof navItems)[number]
  isCompact: boolean
  onNavigate: (() => void) | undefined
}

function NavLink({ item: { path, label, key }, isCompact, onNavigate }: NavLinkProps) {
  const Icon = navIcons[path]
  const link = (
    <Link
      to={path}
      className={css.link}
      // Most portal paths start with /dashboard, so the overview needs an exact match.
      activeOptions={{ exact: path === '/dashboard' }}
      onClick={onNavigate}
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

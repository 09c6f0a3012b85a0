import { Link, useRouterState } from '@tanstack/react-router'
import { Tooltip } from '#platform/client/ui/Tooltip.tsx'
import { isOfCatalogue, type NavItem, navGroups, parentOf } from '../../portal.contract.ts'
import css from './NavList.module.css'
import { laterProps, NavRow } from './NavRow.tsx'

interface NavListProps {
  /** Icons only, with names as tooltips. */
  isCompact?: boolean
  /** Taller rows for touch. */
  isRoomy?: boolean
  onNavigate?: (() => void) | undefined
}

export function NavList({ isCompact = false, isRoomy = false, onNavigate }: NavListProps) {
  const parent = useRouterState({ select: ({ location }) => parentOf(location.pathname) })
  return (
    <nav
      className={css.nav}
      aria-label="Premium Member Portal"
      data-compact={isCompact || undefined}
      data-roomy={isRoomy || undefined}
    >
      {navGroups.map(({ name, items }) => (
        <ul key={name}>
          {items.map(item => (
            <li key={item.path}>
              <NavLink
                item={item}
                isParent={item.path === parent}
                isCompact={isCompact}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

interface NavLinkProps {
  item: NavItem
  /** Of the current page, which has no entry. */
  isParent: boolean
  isCompact: boolean
  onNavigate: (() => void) | undefined
}

function NavLink({ item, isParent, isCompact, onNavigate }: NavLinkProps) {
  const link = isOfCatalogue(item) ? (
    <a href={item.path} className={css.link}>
      <NavRow item={item} isCurrent={false} isCompact={isCompact} />
    </a>
  ) : (
    <Link
      to={item.path}
      className={css.link}
      // Most portal paths start with /dashboard, so the overview needs an exact match.
      activeOptions={{ exact: item.path === '/dashboard' }}
      onClick={onNavigate}
      {...(isParent && { 'aria-current': 'true' })}
      {...laterProps(item)}
    >
      {({ isActive }) => <NavRow item={item} isCurrent={isActive || isParent} isCompact={isCompact} />}
    </Link>
  )
  if (!isCompact) return link
  const shortcut = 'key' in item ? { shortcut: `G ${item.key.toUpperCase()}` } : {}
  return (
    <Tooltip
      text={'opensLater' in item ? `${item.label}, opens later` : item.label}
      side="right"
      {...shortcut}
    >
      {link}
    </Tooltip>
  )
}

import hidden from '#platform/client/ui/Hidden.module.css'
import type { NavItem } from '../../portal.contract.ts'
import css from './NavList.module.css'
import { navIcons } from './rooms.ts'

interface NavRowProps {
  item: NavItem
  isCurrent: boolean
  isCompact?: boolean
}

/** What a link of the navigation contains. */
export function NavRow({ item, isCurrent, isCompact = false }: NavRowProps) {
  const Icon = navIcons[item.path]
  return (
    <>
      <Icon weight={isCurrent && !('opensLater' in item) ? 'fill' : 'light'} aria-hidden="true" />
      <span className={isCompact ? hidden.hidden : css.label}>{item.label}</span>
    </>
  )
}

/** The name of a link stays the name of the page. */
export function laterProps(item: NavItem) {
  return 'opensLater' in item ? { 'data-later': true, 'aria-description': 'Opens later' } : {}
}

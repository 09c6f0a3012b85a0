import { ListIcon } from '@phosphor-icons/react/List'
import { Link } from '@tanstack/react-router'
import { navIcons } from './nav-icons.ts'
import css from './TabBar.module.css'
import { tabItems } from './tab-items.ts'

export function TabBar({ onMenu }: { onMenu: () => void }) {
  return (
    <nav className={css.bar} aria-label="Shortcuts">
      {tabItems.map(({ to, label }) => {
        const Icon = navIcons[to]
        return (
          <Link key={to} to={to} className={css.tab} activeOptions={{ exact: to === '/dashboard' }}>
            {({ isActive }) => (
              <>
                <Icon weight={isActive ? 'fill' : 'light'} size={24} aria-hidden="true" />
                {label}
              </>
            )}
          </Link>
        )
      })}
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={onMenu}>
        <ListIcon weight="light" size={24} aria-hidden="true" />
        Menu
      </button>
    </nav>
  )
}

import { ListIcon } from '@phosphor-icons/react/List'
import { Link, useLocation } from '@tanstack/react-router'
import { navIcons } from './rooms.ts'
import css from './TabBar.module.css'
import { tabItems } from './tab-items.ts'

export function TabBar({ onMenu }: { onMenu: () => void }) {
  const path = useLocation({ select: location => location.pathname })
  const isOfMenu = !tabItems.some(({ to }) => (to === '/dashboard' ? path === to : path.startsWith(to)))
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
      <button
        type="button"
        className={css.tab}
        data-current={isOfMenu || undefined}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <ListIcon weight={isOfMenu ? 'fill' : 'light'} size={24} aria-hidden="true" />
        Menu
      </button>
    </nav>
  )
}

import { ArmchairIcon } from '@phosphor-icons/react/Armchair'
import { BrandyIcon } from '@phosphor-icons/react/Brandy'
import { DropHalfBottomIcon } from '@phosphor-icons/react/DropHalfBottom'
import { HouseLineIcon } from '@phosphor-icons/react/HouseLine'
import { ListIcon } from '@phosphor-icons/react/List'
import { Link } from '@tanstack/react-router'
import css from './TabBar.module.css'

const tabs = [
  { to: '/dashboard', label: 'Overview', Icon: HouseLineIcon },
  { to: '/dashboard/humidor', label: 'Humidor', Icon: DropHalfBottomIcon },
  { to: '/pair', label: 'Pair', Icon: BrandyIcon },
  { to: '/lounge', label: 'Lounge', Icon: ArmchairIcon },
] as const

export function TabBar({ onMenu }: { onMenu: () => void }) {
  return (
    <nav className={css.bar} aria-label="Shortcuts">
      {tabs.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={css.tab} activeOptions={{ exact: to === '/dashboard' }}>
          {({ isActive }) => (
            <>
              <Icon weight={isActive ? 'fill' : 'light'} size={24} aria-hidden="true" />
              {label}
            </>
          )}
        </Link>
      ))}
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={onMenu}>
        <ListIcon weight="light" size={24} aria-hidden="true" />
        Menu
      </button>
    </nav>
  )
}

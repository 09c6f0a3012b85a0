import { ListIcon } from '@phosphor-icons/react/List'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/X'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import type { NavPath } from '../../portal.contract.ts'
import { MemberBell } from './MemberBell.tsx'
import { MemberControls, MemberNav, MemberSeal, SearchForm } from './MemberNav.tsx'
import css from './MemberPageShell.module.css'
import { navIcons } from './rooms.ts'
import bar from './TabBar.module.css'
import top from './TopBar.module.css'
import { tabItems } from './tab-items.ts'

const menuId = 'member-menu'

/** `TopBar` of the portal. */
export function MemberBar({ placeName, title }: { placeName: string; title: string | undefined }) {
  return (
    <header className={top.bar}>
      <a className={top.brand} href="/dashboard" aria-label={placeName}>
        <Emblem sizePixels={28} />
      </a>
      <b className={top.title} data-shown="false" data-bar-title>
        {title}
      </b>
      <SearchForm className={css.icon} label="Search or jump to">
        <MagnifyingGlassIcon weight="light" size={22} aria-hidden="true" />
      </SearchForm>
      <MemberBell />
      <button
        type="button"
        className={css.icon}
        aria-label="Account and menu"
        aria-haspopup="dialog"
        popoverTarget={menuId}
      >
        <MemberSeal />
      </button>
    </header>
  )
}

/** `TabBar` of the portal. */
export function MemberTabs() {
  return (
    <nav className={bar.bar} aria-label="Shortcuts">
      {tabItems.map(({ to, label }) => {
        const Icon = navIcons[to]
        return (
          <a key={to} href={to} className={bar.tab}>
            <Icon weight="light" size={24} aria-hidden="true" />
            {label}
          </a>
        )
      })}
      <button type="button" className={bar.tab} aria-haspopup="dialog" popoverTarget={menuId}>
        <ListIcon weight="light" size={24} aria-hidden="true" />
        Menu
      </button>
    </nav>
  )
}

/** `MenuDrawer` of the portal. */
export function MemberMenu({ current }: { current: NavPath | undefined }) {
  return (
    <div className={css.menu} id={menuId} popover="auto" role="dialog" aria-label="Premium Member Portal">
      <div className={css.menuHead}>
        <b>Premium Member Portal</b>
        <button
          type="button"
          className={css.icon}
          aria-label="Close"
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          <XIcon weight="light" size={20} aria-hidden="true" />
        </button>
      </div>
      <MemberNav current={current} isRoomy />
      <MemberControls />
    </div>
  )
}

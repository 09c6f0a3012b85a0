import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { SidebarSimpleIcon } from '@phosphor-icons/react/SidebarSimple'
import { SignOutIcon } from '@phosphor-icons/react/SignOut'
import type { ReactNode } from 'react'
import { KeyCap } from '#platform/client/ui/KeyCap.tsx'
import { ThemeFace } from '#platform/client/ui/theme/ThemeFace.tsx'
import { type NavPath, navGroups } from '../../portal.contract.ts'
import card from './MemberCard.module.css'
import css from './MemberPageShell.module.css'
import nav from './NavList.module.css'
import { laterProps, NavRow } from './NavRow.tsx'
import rail from './Rail.module.css'

/** The navigation of `NavList`, as plain links. */
export function MemberNav({ current, isRoomy }: { current: NavPath | undefined; isRoomy?: boolean }) {
  return (
    <nav className={nav.nav} aria-label="Premium Member Portal" data-roomy={isRoomy}>
      {navGroups.map(({ name, items }) => (
        <ul key={name}>
          {items.map(item => (
            <li key={item.path}>
              <a
                href={item.path}
                className={nav.link}
                aria-current={item.path === current ? 'page' : undefined}
                {...laterProps(item)}
              >
                <NavRow item={item} isCurrent={item.path === current} />
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

interface SearchFormProps {
  className: string | undefined
  /** If what the button contains does not name it. */
  label?: string
  children: ReactNode
}

/** Opens the palette of the portal; without the script it leads to the page where a name can be typed. */
export function SearchForm({ className, label, children }: SearchFormProps) {
  return (
    <form action="/cigars" className={css.search}>
      <button
        type="submit"
        className={className}
        aria-label={label}
        aria-keyshortcuts="Control+K"
        data-opens="palette"
      >
        {children}
      </button>
    </form>
  )
}

/** The script of the page prints the keys of the device. */
export function MemberSearch() {
  return (
    <SearchForm className={rail.jump}>
      <MagnifyingGlassIcon weight="light" aria-hidden="true" />
      <span>Search or jump to</span>
      <span aria-hidden="true" data-palette-keys>
        <KeyCap>Ctrl K</KeyCap>
      </span>
    </SearchForm>
  )
}

/** An empty seal; the script of the page draws it, or puts the member's picture in its place. */
export function MemberSeal() {
  return <span className={css.seal} data-member-seal />
}

/** The script of the page fills in who the member is: the document is the same for all members. */
export function MemberControls({ canCollapse = false }: { canCollapse?: boolean }) {
  return (
    <div className={`${rail.foot} ${css.foot}`}>
      <div className={`${card.card} ${css.member}`}>
        <MemberSeal />
        <p className={card.text} data-member>
          <b />
          <span />
        </p>
      </div>
      <div className={`${rail.controls} ${css.controls}`}>
        <button type="button" className={css.control} data-sign-out>
          <SignOutIcon weight="light" size={20} aria-hidden="true" />
          <span>Sign Out</span>
        </button>
        <button type="button" className={css.icon} data-theme-switch>
          <ThemeFace />
        </button>
        {canCollapse && (
          <button type="button" className={css.icon} data-rail-switch>
            <SidebarSimpleIcon weight="light" size={20} aria-hidden="true" />
            <span className={css.toNarrow}>Collapse sidebar</span>
            <span className={css.toOpen}>Expand sidebar</span>
          </button>
        )}
      </div>
    </div>
  )
}

import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { SidebarSimpleIcon } from '@phosphor-icons/react/SidebarSimple'
import { Link } from '@tanstack/react-router'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { MusicControl } from '#features/music/client/MusicControl.tsx'
import { NotificationBell } from '#features/notifications/client/NotificationBell.tsx'
import { siteName } from '#platform/client/site-name.ts'
import hidden from '#platform/client/ui/Hidden.module.css'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { KeyCap } from '#platform/client/ui/KeyCap.tsx'
import { Tooltip } from '#platform/client/ui/Tooltip.tsx'
import { MemberCard } from './MemberCard.tsx'
import { NavList } from './NavList.tsx'
import type { OverlayName } from './overlay-props.ts'
import { paletteKeys } from './palette-keys.ts'
import css from './Rail.module.css'
import { SignOutButton } from './SignOutButton.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

interface RailProps {
  isOpen: boolean
  onToggle: () => void
  onShow: (overlay: OverlayName) => void
}

/** The sidebar of wide screens. */
export function Rail({ isOpen, onToggle, onShow }: RailProps) {
  const isCompact = !isOpen
  return (
    <aside className={css.rail} aria-label="Sidebar" data-compact={isCompact || undefined}>
      <div className={css.top}>
        <Link to="/dashboard" className={css.brand} activeOptions={{ exact: true }}>
          <Emblem sizePixels={34} />
          <span className={isCompact ? hidden.hidden : undefined}>
            <b>{siteName()}</b> <small>Premium Member Portal</small>
          </span>
        </Link>
        <NotificationBell tooltip="right" onOpen={() => onShow('notifications')} />
      </div>
      <JumpButton isCompact={isCompact} onSearch={() => onShow('palette')} />
      <NavList isCompact={isCompact} />
      <div className={css.foot}>
        <MusicControl isCompact={isCompact} />
        <MemberCard isCompact={isCompact} />
        <div className={css.controls}>
          <SignOutButton isCompact={isCompact} />
          <ThemeSwitch tooltip={isCompact ? 'right' : 'top'} />
          <IconButton
            label={isOpen ? 'Collapse sidebar' : 'Expand sidebar'}
            tooltip={isOpen ? 'top' : 'right'}
            icon={<SidebarSimpleIcon weight="light" size={20} />}
            onClick={onToggle}
          />
        </div>
      </div>
    </aside>
  )
}

function JumpButton({ isCompact, onSearch }: { isCompact: boolean; onSearch: () => void }) {
  const button = (
    <button
      type="button"
      className={css.jump}
      aria-keyshortcuts={paletteKeys.ariaKeyShortcuts}
      onClick={onSearch}
    >
      <MagnifyingGlassIcon weight="light" aria-hidden="true" />
      <span className={isCompact ? hidden.hidden : undefined}>Search or jump to</span>
      {!isCompact && (
        <span aria-hidden="true">
          <KeyCap>{paletteKeys.printed}</KeyCap>
        </span>
      )}
    </button>
  )
  return isCompact ? (
    <Tooltip text="Search or jump to" shortcut={paletteKeys.printed} side="right">
      {button}
    </Tooltip>
  ) : (
    button
  )
}

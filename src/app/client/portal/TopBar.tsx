import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { Link, useRouterState } from '@tanstack/react-router'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { MemberAvatar } from '#features/member/client/MemberAvatar.tsx'
import { NotificationBell } from '#features/notifications/client/NotificationBell.tsx'
import { siteName } from '#platform/client/site-name.ts'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { navItemFor } from '../../portal.contract.ts'
import type { OverlayName } from './overlay-props.ts'
import css from './TopBar.module.css'
import { useHeadingGone } from './use-heading-gone.ts'

interface TopBarProps {
  onShow: (overlay: OverlayName) => void
}

/** The header on small screens, which have no sidebar. */
export function TopBar({ onShow }: TopBarProps) {
  const title = useRouterState({
    select: ({ resolvedLocation, matches }) =>
      navItemFor(resolvedLocation?.pathname ?? '')?.label ?? matches.at(-1)?.staticData.title,
  })
  const isHeadingGone = useHeadingGone()
  return (
    <header className={css.bar}>
      <Link to="/dashboard" className={css.brand} aria-label={siteName()} activeOptions={{ exact: true }}>
        <Emblem sizePixels={28} />
      </Link>
      <b className={css.title} data-shown={isHeadingGone}>
        {title}
      </b>
      <IconButton
        label="Search or jump to"
        tooltip="none"
        icon={<MagnifyingGlassIcon weight="light" size={22} />}
        onClick={() => onShow('palette')}
      />
      <NotificationBell tooltip="none" onOpen={() => onShow('notifications')} />
      <IconButton
        label="Account and menu"
        tooltip="none"
        aria-haspopup="dialog"
        icon={<MemberAvatar sizePixels={32} />}
        onClick={() => onShow('menu')}
      />
    </header>
  )
}

import { Outlet } from '@tanstack/react-router'
import { type ComponentType, useEffect } from 'react'
import { SignInAgain } from '#features/accounts/client/SignInAgain.tsx'
import { useAccountAppearance } from '#features/member/client/use-account-appearance.ts'
import { useMe } from '#features/member/client/use-me.ts'
import { useNotificationEvents } from '#features/notifications/client/use-notification-events.ts'
import { TemperatureUnitContext } from '#platform/client/ui/temperature-text.ts'
import { followOutboxes } from '../follow-outboxes.ts'
import css from './AppShell.module.css'
import type { OverlayName, OverlayProps } from './overlay-props.ts'
import { Rail } from './Rail.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useOpenedBell } from './use-opened-bell.ts'
import { useOverlays } from './use-overlays.ts'
import { useRail } from './use-rail.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The frame of every portal page: the sidebar, or two bars on small screens. */
export function AppShell() {
  useAccountAppearance()
  useNotificationEvents()
  const { id, email, settings } = useMe()
  const rail = useRail()
  const { shown, parts, typedAhead, show, close } = useOverlays()
  useShortcuts(show)
  useOpenedBell(show)
  useEffect(() => followOutboxes(id), [id])
  return (
    <TemperatureUnitContext value={settings.temperature_unit}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <div className={css.shell} data-rail={rail.isOpen ? 'open' : 'narrow'}>
        <Rail isOpen={rail.isOpen} onToggle={rail.toggle} onShow={show} />
        <div className={css.side}>
          <TopBar onShow={show} />
          <main id="main" className={css.main} tabIndex={-1}>
            <Outlet />
          </main>
          <TabBar onMenu={() => show('menu')} />
        </div>
      </div>
      <SignInAgain member={{ id, email }} />
      {(Object.entries(parts) as [OverlayName, ComponentType<OverlayProps>][]).map(([name, Overlay]) => (
        <Overlay
          key={name}
          isOpen={shown === name}
          typedAhead={typedAhead}
          onClose={() => close(name)}
          onShow={show}
        />
      ))}
    </TemperatureUnitContext>
  )
}

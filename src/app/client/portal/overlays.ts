import type { ComponentType } from 'react'
import type { OverlayName, OverlayProps } from './overlay-props.ts'

/** Loaded on first use. */
export const overlays = {
  menu: () => import('./MenuDrawer.tsx').then(({ MenuDrawer }) => MenuDrawer),
  notifications: () =>
    import('#features/notifications/client/NotificationsDrawer.tsx').then(
      ({ NotificationsDrawer }) => NotificationsDrawer,
    ),
  palette: () => import('./palette/Palette.tsx').then(({ Palette }) => Palette),
  shortcuts: () => import('./ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
} as const satisfies Record<OverlayName, () => Promise<ComponentType<OverlayProps>>>

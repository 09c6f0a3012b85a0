import type { ComponentType } from 'react'

export interface OverlayProps {
  isOpen: boolean
  /** What was typed before it was there to be typed into. */
  typedAhead: string
  onClose: () => void
  /** Closes this one and opens another. */
  onShow: (overlay: OverlayName) => void
}

/** What lies over the portal and comes only when it is asked for. */
export const overlays = {
  menu: () => import('./MenuDrawer.tsx').then(({ MenuDrawer }) => MenuDrawer),
  palette: () => import('./palette/Palette.tsx').then(({ Palette }) => Palette),
  shortcuts: () => import('./ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
} as const satisfies Record<string, () => Promise<ComponentType<OverlayProps>>>
export type OverlayName = keyof typeof overlays

import type { ComponentType } from 'react'

export interface OverlayProps {
  isOpen: boolean
  /** Text typed before the overlay was loaded. */
  typedAhead: string
  onClose: () => void
  onShow: (overlay: OverlayName) => void
}

/** Loaded on first use. */
export const overlays = {
  menu: () => import('./MenuDrawer.tsx').then(({ MenuDrawer }) => MenuDrawer),
  palette: () => import('./palette/Palette.tsx').then(({ Palette }) => Palette),
  shortcuts: () => import('./ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
} as const satisfies Record<string, () => Promise<ComponentType<OverlayProps>>>
export type OverlayName = keyof typeof overlays

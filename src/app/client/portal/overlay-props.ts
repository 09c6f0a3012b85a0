export type OverlayName = 'menu' | 'notifications' | 'palette' | 'shortcuts'

export interface OverlayProps {
  isOpen: boolean
  /** Text typed before the overlay was loaded. */
  typedAhead: string
  onClose: () => void
  onShow: (overlay: OverlayName) => void
}

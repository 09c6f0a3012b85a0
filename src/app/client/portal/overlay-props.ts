export type OverlayName = 'menu' | 'palette' | 'shortcuts'

export interface OverlayProps {
  isOpen: boolean
  /** Text typed before the overlay was loaded. */
  typedAhead: string
  onClose: () => void
  onShow: (overlay: OverlayName) => void
}

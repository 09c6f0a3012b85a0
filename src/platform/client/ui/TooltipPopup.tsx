import { Tooltip } from '@base-ui/react/tooltip'
import styles from './TooltipPopup.module.css'

export type Side = 'top' | 'right' | 'bottom' | 'left'

interface TooltipPopupProps {
  text: string
  shortcut: string | undefined
  side: Side
  anchor: HTMLElement
  onClose: () => void
  onPointerEnter: () => void
  onPointerLeave: () => void
}

export function TooltipPopup({ text, shortcut, side, anchor, onClose, ...pointer }: TooltipPopupProps) {
  return (
    <Tooltip.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className={styles.positioner}
          anchor={anchor}
          side={side}
          sideOffset={8}
          collisionPadding={4}
        >
          <Tooltip.Popup className={styles.popup} aria-hidden="true" {...pointer}>
            {text}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

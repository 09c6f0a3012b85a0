import { Drawer as BaseDrawer } from '@base-ui/react/drawer'
import { XIcon } from '@phosphor-icons/react/X'
import type { ReactNode } from 'react'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'

const SWIPE_DIRECTIONS = { bottom: 'down', right: 'right', left: 'left' } as const

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  side?: 'bottom' | 'right' | 'left' | undefined
  /** A bottom drawer as tall as the window. */
  full?: boolean | undefined
  actions?: ReactNode
  children: ReactNode
}

/** A sheet from the edge of the window. It can be swiped away, and it always has a close button. */
export function Drawer({ open, onOpenChange, title, side = 'bottom', full = false, ...parts }: DrawerProps) {
  return (
    <BaseDrawer.Root
      open={open}
      onOpenChange={isOpen => onOpenChange(isOpen)}
      swipeDirection={SWIPE_DIRECTIONS[side]}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className={styles.scrim} />
        <BaseDrawer.Viewport className={styles.viewport} data-side={side}>
          <BaseDrawer.Popup className={styles.popup} data-side={side} data-full={full || undefined}>
            <div className={styles.head}>
              <BaseDrawer.Title className={styles.title}>{title}</BaseDrawer.Title>
              <BaseDrawer.Close
                render={<IconButton label="Close" icon={<XIcon weight="light" />} tooltip="none" />}
              />
            </div>
            <BaseDrawer.Content className={styles.content}>
              {parts.description && (
                <BaseDrawer.Description className={styles.description}>
                  {parts.description}
                </BaseDrawer.Description>
              )}
              {parts.children}
            </BaseDrawer.Content>
            {parts.actions && <div className={styles.actions}>{parts.actions}</div>}
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  )
}

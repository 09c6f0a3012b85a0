import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { XIcon } from '@phosphor-icons/react/X'
import type { ComponentProps, ReactNode } from 'react'
import styles from './FullScreenDialog.module.css'
import { IconButton } from './IconButton.tsx'

export interface FullScreenDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name; the page inside shows its own heading. */
  title: string
  /** The top bar: mark on the left, progress in the middle, actions before the close button. */
  mark?: ReactNode
  progress?: ReactNode
  actions?: ReactNode
  /** Pinned to the lower edge on phones. */
  dock?: ReactNode
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>['initialFocus']
  children: ReactNode
}

/** A page in front of the page. It has its own URL; Back closes it. */
export function FullScreenDialog({ open, onOpenChange, title, ...parts }: FullScreenDialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={isOpen => onOpenChange(isOpen)} disablePointerDismissal>
      <BaseDialog.Portal>
        <BaseDialog.Popup className={styles.popup} initialFocus={parts.initialFocus}>
          <BaseDialog.Title className={styles.name}>{title}</BaseDialog.Title>
          <div className={styles.bar}>
            <div className={styles.mark}>{parts.mark}</div>
            <div className={styles.progress}>{parts.progress}</div>
            <div className={styles.actions}>
              {parts.actions}
              <BaseDialog.Close
                render={<IconButton label="Close" icon={<XIcon weight="light" />} tooltip="none" />}
              />
            </div>
          </div>
          <div className={styles.page}>{parts.children}</div>
          {parts.dock && <div className={styles.dock}>{parts.dock}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { XIcon } from '@phosphor-icons/react/X'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Shown above the title, for example the emblem. */
  crest?: ReactNode
  /** 360, 480 or 640 wide. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Buttons, the primary one last. */
  actions?: ReactNode
  /** `alertdialog` for destructive actions. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Default: the first field. */
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>['initialFocus']
  /** Default: the opener. */
  finalFocus?: ComponentProps<typeof BaseDialog.Popup>['finalFocus']
  children?: ReactNode
}

/** Esc, the cross or a press outside closes it, and focus returns to the opener. */
export function Dialog({
  open,
  onOpenChange,
  title,
  size = 'medium',
  role = 'dialog',
  ...parts
}: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={isOpen => onOpenChange(isOpen)}
      disablePointerDismissal={role === 'alertdialog'}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            role={role}
            className={styles.popup}
            data-size={size}
            initialFocus={parts.initialFocus}
            finalFocus={parts.finalFocus}
          >
            {parts.crest && <div className={styles.crest}>{parts.crest}</div>}
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            {parts.description && (
              <BaseDialog.Description className={styles.description}>
                {parts.description}
              </BaseDialog.Description>
            )}
            {parts.children && <div className={styles.body}>{parts.children}</div>}
            {parts.actions && <div className={styles.actions}>{parts.actions}</div>}
            {/* Last in focus order, so that a dialog opens on its first field. */}
            <div className={styles.close}>
              <BaseDialog.Close
                render={<IconButton label="Close" icon={<XIcon weight="light" />} tooltip="none" />}
              />
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

import { InfoIcon } from '@phosphor-icons/react/Info'
import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import { WifiSlashIcon } from '@phosphor-icons/react/WifiSlash'
import { XIcon } from '@phosphor-icons/react/X'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { IconButton } from './IconButton.tsx'

const ICONS = { info: InfoIcon, warn: WarningCircleIcon, danger: WarningCircleIcon, offline: WifiSlashIcon }

interface BannerProps {
  tone?: keyof typeof ICONS | undefined
  children: ReactNode
  action?: ReactNode
  onClose?: (() => void) | undefined
}

/** A state of the whole page, above its content, until it ends or is closed. */
export function Banner({ tone = 'info', children, action, onClose }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon weight="light" size={20} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{children}</p>
      {action}
      {onClose && (
        <IconButton
          size="small"
          tooltip="none"
          label="Close"
          icon={<XIcon weight="light" />}
          onClick={onClose}
        />
      )}
    </div>
  )
}

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import styles from './Tooltip.module.css'

interface TooltipProps {
  /** Repeats or completes the name. Never the only place of a fact: touch does not see it. */
  text: string
  shortcut?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** The button or link it belongs to. */
  children: ReactElement
}

/** The first waits 500 ms, its neighbours come at once (`UiProvider`). */
export function Tooltip({ text, shortcut, side = 'top', children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles.positioner} side={side} sideOffset={8}>
          <BaseTooltip.Popup className={styles.popup}>
            {text}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

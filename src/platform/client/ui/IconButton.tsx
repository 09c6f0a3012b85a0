import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'
import { WorkingRing } from './WorkingRing.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** Accessible name and tooltip. */
  label: string
  /** A Phosphor icon: light at rest, fill when current. */
  icon: ReactNode
  size?: 'small' | 'medium' | undefined
  current?: boolean | undefined
  /** The edge of a button with words, beside such. */
  boxed?: boolean | undefined
  working?: boolean | undefined
  /** For a note that says why it is disabled. */
  focusableWhenDisabled?: boolean | undefined
  tooltip?: 'top' | 'right' | 'bottom' | 'left' | 'none' | undefined
  shortcut?: string | undefined
}

export function IconButton({ tooltip = 'top', shortcut, ...props }: IconButtonProps) {
  const button = <BareIconButton {...props} />
  if (tooltip === 'none') return button
  return (
    <Tooltip text={props.label} shortcut={shortcut} side={tooltip}>
      {button}
    </Tooltip>
  )
}

type BareIconButtonProps = Omit<IconButtonProps, 'tooltip' | 'shortcut'>

function BareIconButton({
  label,
  icon,
  size = 'medium',
  current,
  boxed,
  working = false,
  focusableWhenDisabled = false,
  ...button
}: BareIconButtonProps) {
  return (
    <BaseButton
      {...button}
      className={styles.button}
      data-size={size}
      data-current={current || undefined}
      data-boxed={boxed || undefined}
      aria-label={label}
      aria-busy={working || undefined}
      disabled={working || button.disabled === true}
      focusableWhenDisabled={working || focusableWhenDisabled}
    >
      {working ? <WorkingRing /> : icon}
    </BaseButton>
  )
}

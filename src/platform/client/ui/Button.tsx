import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { WorkingRing } from './WorkingRing.tsx'

interface ButtonLook {
  /** One primary per view. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 32, 40 or 52 high; 36, 44 or 52 on phones and touch. */
  size?: 'small' | 'medium' | 'large' | undefined
  icon?: ReactNode
  endIcon?: ReactNode
  /** Full width of its column. */
  wide?: boolean | undefined
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  /** Busy: keeps label and focus, ignores presses. */
  working?: boolean | undefined
  /** For a button whose own press disables it: it keeps the focus. */
  focusableWhenDisabled?: boolean | undefined
}

export function Button({ look, size, icon, endIcon, wide, ...props }: ButtonProps) {
  const { working = false, focusableWhenDisabled = false, ...button } = props
  return (
    <BaseButton
      {...button}
      {...lookOf({ look, size, wide })}
      disabled={working || button.disabled === true}
      focusableWhenDisabled={working || focusableWhenDisabled}
      aria-busy={working || undefined}
    >
      <ButtonFace icon={working ? <WorkingRing /> : icon} endIcon={endIcon}>
        {button.children}
      </ButtonFace>
    </BaseButton>
  )
}

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'>, ButtonLook {
  href: string
}

/** A link that looks like a button. For actions use `Button`. */
export function ButtonLink({ look, size, icon, endIcon, wide, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} {...lookOf({ look, size, wide })}>
      <ButtonFace icon={icon} endIcon={endIcon}>
        {children}
      </ButtonFace>
    </a>
  )
}

function lookOf({ look = 'secondary', size = 'medium', wide = false }: ButtonLook) {
  return { className: styles.button, 'data-look': look, 'data-size': size, 'data-wide': wide || undefined }
}

function ButtonFace({
  icon,
  endIcon,
  children,
}: Pick<ButtonLook, 'icon' | 'endIcon'> & { children: ReactNode }) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </>
  )
}

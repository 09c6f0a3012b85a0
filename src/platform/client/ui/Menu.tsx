import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import styles from './Menu.module.css'
import popup from './Popup.module.css'

interface MenuProps {
  trigger: ReactElement
  align?: 'start' | 'end' | undefined
  side?: 'top' | 'bottom' | 'right' | undefined
  /** `MenuItem`, `MenuLink`, `MenuGroup`, `MenuLine`. */
  children: ReactNode
}

export function Menu({ trigger, align = 'end', side = 'bottom', children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={popup.positioner} align={align} side={side} sideOffset={6}>
          <BaseMenu.Popup className={popup.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

interface MenuItemFace {
  icon?: ReactNode
  /** At the right: a key or a count. */
  hint?: ReactNode
  children: ReactNode
}

interface MenuItemProps extends MenuItemFace {
  onSelect: () => void
  tone?: 'danger' | undefined
  disabled?: boolean | undefined
}

export function MenuItem({ onSelect, tone, disabled = false, ...face }: MenuItemProps) {
  return (
    <BaseMenu.Item className={styles.item} data-tone={tone} disabled={disabled} onClick={onSelect}>
      <ItemFace {...face} />
    </BaseMenu.Item>
  )
}

interface MenuLinkProps extends MenuItemFace {
  href: string
  current?: boolean | undefined
}

export function MenuLink({ href, current = false, ...face }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem
      className={styles.item}
      href={href}
      aria-current={current ? 'page' : undefined}
      closeOnClick
    >
      <ItemFace {...face} />
    </BaseMenu.LinkItem>
  )
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={popup.groupLabel}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}

export function MenuLine() {
  return <BaseMenu.Separator className={popup.separator} />
}

function ItemFace({ icon, hint, children }: MenuItemFace) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span>{children}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  )
}

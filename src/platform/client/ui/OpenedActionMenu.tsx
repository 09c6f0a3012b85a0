import { Menu } from '@base-ui/react/menu'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { DotsThreeIcon } from '@phosphor-icons/react/DotsThree'
import { useRef } from 'react'
import type { ActionMenuProps, MenuAction, MenuChoice } from './action-menu-props.ts'
import { IconButton } from './IconButton.tsx'
import styles from './OpenedActionMenu.module.css'
import popup from './Popup.module.css'

/** Open from the start: `ActionMenu` loads it when its button is pressed. */
export function OpenedActionMenu({ label, look, groups }: ActionMenuProps) {
  const isFocusMoved = useRef(false)
  return (
    <Menu.Root
      modal={false}
      defaultOpen
      onOpenChange={isOpen => {
        if (isOpen) isFocusMoved.current = false
      }}
    >
      <Menu.Trigger
        render={
          <IconButton
            label={label}
            tooltip="none"
            size={look === 'boxed' ? 'medium' : 'small'}
            boxed={look === 'boxed'}
            icon={<DotsThreeIcon weight="bold" />}
          />
        }
      />
      <Menu.Portal>
        <Menu.Positioner className={popup.positioner} sideOffset={6} align="end">
          <Menu.Popup className={popup.popup} finalFocus={() => !isFocusMoved.current}>
            {groups.map((actions, group) => (
              <div
                key={actions.map(action => action.label).join()}
                className={actions.every(action => 'icon' in action) ? styles.row : undefined}
              >
                {group > 0 && <hr className={styles.line} />}
                {actions.map(action => (
                  <Action
                    key={action.label}
                    action={action}
                    onFocusMoved={() => {
                      isFocusMoved.current = true
                    }}
                  />
                ))}
              </div>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface ActionProps<Kind> {
  action: Kind
  onFocusMoved: () => void
}

function Action({ action, onFocusMoved }: ActionProps<MenuAction>) {
  if ('onChoose' in action) return <Choice action={action} onFocusMoved={onFocusMoved} />
  return (
    <Menu.LinkItem className={popup.item} href={action.download} download closeOnClick>
      {action.label}
    </Menu.LinkItem>
  )
}

function Choice({ action, onFocusMoved }: ActionProps<MenuChoice>) {
  const { label, onChoose, isCurrent, icon, movesFocus } = action
  if (isCurrent === undefined)
    return (
      <Menu.Item
        className={popup.item}
        {...(icon !== undefined && { 'aria-label': label, title: label })}
        onClick={() => {
          if (movesFocus) onFocusMoved()
          onChoose()
        }}
      >
        {icon ?? label}
      </Menu.Item>
    )
  return (
    <Menu.CheckboxItem
      className={popup.item}
      checked={isCurrent}
      onCheckedChange={() => onChoose()}
      closeOnClick
    >
      <span className={styles.text}>{label}</span>
      <Menu.CheckboxItemIndicator className={styles.check}>
        <CheckIcon size={16} weight="bold" />
      </Menu.CheckboxItemIndicator>
    </Menu.CheckboxItem>
  )
}

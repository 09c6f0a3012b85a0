import { Menu } from '@base-ui/react/menu'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { DotsThreeIcon } from '@phosphor-icons/react/DotsThree'
import { Fragment } from 'react'
import type { ActionMenuProps, MenuAction, MenuChoice } from './action-menu-props.ts'
import { IconButton } from './IconButton.tsx'
import styles from './OpenedActionMenu.module.css'
import popup from './Popup.module.css'

/** Open from the start: `ActionMenu` loads it when its button is pressed. */
export function OpenedActionMenu({ label, look, groups }: ActionMenuProps) {
  return (
    <Menu.Root modal={false} defaultOpen>
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
          <Menu.Popup className={popup.popup}>
            {groups.map((actions, group) => (
              <Fragment key={actions.map(action => action.label).join()}>
                {group > 0 && <hr className={styles.line} />}
                {actions.map(action => (
                  <Action key={action.label} {...action} />
                ))}
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Action(action: MenuAction) {
  if ('onChoose' in action) return <Choice {...action} />
  return (
    <Menu.LinkItem className={popup.item} href={action.download} download closeOnClick>
      {action.label}
    </Menu.LinkItem>
  )
}

function Choice({ label, onChoose, isCurrent }: MenuChoice) {
  if (isCurrent === undefined)
    return (
      <Menu.Item className={popup.item} onClick={onChoose}>
        {label}
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

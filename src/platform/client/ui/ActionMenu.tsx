import { DotsThreeIcon } from '@phosphor-icons/react/DotsThree'
import { type ComponentType, useState } from 'react'
import { noConnectionText } from '../api.ts'
import { loadCode } from '../load-code.ts'
import type { ActionMenuProps } from './action-menu-props.ts'
import { IconButton } from './IconButton.tsx'
import { describeLoadFailure } from './load-failure.ts'
import { useToast } from './use-toast.ts'

const load = async () => (await import('./OpenedActionMenu.tsx')).OpenedActionMenu

/** A button with three dots that opens a list of actions. The list is loaded with the first press. */
export function ActionMenu(props: ActionMenuProps) {
  const [Opened, setOpened] = useState<ComponentType<ActionMenuProps>>()
  const toast = useToast()
  if (Opened) return <Opened {...props} />

  async function open(): Promise<void> {
    try {
      const Menu = await loadCode(load)
      setOpened(() => Menu)
    } catch (failure) {
      const { text, action } = describeLoadFailure(failure, noConnectionText)
      toast.error(text, { id: 'menu', action })
    }
  }

  return (
    <IconButton
      label={props.label}
      tooltip="none"
      size={props.look === 'boxed' ? 'medium' : 'small'}
      boxed={props.look === 'boxed'}
      icon={<DotsThreeIcon weight="bold" />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadCode(load).catch(() => undefined)}
      onClick={() => void open()}
    />
  )
}

import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSignOut } from '#features/accounts/client/use-sign-out.ts'
import { useThemeChoice } from '#features/member/client/use-theme-choice.ts'
import type { OverlayProps } from '../overlay-props.ts'
import { PaletteDialog } from './PaletteDialog.tsx'
import type { ActionEntry, LinkEntry } from './palette-entry.ts'

/** Each opening starts with an empty state. */
export function Palette({ onShow, ...dialog }: OverlayProps) {
  const { isOpen } = dialog
  const [openings, setOpenings] = useState({ isOpen, count: 0 })
  if (openings.isOpen !== isOpen) setOpenings({ isOpen, count: openings.count + Number(isOpen) })
  const open = useOpenPage()
  const run = useRunAction(onShow)
  return <PaletteDialog key={openings.count} {...dialog} onOpenPage={open} onAction={run} />
}

function useOpenPage(): (entry: LinkEntry) => void {
  const router = useRouter()
  return entry => {
    if (entry.isOfPortal) void router.navigate({ href: entry.href })
    else location.assign(entry.href)
  }
}

function useRunAction(onShow: OverlayProps['onShow']): (action: ActionEntry['action']) => void {
  const { theme, choose } = useThemeChoice()
  const { leave } = useSignOut()
  return action => {
    if (action === 'switch-theme') choose(theme === 'dark' ? 'light' : 'dark')
    else if (action === 'show-shortcuts') onShow('shortcuts')
    else leave()
  }
}

import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSignOut } from '#features/accounts/client/use-sign-out.ts'
import { useThemeChoice } from '#features/settings/client/use-theme-choice.ts'
import { CommandPalette } from '#platform/client/ui/CommandPalette.tsx'
import { KeyCap } from '#platform/client/ui/KeyCap.tsx'
import type { OverlayProps } from '../overlay-props.ts'
import { formatCounts, formatStatus } from './format-results.ts'
import { PaletteRow } from './PaletteRow.tsx'
import type { ActionEntry, LinkEntry, PaletteEntry } from './palette-entry.ts'
import { rememberChoice } from './recent-choices.ts'
import { usePaletteResults } from './use-palette-results.ts'

/** Each opening starts with an empty state. */
export function Palette(props: OverlayProps) {
  const [openings, setOpenings] = useState({ isOpen: props.isOpen, count: 0 })
  if (openings.isOpen !== props.isOpen)
    setOpenings({ isOpen: props.isOpen, count: openings.count + Number(props.isOpen) })
  return <OpenedPalette key={openings.count} {...props} />
}

function OpenedPalette({ isOpen, typedAhead, onClose, onShow }: OverlayProps) {
  const [typedText, setTyped] = useState<string>()
  const typed = typedText ?? typedAhead
  const results = usePaletteResults(typed)
  // After navigation the new page focuses its heading; otherwise focus returns to the opener.
  const hasNavigated = useRef(false)
  const open = useOpenPage()
  const run = useRunAction(onShow)
  const pick = (entry: PaletteEntry) => {
    hasNavigated.current = 'href' in entry
    onClose()
    if ('href' in entry) open(entry)
    else run(entry)
  }
  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={isNowOpen => !isNowOpen && onClose()}
      label="Search or jump to"
      value={typed}
      onValueChange={setTyped}
      groups={results.groups}
      itemKey={entry => entry.id}
      itemText={entry => entry.label}
      renderItem={entry => <PaletteRow entry={entry} />}
      onPick={pick}
      status={formatStatus(results, typed)}
      isWorking={results.isLooking}
      announcement={formatCounts(results, typed)}
      foot={<PaletteHints />}
      returnFocus={() => !hasNavigated.current}
    />
  )
}

function useOpenPage(): (entry: LinkEntry) => void {
  const router = useRouter()
  return entry => {
    rememberChoice(entry)
    if (entry.isOfPortal) void router.navigate({ href: entry.href })
    else location.assign(entry.href)
  }
}

function useRunAction(onShow: OverlayProps['onShow']): (entry: ActionEntry) => void {
  const { theme, choose } = useThemeChoice()
  const { leave } = useSignOut()
  return ({ action }) => {
    if (action === 'switch-theme') choose(theme === 'dark' ? 'light' : 'dark')
    else if (action === 'show-shortcuts') onShow('shortcuts')
    else leave()
  }
}

function PaletteHints() {
  return (
    <>
      <span>
        <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> to select
      </span>
      <span>
        <KeyCap>Enter</KeyCap> to open
      </span>
      <span>
        <KeyCap>Esc</KeyCap> to close
      </span>
    </>
  )
}

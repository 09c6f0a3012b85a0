import { useRef, useState } from 'react'
import { CommandPalette } from '#platform/client/ui/CommandPalette.tsx'
import { KeyCap } from '#platform/client/ui/KeyCap.tsx'
import { formatCounts, formatStatus } from './format-results.ts'
import { PaletteRow } from './PaletteRow.tsx'
import type { ActionEntry, LinkEntry, PaletteEntry } from './palette-entry.ts'
import { rememberChoice } from './recent-choices.ts'
import { usePaletteResults } from './use-palette-results.ts'

interface PaletteDialogProps {
  isOpen: boolean
  typedAhead: string
  onClose: () => void
  onOpenPage: (entry: LinkEntry) => void
  onAction: (action: ActionEntry['action']) => void
}

export function PaletteDialog({ isOpen, typedAhead, onClose, onOpenPage, onAction }: PaletteDialogProps) {
  const [typedText, setTyped] = useState<string>()
  const typed = typedText ?? typedAhead
  const results = usePaletteResults(typed)
  // After navigation the new page focuses its heading; otherwise focus returns to the opener.
  const hasNavigated = useRef(false)
  const pick = (entry: PaletteEntry) => {
    hasNavigated.current = 'href' in entry
    onClose()
    if ('href' in entry) {
      rememberChoice(entry)
      onOpenPage(entry)
    } else onAction(entry.action)
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
      onRetry={results.failure === null ? undefined : results.retry}
      isWorking={results.isLooking}
      announcement={formatCounts(results, typed)}
      foot={<PaletteHints />}
      returnFocus={() => !hasNavigated.current}
    />
  )
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

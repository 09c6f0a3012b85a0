import type { HumidorItem } from '#features/humidor/humidor.contract.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { emptyDraft } from './entry-draft.ts'
import { nameOfItem } from './use-cigar-choices.ts'

interface SmokedEntryProps {
  item: HumidorItem
  onUndo: (() => Promise<boolean>) | undefined
  onClose: () => void
}

/** An entry about a cigar that was just taken out of the humidor. */
export function SmokedEntry({ item, onUndo, onClose }: SmokedEntryProps) {
  const cigar = nameOfItem(item)
  const start = { ...emptyDraft(), cigar, vitola: item.vitola ?? '', humidorItemId: item.id }
  return <EntryDialog start={start} takenOut={{ cigar, onUndo }} onClose={onClose} />
}

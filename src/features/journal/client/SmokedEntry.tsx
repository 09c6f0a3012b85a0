import type { HumidorItem } from '#features/humidor/humidor.contract.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { emptyDraft } from './entry-draft.ts'
import { nameOfItem } from './use-cigar-choices.ts'

/** An entry about a cigar that was just taken out of the humidor. */
export function SmokedEntry({ item, onClose }: { item: HumidorItem; onClose: () => void }) {
  const start = {
    ...emptyDraft(),
    cigar: nameOfItem(item),
    vitola: item.vitola ?? '',
    humidorItemId: item.id,
  }
  return <EntryDialog start={start} onClose={onClose} />
}

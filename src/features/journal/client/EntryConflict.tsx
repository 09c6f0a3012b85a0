import { VersionConflict } from '#platform/client/ui/VersionConflict.tsx'
import { labelOf } from '../flavors.rules.ts'
import type { JournalEntry } from '../journal.contract.ts'
import { draftOf, type EntryDraft } from './entry-draft.ts'
import { appearanceWords, burnWords, drawWords, ratingText } from './entry-words.ts'

interface EntryConflictProps {
  /** As it was before either device changed it. */
  opened: JournalEntry
  mine: EntryDraft
  current: JournalEntry
  onTakeTheirs: () => void
}

const fields: readonly [label: string, shown: (draft: EntryDraft) => string][] = [
  ['Cigar Name', ({ cigar }) => cigar],
  ['Tasting Notes', ({ notes }) => notes],
  ['Rating', ({ rating }) => ratingText(rating)],
  ['Date', ({ day }) => day],
  ['Drink', ({ drink }) => drink],
  ['Vitola', ({ vitola }) => vitola],
  ['Minutes', ({ durationMinutes }) => String(durationMinutes ?? '')],
  ['First third', ({ thirds }) => thirds[0]],
  ['Second third', ({ thirds }) => thirds[1]],
  ['Final third', ({ thirds }) => thirds[2]],
  ['Draw', ({ draw }) => (draw ? drawWords[draw] : '')],
  ['Burn', ({ burn }) => (burn ? burnWords[burn] : '')],
  ['Appearance', ({ appearance }) => (appearance ? appearanceWords[appearance] : '')],
  ['Flavors', ({ flavors }) => flavors.map(labelOf).join(', ')],
]

export function EntryConflict({ opened, mine, current, onTakeTheirs }: EntryConflictProps) {
  return (
    <VersionConflict
      fields={fields}
      before={draftOf(opened)}
      mine={mine}
      theirs={draftOf(current)}
      onTakeTheirs={onTakeTheirs}
    />
  )
}

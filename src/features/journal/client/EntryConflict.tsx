import { Button } from '#platform/client/ui/Button.tsx'
import { labelOf } from '../flavors.rules.ts'
import type { JournalEntry } from '../journal.contract.ts'
import css from './EntryDialog.module.css'
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
  ['Last third', ({ thirds }) => thirds[2]],
  ['Draw', ({ draw }) => (draw ? drawWords[draw] : '')],
  ['Burn', ({ burn }) => (burn ? burnWords[burn] : '')],
  ['Appearance', ({ appearance }) => (appearance ? appearanceWords[appearance] : '')],
  ['Flavors', ({ flavors }) => flavors.map(labelOf).join(', ')],
]

/** Both versions of an entry that two devices changed, field by field. Saved, the changes of here come on top of those of there. */
export function EntryConflict({ opened, mine, current, onTakeTheirs }: EntryConflictProps) {
  const [before, theirs] = [draftOf(opened), draftOf(current)]
  const changed = fields.filter(
    ([, shown]) => shown(theirs) !== shown(before) || shown(mine) !== shown(before),
  )
  const change = (draft: EntryDraft, shown: (draft: EntryDraft) => string) =>
    shown(draft) === shown(before) ? 'Not changed' : shown(draft) || 'Removed'
  return (
    <div role="alert" className={css.conflict}>
      <p>This was changed on another device in the meantime.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">There</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(([label, shown]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{change(theirs, shown)}</td>
              <td>{change(mine, shown)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button type="button" size="small" onClick={onTakeTheirs}>
        Keep the other version
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { Rating } from '#platform/client/ui/Rating.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import type { PairingStatus, SavedPairing } from '../vault.contract.ts'
import css from './OwnFacts.module.css'
import { draftOf } from './own-notes-draft.ts'
import { useSavedPairing } from './use-saved-pairing.ts'

const OwnNotesEditor = createLazyPart(async () => (await import('./OwnNotesEditor.tsx')).OwnNotesEditor)

const statuses: { value: PairingStatus; label: string }[] = [
  { value: 'looked up', label: 'Looked up' },
  { value: 'want', label: 'Want' },
  { value: 'tried', label: 'Tried' },
]

/** What the member says about the pairing, editable in place. */
export function OwnFacts({ pairing }: { pairing: SavedPairing }) {
  const { rate, setStatus } = useSavedPairing(pairing.id)
  return (
    <section className={css.facts} aria-label="Yours">
      <div className={css.status}>
        <SegmentedControl
          label="Status"
          options={statuses}
          value={pairing.status}
          onValueChange={status => void setStatus(status)}
        />
      </div>
      <Rating label="Your rating" value={pairing.rating} onValueChange={rate} />
      <OwnNotes key={pairing.id} pairing={pairing} />
    </section>
  )
}

/** Text that was not saved before a reload is opened again. */
function OwnNotes({ pairing }: { pairing: SavedPairing }) {
  const { id, own_notes, status } = pairing
  const [isEditing, setIsEditing] = useState(() => draftOf(id) !== null)
  if (isEditing)
    return (
      <OwnNotesEditor
        pairing={pairing}
        onClose={() => setIsEditing(false)}
        fallback={<p className={css.words}>{own_notes}</p>}
      />
    )
  const what = status === 'tried' ? 'notes and day' : 'notes'
  return (
    <div className={css.notes}>
      <h3>Your notes</h3>
      <Button size="small" look="quiet" onClick={() => setIsEditing(true)}>
        {own_notes === null ? `Write ${what}` : `Edit ${what}`}
      </Button>
      <p className={css.words} data-empty={own_notes === null || undefined}>
        {own_notes ?? 'Nothing written yet.'}
      </p>
    </div>
  )
}

import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useMe } from '#features/settings/client/use-me.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import type { JournalEntry } from '../journal.contract.ts'
import { EntryConflict } from './EntryConflict.tsx'
import css from './EntryDialog.module.css'
import { EntryFields, type EntryFieldsProps } from './EntryFields.tsx'
import { checkDraft, type DraftErrors, draftOf, type EntryDraft, emptyDraft, hasDetails } from './entry-draft.ts'
import { removeDraft, storeDraft, storedDraft } from './entry-draft-store.ts'
import { newUuid } from './new-uuid.ts'
import { useSaveEntry } from './use-save-entry.ts'

const MoreFields = lazy(async () => ({ default: (await import('./MoreFields.tsx')).MoreFields }))

interface EntryDialogProps {
  /** Undefined for a new one. */
  entry: JournalEntry | undefined
  /** What a new one begins with; default: what was typed before, or nothing. */
  start?: EntryDraft | undefined
  onClose: () => void
  onSaved?: (() => void) | undefined
}

export function EntryDialog({ entry, start, onClose, onSaved }: EntryDialogProps) {
  const { id: memberId } = useMe()
  const [draft, setDraft] = useState(() =>
    entry ? draftOf(entry) : (start ?? storedDraft(memberId) ?? emptyDraft()),
  )
  const [id, setId] = useState(newUuid)
  const [errors, setErrors] = useState<DraftErrors>({})
  /** The version of another device that was saved in the meantime. */
  const [current, setCurrent] = useState<JournalEntry>()
  const { mutate: save, isPending } = useSaveEntry({ onSaved: finish, onConflict: setCurrent })

  function finish(): void {
    if (!entry) removeDraft(memberId)
    onSaved?.()
    onClose()
  }
  function cancel(): void {
    if (!entry) removeDraft(memberId)
    onClose()
  }
  function change(changes: Partial<EntryDraft>): void {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    setErrors({})
    // Had an attempt that failed been stored after all, its id would answer with the text of before.
    setId(newUuid())
    if (!entry) storeDraft(memberId, changed)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = checkDraft(draft)
    setErrors(found)
    if (Object.keys(found).length === 0) save({ draft, id, opened: entry, current })
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={entry ? 'Edit Journal Entry' : 'Add Journal Entry'}
      size="large"
    >
      <form className={css.form} onSubmit={submit} noValidate>
        {entry && current && (
          <EntryConflict opened={entry} mine={draft} current={current} onTakeTheirs={onClose} />
        )}
        <EntryFields draft={draft} errors={errors} onChange={change} />
        <More draft={draft} errors={errors} onChange={change} />
        <div className={css.actions}>
          <Button type="button" look="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" look="primary" working={isPending}>
            {isPending ? 'Saving...' : current ? 'Save my version' : 'Save Entry'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Closed until it is asked for, holds something, or has to be mended. */
function More(props: EntryFieldsProps) {
  const { draft, errors } = props
  const [isOpened, setIsOpened] = useState(() => hasDetails(draft))
  const isOpen = isOpened || [errors.day, errors.durationMinutes, errors.thirds].some(Boolean)
  return (
    <>
      <button
        type="button"
        className={css.moreButton}
        aria-expanded={isOpen}
        onClick={() => setIsOpened(!isOpen)}
      >
        More
        <span>Drink, thirds, draw, burn, flavors, date</span>
        <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <MoreFields {...props} />
        </Suspense>
      )}
    </>
  )
}

import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { type FormEvent, useRef, useState } from 'react'
import { newUuid } from '#platform/client/new-uuid.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import type { JournalEntry } from '../journal.contract.ts'
import { ClimateNow } from './ClimateNow.tsx'
import { EntryConflict } from './EntryConflict.tsx'
import css from './EntryDialog.module.css'
import { EntryFields } from './EntryFields.tsx'
import {
  checkDraft,
  type DraftErrors,
  type EntryDraft,
  type EntryFieldsProps,
  hasDetails,
} from './entry-draft.ts'
import { MoreFields } from './MoreFields.tsx'
import { PhotoField } from './PhotoField.tsx'
import { type TakenOutCigar, TakenOutLine } from './TakenOutLine.tsx'
import { type EntryOfForm, useEntryDraft } from './use-entry-draft.ts'
import { useEntryPhoto } from './use-entry-photo.ts'
import { useSaveEntry } from './use-save-entry.ts'

export interface EntryDialogProps extends EntryOfForm {
  /** An entry that waits on this device, which this one takes the place of. */
  replaces?: string | undefined
  /** The cigar of a new entry that was just taken out of the humidor. */
  takenOut?: TakenOutCigar | undefined
  onClose: () => void
  onSaved?: (() => void) | undefined
}

export function EntryDialog({ replaces, takenOut, onClose, onSaved, ...entry }: EntryDialogProps) {
  const { draft, opened, wasStored, change, forget, reopen } = useEntryDraft(entry)
  const form = useRef<HTMLFormElement>(null)
  const photo = useEntryPhoto(opened)
  const [id, setId] = useState(newUuid)
  const [errors, setErrors] = useState<DraftErrors>({})
  /** The version of another device that was saved in the meantime. */
  const [current, setCurrent] = useState<JournalEntry>()
  const { mutate: save, isPending } = useSaveEntry({
    onSaved: saved,
    onConflict: setCurrent,
    onPhotoFailed: keepOpen,
  })

  function saved(): void {
    finish()
    onSaved?.()
  }
  function keepOpen(entry: JournalEntry, reason: string): void {
    onSaved?.()
    reopen(entry)
    setCurrent(undefined)
    photo.setProblem(`The entry is saved, but not its photo. ${reason}`)
  }
  function finish(): void {
    forget()
    onClose()
  }
  /** Without the cigar there is nothing to write about, unless a note of the same row was begun before. */
  async function putBack(): Promise<void> {
    onClose()
    if ((await takenOut?.onUndo?.()) && !wasStored) forget()
  }
  function edit(changes: Partial<EntryDraft>): void {
    change(changes)
    setErrors({})
    // Had an attempt that failed been stored after all, its id would answer with the text of before.
    setId(newUuid())
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = checkDraft(draft)
    setErrors(found)
    if (Object.keys(found).length === 0) save({ draft, id, opened, current, replaces, photo: photo.change })
  }

  const fields = { draft, errors, onChange: edit }
  /** An entry that is saved, or about to be, is about a cigar that was smoked. */
  const canPutBack = takenOut?.onUndo && !opened && !isPending
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={opened ? 'Edit Journal Entry' : 'Add Journal Entry'}
      size="large"
      // The undo stands before the first field.
      initialFocus={takenOut && (by => (by === 'touch' ? true : fieldOf(form.current)))}
    >
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        {takenOut && (
          <TakenOutLine cigar={takenOut.cigar} onUndo={canPutBack ? () => void putBack() : undefined} />
        )}
        {opened && current && (
          <EntryConflict opened={opened} mine={draft} current={current} onTakeTheirs={finish} />
        )}
        <EntryFields {...fields} />
        <PhotoField photo={photo} />
        {!opened && <ClimateNow draft={draft} />}
        <More {...fields} />
        <div className={css.actions}>
          <Button type="button" look="quiet" onClick={finish}>
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

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null | undefined {
  return form?.querySelector('input')
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
        <span>Drink, date, thirds, draw, burn, flavors</span>
        <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
      </button>
      {isOpen && <MoreFields {...props} />}
    </>
  )
}

import { type FormEvent, useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { DateField } from '#platform/client/ui/forms/DateField.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import type { Maintenance } from '../../maintenance.contract.ts'
import { packsFor } from '../../maintenance.rules.ts'
import { maxMaintenanceNoteLength } from '../../maintenance-changes.contract.ts'
import type { Inventory } from '../humidor-queue.ts'
import css from './Maintenance.module.css'
import {
  checkDraft,
  type DraftErrors,
  draftOf,
  type MaintenanceDraft,
  newDraft,
  toValues,
} from './maintenance-draft.ts'
import { PackFields } from './PackFields.tsx'
import { useSaveMaintenance } from './use-maintenance.ts'

interface MaintenanceFormProps {
  /** Undefined for a new one. */
  entry: Maintenance | undefined
  inventory: Inventory
  onDone: () => void
}

const kinds = [
  { value: 'packs', label: 'Packs swapped' },
  { value: 'seasoning', label: 'Seasoning' },
  { value: 'cleaned', label: 'Cleaned' },
  { value: 'note', label: 'Note' },
] as const

export function MaintenanceForm({ entry, inventory, onDone }: MaintenanceFormProps) {
  const { humidors } = inventory
  const [draft, setDraft] = useState(() => (entry ? draftOf(entry) : firstDraft(inventory)))
  const [errors, setErrors] = useState<DraftErrors>({})
  const { mutate: save, isPending, error } = useSaveMaintenance(onDone)

  function change(changes: Partial<MaintenanceDraft>): void {
    setDraft(before => ({ ...before, ...changes }))
    setErrors({})
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const now = new Date()
    const found = checkDraft(draft, now)
    setErrors(found)
    if (Object.keys(found).length === 0) save({ before: entry, values: toValues(draft, entry, now) })
  }

  return (
    <form
      className={css.form}
      onSubmit={submit}
      noValidate
      aria-label={entry ? 'Change an entry' : 'New entry'}
    >
      <div className={css.choices}>
        <SegmentedControl
          label="What was done"
          options={kinds}
          value={draft.kind}
          onValueChange={kind => change({ kind })}
        />
        {humidors.length > 1 && (
          <NativeSelect
            label="Humidor"
            options={humidors.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.humidorId}
            onValueChange={humidorId => change({ humidorId })}
          />
        )}
      </div>
      {draft.kind === 'packs' && <PackFields draft={draft} error={errors.packCount} onChange={change} />}
      <div className={css.pair}>
        <DateField
          label={draft.kind === 'seasoning' ? 'Begun on' : 'Date'}
          value={draft.day}
          onValueChange={day => change({ day })}
          error={errors.day}
        />
        <Field
          label="Note"
          value={draft.note}
          maxLength={maxMaintenanceNoteLength}
          onValueChange={note => change({ note })}
          error={errors.note}
        />
      </div>
      {error && <ErrorBox>{messageFor(error, 'The entry wasn’t saved. Try again.')}</ErrorBox>}
      <div className={css.actions}>
        {entry && (
          <Button type="button" look="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
        <Button type="submit" look="primary" working={isPending}>
          {entry ? 'Save' : 'Add entry'}
        </Button>
      </div>
    </form>
  )
}

/** As many packs as the first humidor takes. */
function firstDraft({ humidors, items }: Inventory): MaintenanceDraft {
  const { id, capacity } = humidors[0]!
  const cigars = items
    .filter(({ humidorId }) => humidorId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return newDraft(id, packsFor(capacity ?? cigars), new Date())
}

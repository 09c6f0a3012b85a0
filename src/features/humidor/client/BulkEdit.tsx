import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCall } from '#platform/client/call-for.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { DateField } from '#platform/client/ui/forms/DateField.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { type BulkChanges, humidorBulkContract, maxItemsAtOnce } from '../bulk.contract.ts'
import { type Humidor, type HumidorItem, itemLengths } from '../humidor.contract.ts'
import { humidorQuery } from './humidor-query.ts'
import css from './ItemDialog.module.css'

interface BulkEditProps {
  kind: 'change' | 'delete'
  items: readonly HumidorItem[]
  humidors: readonly Humidor[]
  onClose: () => void
  onDone: () => void
}

/** What is left empty stays as it is in each of them. */
const nothing = { humidorId: '', location: '', purchasedOn: '', agingUntil: '' }

export function BulkEdit({ kind, items, humidors, onClose, onDone }: BulkEditProps) {
  const [draft, setDraft] = useState(nothing)
  const [missing, setMissing] = useState(false)
  const { mutate, error, isPending } = useBulkEdit(kind, items, onDone)
  const change = (changes: Partial<typeof nothing>) => setDraft({ ...draft, ...changes })
  const count = items.length === 1 ? '1 entry' : `${items.length.toLocaleString('en-US')} entries`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changes = Object.fromEntries(
      Object.entries(draft).filter(([, value]) => value !== ''),
    ) as BulkChanges
    const isEmpty = kind === 'change' && Object.keys(changes).length === 0
    setMissing(isEmpty)
    if (!isEmpty) mutate(changes)
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={kind === 'change' ? `Change ${count}` : `Delete ${count}?`}
      description={
        kind === 'change'
          ? 'What you leave empty stays as it is.'
          : 'They are gone for good. This cannot be undone.'
      }
      {...(kind === 'delete' && { role: 'alertdialog' as const })}
    >
      <form className={css.form} onSubmit={submit} noValidate>
        {kind === 'change' && (
          <>
            {humidors.length > 1 && (
              <Select
                label="Move to humidor"
                placeholder="As it is"
                options={humidors.map(({ id, name }) => ({ value: id, label: name }))}
                value={draft.humidorId || null}
                onValueChange={humidorId => change({ humidorId })}
              />
            )}
            <Field
              label="Location"
              placeholder="As it is"
              value={draft.location}
              maxLength={itemLengths.location}
              onValueChange={location => change({ location })}
            />
            <DateField
              label="Purchase date"
              value={draft.purchasedOn}
              onValueChange={purchasedOn => change({ purchasedOn })}
            />
            <DateField
              label="Aging reminder date"
              value={draft.agingUntil}
              onValueChange={agingUntil => change({ agingUntil })}
            />
          </>
        )}
        {missing && <ErrorBox>Fill in what should change.</ErrorBox>}
        {error && <ErrorBox>{messageFor(error, 'That didn’t work. Try again.')}</ErrorBox>}
        <div className={css.actions}>
          <Button type="button" look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={kind === 'delete' ? 'danger' : 'primary'} working={isPending}>
            {kind === 'change' ? 'Save' : 'Delete'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useBulkEdit(kind: BulkEditProps['kind'], items: readonly HumidorItem[], onDone: () => void) {
  const queries = useQueryClient()
  const call = useCall()
  return useMutation({
    networkMode: 'always',
    async mutationFn(changes: BulkChanges) {
      const all = items.map(({ id }) => id)
      for (let start = 0; start < all.length; start += maxItemsAtOnce) {
        const ids = all.slice(start, start + maxItemsAtOnce)
        if (kind === 'change') await call(humidorBulkContract.changeItems, { body: { ids, changes } })
        else await call(humidorBulkContract.deleteItems, { body: { ids } })
      }
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: humidorQuery.queryKey })
      onDone()
    },
  })
}

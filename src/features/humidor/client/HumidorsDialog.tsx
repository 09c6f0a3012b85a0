import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCall } from '#platform/client/call-for.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { type Humidor, humidorContract, maxCapacity, maxHumidorNameLength } from '../humidor.contract.ts'
import css from './HumidorsDialog.module.css'
import { cigarsCount, countCigars } from './humidor-figures.ts'
import { humidorQuery } from './humidor-query.ts'
import type { Inventory } from './humidor-queue.ts'

interface HumidorsDialogProps {
  inventory: Inventory
  onClose: () => void
}

/** The member's humidors: their names, how much fits, a new one. */
export function HumidorsDialog({ inventory: { items, humidors }, onClose }: HumidorsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Humidors"
      description="Where the cigars lie. One that is empty can be removed."
      size="large"
    >
      <ul className={css.list}>
        {humidors.map(humidor => (
          <li key={`${humidor.id} ${humidor.version}`}>
            <HumidorForm
              humidor={humidor}
              cigars={countCigars(items.filter(({ humidorId }) => humidorId === humidor.id))}
              isEmpty={!items.some(({ humidorId }) => humidorId === humidor.id)}
            />
          </li>
        ))}
        <li key={`new ${humidors.length}`}>
          <HumidorForm />
        </li>
      </ul>
    </Dialog>
  )
}

interface HumidorFormProps {
  /** Undefined for a new one. */
  humidor?: Humidor
  cigars?: number
  isEmpty?: boolean
}

function HumidorForm({ humidor, cigars = 0, isEmpty = false }: HumidorFormProps) {
  const [name, setName] = useState(humidor?.name ?? '')
  const [capacity, setCapacity] = useState(humidor?.capacity ?? null)
  const [missing, setMissing] = useState(false)
  const { save, remove } = useHumidorActions(humidor)
  const failure = save.error ?? remove.error
  const isChanged = name.trim() !== (humidor?.name ?? '') || capacity !== (humidor?.capacity ?? null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '') save.mutate({ name: name.trim(), capacity })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={humidor?.name ?? 'New humidor'}>
      <Field
        label={humidor ? 'Name' : 'New humidor'}
        placeholder={humidor ? undefined : 'Cedar cabinet'}
        value={name}
        maxLength={maxHumidorNameLength}
        onValueChange={setName}
        error={missing ? 'Please name the humidor' : undefined}
      />
      <NumberField
        label="Capacity"
        unit="cigars"
        value={capacity}
        onValueChange={setCapacity}
        min={1}
        max={maxCapacity}
      />
      <div className={css.actions}>
        <Button
          type="submit"
          working={save.isPending}
          {...(humidor && !isChanged && { look: 'quiet' as const })}
        >
          {humidor ? 'Save' : 'Add humidor'}
        </Button>
        {humidor && isEmpty && (
          <Button
            type="button"
            look="quiet"
            working={remove.isPending}
            onClick={() => remove.mutate(humidor.id)}
          >
            Remove
          </Button>
        )}
      </div>
      <p className={css.words} role="status">
        {humidor &&
          `${cigarsCount(cigars)} in it${capacity !== null && cigars > capacity ? ', more than fit' : ''}.`}
      </p>
      {failure && <ErrorBox>{messageFor(failure, 'That didn’t work. Try again.')}</ErrorBox>}
    </form>
  )
}

function useHumidorActions(humidor: Humidor | undefined) {
  const queries = useQueryClient()
  const call = useCall()
  const onSuccess = () => queries.invalidateQueries({ queryKey: humidorQuery.queryKey })
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (values: Pick<Humidor, 'name' | 'capacity'>) =>
      humidor
        ? call(humidorContract.changeHumidor, {
            params: { id: humidor.id },
            body: { ...values, version: humidor.version },
          })
        : call(humidorContract.addHumidor, { body: values }),
    onSuccess,
  })
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(humidorContract.deleteHumidor, { params: { id } }),
    onSuccess,
  })
  return { save, remove }
}

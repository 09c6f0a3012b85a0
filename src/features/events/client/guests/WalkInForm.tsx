import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { maxPartySize } from '../../events.contract.ts'
import { maxWalkInName } from '../../guest-list.contract.ts'
import css from './GuestsPage.module.css'
import type { useDoor } from './use-door.ts'

/** What was typed stays until it is stored. */
export function WalkInForm({ add }: { add: ReturnType<typeof useDoor>['addWalkIn'] }) {
  const [name, setName] = useState('')
  const [partySize, setPartySize] = useState<number | null>(1)
  const field = useRef<HTMLInputElement>(null)
  const fields = add.error instanceof ApiError ? add.error.fields : {}
  function submit(event: FormEvent): void {
    event.preventDefault()
    add.mutate(
      { name, partySize: partySize ?? 0 },
      {
        onSuccess() {
          setName('')
          setPartySize(1)
        },
        onSettled: () => field.current?.focus(),
      },
    )
  }
  const wrong = add.error && Object.keys(fields).length === 0
  return (
    <form className={css.walkIn} onSubmit={submit} noValidate>
      <Field
        ref={field}
        label="Name"
        value={name}
        onValueChange={setName}
        error={fields.name}
        maxLength={maxWalkInName}
        autoComplete="off"
      />
      <NumberField
        label="Persons"
        value={partySize}
        onValueChange={setPartySize}
        error={fields.partySize}
        min={1}
        max={maxPartySize}
      />
      <Button type="submit" working={add.isPending}>
        Let in
      </Button>
      {wrong && <p role="alert">{messageFor(add.error, 'Failed to save. Try again.')}</p>}
    </form>
  )
}

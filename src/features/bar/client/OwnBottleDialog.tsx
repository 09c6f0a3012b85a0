import { type FormEvent, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { type BarDrink, maxOwnNameLength, ownNameMissing, wrongAbv } from '../bar.contract.ts'
import { type BottleTypeId, bottleTypeIds, bottleTypes } from '../bottle-types.rules.ts'
import css from './OwnBottleDialog.module.css'
import { ownDrink } from './own-drink.ts'

interface OwnBottleDialogProps {
  /** The bottle to change, or the name of a new one. */
  bottle: BarDrink | string
  onClose: () => void
  onSave: (drink: BarDrink) => void
}

const types = bottleTypeIds.map(id => ({ value: id, label: bottleTypes[id].label }))

/** What the catalogue does not have: its name, what is in it, and its strength. */
export function OwnBottleDialog({ bottle, onClose, onSave }: OwnBottleDialogProps) {
  const existing = typeof bottle === 'string' ? undefined : bottle
  const [name, setName] = useState(typeof bottle === 'string' ? bottle : bottle.name)
  const [type, setType] = useState<BottleTypeId | null>(existing?.own?.type ?? null)
  const [strength, setStrength] = useState(existing?.own?.abv?.toString() ?? '')
  const [isSent, setIsSent] = useState(false)
  const abv = readAbv(strength)
  const isNamed = name.trim() !== ''

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsSent(true)
    if (!isNamed || !type || abv === undefined) return
    onSave(ownDrink({ name: name.trim(), type, abv }, existing))
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={existing ? 'Change your own bottle' : 'Your own bottle'}
      description="We don’t know it, so we judge it as a typical bottle of its type, and say so."
    >
      <form className={css.form} onSubmit={submit} noValidate>
        <Field
          label="Name on the bottle"
          value={name}
          onValueChange={setName}
          maxLength={maxOwnNameLength}
          autoComplete="off"
          error={isSent && !isNamed ? ownNameMissing : undefined}
        />
        <Select
          label="What is in it"
          options={types}
          value={type}
          onValueChange={setType}
          error={isSent && !type ? 'Please choose what is in it' : undefined}
        />
        <Field
          label="Alcohol in percent, if you know it"
          value={strength}
          onValueChange={setStrength}
          inputMode="decimal"
          autoComplete="off"
          end="%"
          error={isSent && abv === undefined ? wrongAbv : undefined}
        />
        <div className={css.actions}>
          <Button type="button" look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary">
            {existing ? 'Save' : 'Add to my bar'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Null for an empty field, undefined for what is no percentage. */
function readAbv(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.').replace(/\s*%$/, '')
  if (typed === '') return null
  const value = /^\d{1,3}(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
  return value <= 100 ? Math.round(value * 10) / 10 : undefined
}

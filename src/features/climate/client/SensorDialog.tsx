import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { type Device, maxNameLength } from '../climate.contract.ts'
import { devicesQuery } from './climate-query.ts'
import { GoveeFields } from './GoveeFields.tsx'
import { MqttFields } from './MqttFields.tsx'
import css from './Sensors.module.css'
import { checkDraft, draftOf, type HumidorName, type SensorDraft, type SensorErrors } from './sensor-draft.ts'
import { kindChoices } from './sensor-kinds.ts'
import { type ShownToken, useSaveSensor } from './use-sensor-actions.ts'

interface SensorDialogProps {
  /** Undefined for a new one. */
  device: Device | undefined
  humidors: readonly HumidorName[]
  onSaved: (token: ShownToken | undefined) => void
  onClose: () => void
}

const nowhere = 'nowhere'

export function SensorDialog({ device, humidors, onSaved, onClose }: SensorDialogProps) {
  const { data } = useQuery(devicesQuery)
  const [draft, setDraft] = useState(() => draftOf(device))
  const [errors, setErrors] = useState<SensorErrors>({})
  const nameField = useRef<HTMLInputElement>(null)
  const { mutate: save, isPending } = useSaveSensor(device, onSaved)

  function change(changes: Partial<SensorDraft>): void {
    setDraft(before => ({ ...before, ...changes }))
    setErrors({})
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = checkDraft(draft)
    setErrors(found)
    if (Object.keys(found).length === 0) save(draft)
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={device ? 'Edit Sensor' : 'Add a Sensor'}
      initialFocus={nameField}
    >
      <form className={css.form} onSubmit={submit} noValidate>
        <Field
          ref={nameField}
          label="Name"
          placeholder="Cedar cabinet"
          value={draft.name}
          onValueChange={name => change({ name })}
          maxLength={maxNameLength}
          error={errors.name}
        />
        {!device && (
          <RadioGroup
            label="Kind"
            options={kindChoices(!!data?.goveeCalls, data?.mqtt ?? 'off')}
            value={draft.kind}
            onValueChange={kind => change({ kind })}
          />
        )}
        {draft.kind === 'govee' && <GoveeFields {...{ draft, errors }} onChange={change} />}
        {draft.kind === 'mqtt' && <MqttFields {...{ draft, errors }} onChange={change} />}
        {humidors.length > 0 && (
          <Select
            label="Humidor"
            options={[
              { value: nowhere, label: 'None' },
              ...humidors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.humidorId ?? nowhere}
            onValueChange={id => change({ humidorId: id === nowhere ? null : id })}
          />
        )}
        <div className={css.actions}>
          <Button type="button" look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" working={isPending}>
            {device ? 'Save' : 'Add sensor'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

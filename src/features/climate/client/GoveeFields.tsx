import { Field } from '#platform/client/ui/Field.tsx'
import type { GoveeConfig } from '../device-config.contract.ts'
import css from './Sensors.module.css'
import type { SensorDraft, SensorErrors } from './sensor-draft.ts'
import { UnitSelect } from './UnitSelect.tsx'

export interface SensorFieldsProps {
  draft: SensorDraft
  errors: SensorErrors
  onChange: (changes: Partial<SensorDraft>) => void
}

export function GoveeFields({ draft: { govee }, errors, onChange }: SensorFieldsProps) {
  const change = (changes: Partial<GoveeConfig>) => onChange({ govee: { ...govee, ...changes } })
  return (
    <>
      <Field
        label="Device ID"
        placeholder="52:8B:D4:AD:FC:45:5D:FE"
        description="In the Govee app: the sensor, its settings, Device Info"
        value={govee.deviceId}
        onValueChange={deviceId => change({ deviceId })}
        error={errors.deviceId}
      />
      <div className={css.pair}>
        <Field
          label="Model"
          placeholder="H5179"
          value={govee.model}
          onValueChange={model => change({ model })}
          error={errors.model}
        />
        <UnitSelect value={govee.unit} onValueChange={unit => change({ unit })} />
      </div>
    </>
  )
}

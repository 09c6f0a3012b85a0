import { Field } from '#platform/client/ui/Field.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import type { MqttConfig } from '../device-config.contract.ts'
import type { SensorFieldsProps } from './GoveeFields.tsx'
import { applyPreset, mqttPresets } from './mqtt-presets.ts'
import css from './Sensors.module.css'
import { UnitSelect } from './UnitSelect.tsx'

export function MqttFields({ draft: { mqtt }, errors, onChange }: SensorFieldsProps) {
  const change = (changes: Partial<MqttConfig>) => onChange({ mqtt: { ...mqtt, ...changes } })
  return (
    <>
      <div className={css.pair}>
        <Select
          label="Fill in for"
          placeholder="Choose a program"
          options={mqttPresets}
          value={null}
          onValueChange={preset => onChange({ mqtt: applyPreset(preset) })}
        />
        <UnitSelect value={mqtt.unit} onValueChange={unit => change({ unit })} />
      </div>
      <div className={css.topic}>
        <Field
          label="Temperature topic"
          placeholder="zigbee2mqtt/humidor"
          value={mqtt.temperatureTopic}
          onValueChange={temperatureTopic => change({ temperatureTopic })}
          error={errors.temperatureTopic}
        />
        <Field
          label="Temperature path"
          placeholder="temperature"
          value={mqtt.temperaturePath}
          onValueChange={temperaturePath => change({ temperaturePath })}
        />
        <Field
          label="Humidity topic"
          placeholder="The same"
          value={mqtt.humidityTopic}
          onValueChange={humidityTopic => change({ humidityTopic })}
        />
        <Field
          label="Humidity path"
          placeholder="humidity"
          value={mqtt.humidityPath}
          onValueChange={humidityPath => change({ humidityPath })}
        />
      </div>
      <p className={css.note}>A path leads into JSON, with dots. Without one, the message is the number.</p>
    </>
  )
}

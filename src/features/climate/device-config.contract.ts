import * as z from 'zod/mini'
import { typedText } from '#platform/text.contract.ts'

/** `auto`: a number below 40 is taken as degrees Celsius. No room of cigars is at 39 °F, and none at 40 °C. */
export const sensorUnits = ['auto', 'F', 'C'] as const
export type SensorUnit = (typeof sensorUnits)[number]

const maxTopicLength = 200
const maxPathLength = 100

const goveeFields = {
  deviceId: typedText({ missing: 'Please give the device ID', maxLength: 60 }),
  model: typedText({ missing: 'Please give the model', maxLength: 30 }),
}
const unit = z._default(z.enum(sensorUnits), 'auto')

/** As the Govee app and its API name it. */
export const goveeConfig = z.strictObject({ ...goveeFields, unit })
export type GoveeConfig = z.output<typeof goveeConfig>

const noTopic = 'Please give the topic'
const noWildcard = 'Please give one topic, without + and #'
const topic = typedText({ missing: noTopic, maxLength: maxTopicLength }).check(
  z.regex(/^[^+#$][^+#]*$/, noWildcard),
)
const wrongPath = 'Please give names with dots between them, such as climate.temperature'
const path = z.string().check(z.maxLength(maxPathLength), z.regex(/^([\w-]+(\.[\w-]+)*)?$/, wrongPath))

export const mqttConfig = z.strictObject({
  temperatureTopic: topic,
  /** Where the temperature stands in the JSON of a message; empty if the message is the number. */
  temperaturePath: z._default(path, ''),
  humidityTopic: topic,
  humidityPath: z._default(path, ''),
  unit,
})
export type MqttConfig = z.output<typeof mqttConfig>

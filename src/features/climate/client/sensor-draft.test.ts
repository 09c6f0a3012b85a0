import { expect, test } from 'vitest'
import { applyPreset, mqttPresets } from './mqtt-presets.ts'
import { checkDraft, draftOf, toChanges, toNewDevice } from './sensor-draft.ts'

const draft = { ...draftOf(undefined), name: 'Cabinet' }

test('Only what the kind needs is sent', () => {
  expect(toNewDevice(draft)).toEqual({ name: 'Cabinet', kind: 'push', humidorId: null })
  const govee = { deviceId: '52:8B', model: 'H5179', unit: 'auto' } as const
  expect(toNewDevice({ ...draft, kind: 'govee', govee })).toMatchObject({ kind: 'govee', govee })
  expect(toChanges({ ...draft, kind: 'simulator', govee })).toEqual({ name: 'Cabinet', humidorId: null })
})

test('The humidity is looked for in the same message, unless it has a topic of its own', () => {
  const mqtt = { ...draft.mqtt, temperatureTopic: 'air' }
  expect(toNewDevice({ ...draft, kind: 'mqtt', mqtt }).mqtt?.humidityTopic).toBe('air')
  const split = { ...mqtt, humidityTopic: 'wet' }
  expect(toNewDevice({ ...draft, kind: 'mqtt', mqtt: split }).mqtt?.humidityTopic).toBe('wet')
})

test('What is missing is named, and nothing of another kind', () => {
  expect(checkDraft(draftOf(undefined))).toEqual({ name: 'Please name the device' })
  expect(checkDraft({ ...draft, kind: 'govee' })).toEqual({
    deviceId: 'Please give the device ID',
    model: 'Please give the model',
  })
  expect(checkDraft({ ...draft, kind: 'mqtt' })).toEqual({ temperatureTopic: 'Please give the topic' })
})

test('Every preset fills in a complete configuration', () => {
  for (const { value } of mqttPresets)
    expect(checkDraft({ ...draft, kind: 'mqtt', mqtt: applyPreset(value) }), value).toEqual({})
})

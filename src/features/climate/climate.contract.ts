import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'
import { rowVersion } from '#platform/row-version.contract.ts'
import { searchText, typedText } from '#platform/text.contract.ts'
import { goveeConfig, mqttConfig } from './device-config.contract.ts'
import { refusalReasons } from './reading.rules.ts'

export const deviceNotFound = 'Device configuration not found'
export const environmentUnreadable = 'Failed to fetch environment data'

/** To the member's open tabs, without data. */
export const climateEvent = 'climate-changed'

export const deviceKinds = ['push', 'govee', 'mqtt', 'simulator'] as const

/** Whether the server hears the broker of its MQTT sensors; `off` without one. */
export const mqttStatuses = ['off', 'connecting', 'connected'] as const
export type MqttStatus = (typeof mqttStatuses)[number]

export const maxDevices = 20
export const maxReadingsPerCall = 500
export const maxHistoryPoints = 400
export const maxNameLength = 60
/** A home-made salt test that is further out than this has failed. */
const maxOffset = 15

export const device = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(deviceKinds),
  humidorId: z.nullable(z.string()),
  /** Added to each reading that is shown or judged: degrees Fahrenheit and percent. */
  temperatureOffset: z.number(),
  humidityOffset: z.number(),
  /** When a salt test last gave the correction of the humidity. */
  calibratedAt: z.nullable(z.string()),
  /** Since when the sensor lies over salt; null while it does not. */
  saltTestStartedAt: z.nullable(z.string()),
  /** Calibrated; null before the first one. */
  latest: z.nullable(z.object({ at: z.string(), temperature: z.number(), humidity: z.number() })),
  /** Readings that no room can have, since the device was added. */
  dropped: z.number(),
  /** Whether a push device has a token. */
  hasToken: z.boolean(),
  govee: z.nullable(goveeConfig),
  mqtt: z.nullable(mqttConfig),
  /** Why there is no new reading, in a sentence. */
  problem: z.nullable(z.string()),
  /** Since when both values are the same, once that is suspicious. */
  frozenSince: z.nullable(z.string()),
  version: z.number(),
})
export type Device = z.output<typeof device>

const name = typedText({ missing: 'Please name the device', maxLength: maxNameLength })
const newDevice = z.strictObject({
  name,
  /** One of `deviceKinds`. */
  kind: typedText({ missing: 'Please choose a kind', maxLength: 20 }),
  humidorId: z._default(z.nullable(z.uuid()), null),
  govee: z.optional(goveeConfig),
  mqtt: z.optional(mqttConfig),
})
export type NewDevice = z.output<typeof newDevice>

const wrongOffset = `Please give a correction from -${maxOffset} to ${maxOffset}`
const offset = z.number(wrongOffset).check(z.gte(-maxOffset, wrongOffset), z.lte(maxOffset, wrongOffset))
const deviceChanges = z.strictObject({
  name: z.optional(name),
  humidorId: z.optional(z.nullable(z.uuid())),
  temperatureOffset: z.optional(offset),
  humidityOffset: z.optional(offset),
  govee: z.optional(goveeConfig),
  mqtt: z.optional(mqttConfig),
  version: rowVersion,
})
export type DeviceChanges = Omit<z.output<typeof deviceChanges>, 'version'>

export const sentReading = z.object({
  /** ISO 8601 with an offset, or milliseconds since 1970. */
  at: z.union([z.iso.datetime({ offset: true }), z.number()]),
  /** Degrees Fahrenheit. */
  temperature: z.number(),
  /** Percent of relative humidity. */
  humidity: z.number(),
})

const historyPoint = z.object({
  at: z.string(),
  temperature: z.number(),
  temperatureLowest: z.number(),
  temperatureHighest: z.number(),
  humidity: z.number(),
  humidityLowest: z.number(),
  humidityHighest: z.number(),
})
export type HistoryPoint = z.output<typeof historyPoint>

const params = z.strictObject({ id: z.uuid() })
const noSuchDevice = { NO_SUCH_DEVICE: { status: 404, error: deviceNotFound } } as const
const noSuchHumidor = { NO_SUCH_HUMIDOR: { status: 404, error: 'You have no such humidor.' } } as const
const wrongConfig = {
  WRONG_CONFIG: {
    status: 422,
    error: 'These are settings of another kind of sensor.',
  },
} as const
const wrongTime = { WRONG_TIME: { status: 422, error: 'The end has to be after the beginning.' } } as const
const moment = z.iso.datetime({ offset: true })

export const climateContract = contract({
  listDevices: {
    method: 'GET',
    path: '/api/devices',
    summary:
      'The member’s sensors with their latest readings, the oldest device first, and what the server can reach.',
    opensTo: 'members',
    alsoForStaff: true,
    out: json(
      z.object({
        devices: z.array(device),
        /** Calls of the Govee API today (UTC), of all members together; null without a key. */
        goveeCalls: z.nullable(z.object({ left: z.number(), perDay: z.number() })),
        mqtt: z.enum(mqttStatuses),
      }),
    ),
    refusals: {},
  },
  addDevice: {
    method: 'POST',
    path: '/api/devices',
    summary:
      'Adds a sensor. The settings of a Govee or MQTT sensor, `govee` or `mqtt`, may follow later. The answer of a push device has its token, which is shown only this once.',
    opensTo: 'members',
    alsoForStaff: true,
    body: json(newDevice),
    out: json(z.object({ ...device.shape, token: z.optional(z.string()) })),
    refusals: {
      ...noSuchHumidor,
      ...wrongConfig,
      UNKNOWN_KIND: { status: 400, error: `Please choose a kind: ${deviceKinds.join(', ')}` },
      TOO_MANY_DEVICES: { status: 409, error: 'You have 20 devices, and that is the limit.' },
    },
  },
  changeDevice: {
    method: 'PATCH',
    path: '/api/devices/:id',
    summary: 'Renames, moves or calibrates a sensor, if it still has the given version.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    body: json(deviceChanges),
    out: json(device),
    refusals: {
      ...noSuchDevice,
      ...noSuchHumidor,
      ...wrongConfig,
      CHANGED_MEANWHILE: {
        status: 409,
        error: 'This was changed on another device in the meantime.',
      },
    },
  },
  deleteDevice: {
    method: 'DELETE',
    path: '/api/devices/:id',
    summary: 'Deletes a sensor with all its readings.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: json(z.object({ done: z.literal(true) })),
    refusals: noSuchDevice,
  },
  renewToken: {
    method: 'POST',
    path: '/api/devices/:id/token',
    summary: 'Gives a push device a new token, shown only this once; the former one ends.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: json(z.object({ token: z.string() })),
    refusals: noSuchDevice,
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/devices/:id/token',
    summary: 'Ends the token of a push device.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: json(z.object({ done: z.literal(true) })),
    refusals: noSuchDevice,
  },
  takeReadings: {
    method: 'POST',
    path: '/api/sensors/readings',
    summary:
      'Stores readings of a push device, which is known by the token in the header `Authorization: Bearer`. A reading is `{ at, temperature, humidity }`: ISO 8601 with an offset or milliseconds since 1970, degrees Fahrenheit, percent. Readings of a moment that is stored already are counted as repeated; those that cannot be taken are listed with the reason.',
    opensTo: 'everyone',
    body: json(
      z.strictObject({
        readings: z
          // Each is checked by itself, so that a malformed one is told and the others are taken.
          .array(z.unknown())
          .check(z.minLength(1, 'Please send at least one reading'), z.maxLength(maxReadingsPerCall)),
      }),
    ),
    out: json(
      z.object({
        taken: z.number(),
        repeated: z.number(),
        refused: z.array(z.object({ index: z.number(), reason: z.enum(refusalReasons) })),
      }),
    ),
    refusals: {
      WRONG_TOKEN: { status: 401, error: 'This token is of no device. It may have been revoked.' },
    },
    limit: { requests: 120, seconds: 60 },
  },
  readGovee: {
    method: 'GET',
    path: '/api/govee',
    summary:
      'What a Govee device of the member measures, at most a minute old where the cloud answers; the last values with an `error` where it does not.',
    opensTo: 'members',
    alsoForStaff: true,
    query: z.strictObject({
      device: searchText({ maxLength: 60 }),
      model: searchText({ maxLength: 30 }),
    }),
    out: json(
      z.object({
        temperature: z.nullable(z.number()),
        humidity: z.nullable(z.number()),
        timestamp: z.nullable(z.string()),
        error: z.nullable(z.string()),
        frozenSince: z.nullable(z.string()),
      }),
    ),
    refusals: noSuchDevice,
    limit: { requests: 60, seconds: 60 },
  },
  readHistory: {
    method: 'GET',
    path: '/api/devices/:id/history',
    summary:
      'The readings of a time, calibrated, in at most so many points with the mean, the lowest and the highest of each. Default: the last day.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    query: z.strictObject({
      from: z.optional(moment),
      to: z.optional(moment),
      points: z._default(
        z.coerce.number().check(z.int(), z.gte(2), z.lte(maxHistoryPoints)),
        maxHistoryPoints,
      ),
    }),
    out: json(z.object({ from: z.string(), to: z.string(), points: z.array(historyPoint) })),
    refusals: {
      ...noSuchDevice,
      ...wrongTime,
    },
  },
  exportHistory: {
    method: 'GET',
    path: '/api/devices/:id/history.csv',
    summary: 'The same points as a table (CSV). Default: the last day.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    query: z.strictObject({ from: z.optional(moment), to: z.optional(moment) }),
    out: file('text/csv; charset=utf-8'),
    refusals: { ...noSuchDevice, ...wrongTime },
    limit: { requests: 10, seconds: 60 },
  },
})

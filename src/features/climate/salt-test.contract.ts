import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { device, deviceNotFound } from './climate.contract.ts'
import { saltTestStates } from './salt-test.rules.ts'

const saltTest = z.object({
  startedAt: z.string(),
  readyAt: z.string(),
  /** Why it cannot be used, or `ready`. */
  state: z.enum(saltTestStates),
  /** Not corrected: the median of the last hours, and how far apart their readings are. */
  measured: z.nullable(z.number()),
  swing: z.nullable(z.number()),
  /** To be added to each reading, instead of the former correction. */
  correction: z.nullable(z.number()),
})
export type SaltTest = z.output<typeof saltTest>

const params = z.strictObject({ id: z.uuid() })
const noSuchDevice = { NO_SUCH_DEVICE: { status: 404, error: deviceNotFound } } as const
const noTest = { NO_SALT_TEST: { status: 409, error: 'No salt test of this sensor is running.' } } as const

export const saltTestContract = contract({
  startSaltTest: {
    method: 'POST',
    path: '/api/devices/:id/salt-test',
    summary: 'Begins a salt test of a sensor: a day over damp salt, where the air has 75 %.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: json(device),
    refusals: {
      ...noSuchDevice,
      INVENTED: { status: 409, error: 'A simulator measures nothing that could be tested.' },
      TESTED_ALREADY: { status: 409, error: 'A salt test of this sensor is running already.' },
    },
  },
  readSaltTest: {
    method: 'GET',
    path: '/api/devices/:id/salt-test',
    summary: 'How a running salt test is, and after a day the correction that it gives.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: json(saltTest),
    refusals: { ...noSuchDevice, ...noTest },
  },
  confirmSaltTest: {
    method: 'POST',
    path: '/api/devices/:id/salt-test/confirm',
    summary: 'Ends a salt test and corrects all readings of the sensor by what it gave.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: json(device),
    refusals: {
      ...noSuchDevice,
      ...noTest,
      TOO_EARLY: { status: 409, error: 'A salt test takes 24 hours.' },
      NOT_USABLE: { status: 409, error: 'This salt test gave no correction. Please begin another one.' },
    },
  },
  cancelSaltTest: {
    method: 'DELETE',
    path: '/api/devices/:id/salt-test',
    summary: 'Ends a salt test without a correction.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: json(device),
    refusals: { ...noSuchDevice, ...noTest },
  },
})

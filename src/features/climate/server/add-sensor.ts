import { createDeviceToken } from './device-token.ts'
import type { NewDeviceValues } from './devices.store.ts'
import type { Climate } from './open-climate.ts'
import { simulateFirstWeek } from './simulator/simulate-readings.ts'

/** A push device gets a token, which is known here only; a simulator gets a week of readings. */
export async function addSensor(
  { devices, readings }: Pick<Climate, 'devices' | 'readings'>,
  memberId: string,
  values: Omit<NewDeviceValues, 'token_hash'>,
) {
  const { token, hash } = values.kind === 'push' ? createDeviceToken() : { token: undefined, hash: null }
  const row = await devices.add(memberId, { ...values, token_hash: hash })
  if (typeof row === 'string' || row.kind !== 'simulator') return { row, token }
  await simulateFirstWeek({ readings }, row)
  return { row: (await devices.find(memberId, row.id)) ?? row, token }
}

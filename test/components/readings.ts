import { send } from './members.ts'

const minute = 60_000

interface Reading {
  /** In milliseconds since 1970. */
  at: number
  temperature: number
  humidity: number
}

interface PushSensor {
  id: string
  token: string
}

/** One reading each five minutes, the last of them now. */
export function readingsUntilNow(count: number, describe: (place: number) => Omit<Reading, 'at'>): Reading[] {
  const end = Date.now()
  return Array.from({ length: count }, (_, place) => ({
    at: end - (count - 1 - place) * 5 * minute,
    ...describe(place),
  }))
}

export const addPushSensor = (fields: { name: string; humidorId?: string }): Promise<PushSensor> =>
  send('POST', '/api/devices', { kind: 'push', ...fields })

/** As a script of the member would send them. Resolves with the status of the answer. */
export async function pushReadings(
  { token }: Pick<PushSensor, 'token'>,
  readings: readonly Reading[],
): Promise<number> {
  const answer = await fetch('/api/sensors/readings', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ readings }),
  })
  return answer.status
}

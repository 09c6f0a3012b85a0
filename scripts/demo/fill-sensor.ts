import { maxReadingsPerCall } from '#features/climate/climate.contract.ts'
import { rawDays } from '#features/climate/reading.rules.ts'
import { simulateReading } from '#features/climate/server/simulator/simulate-reading.ts'
import { bearerHeaders, type DemoMember, type Lounge } from './lounge.ts'

const minute = 60_000
const day = 1440
/** A little less than what is taken. */
const oldestDays = rawDays - 1
const closeDays = 2
const minutesBetween = { close: 5, old: 15 }

/**
 * A simulator, which goes on by itself and is labeled as one, with weeks of readings instead of its one. They come in as
 * those of a push device, so it is one until they are stored.
 */
export async function fillSensor(
  { origin, database, now }: Lounge,
  owner: Pick<DemoMember, 'send'>,
  sensor: { name: string; humidorId: string },
): Promise<void> {
  const { id, token } = await owner.send<{ id: string; token: string }>('POST', '/api/devices', {
    ...sensor,
    kind: 'push',
  })
  const readings = momentsBefore(now).map(at => simulateReading(id, at))
  for (let sent = 0; sent < readings.length; sent += maxReadingsPerCall) {
    const answer = await fetch(new URL('/api/sensors/readings', origin), {
      method: 'POST',
      headers: bearerHeaders(token),
      body: JSON.stringify({ readings: readings.slice(sent, sent + maxReadingsPerCall) }),
    })
    if (!answer.ok) throw new Error(`Readings were refused: ${answer.status} ${await answer.text()}`)
  }
  await database.query(
    "update devices set kind = 'simulator', token_hash = null, created_at = $2, judged_until = latest_at where id = $1",
    [id, new Date(readings[0]!.at)],
  )
}

/** The oldest first, in whole minutes. */
function momentsBefore(now: Date): number[] {
  const latest = Math.floor(now.getTime() / minute) * minute
  const moments: number[] = []
  for (let ago = oldestDays * day; ago >= 0; ) {
    moments.push(latest - ago * minute)
    ago -= ago > closeDays * day ? minutesBetween.old : minutesBetween.close
  }
  return moments
}

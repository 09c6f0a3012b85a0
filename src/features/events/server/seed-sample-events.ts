import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { insertEvents } from './events.store.ts'

const samples = [
  {
    title: 'Sample: Connecticut against Habano',
    description:
      'The same size, the same filler, two wrappers. We smoke them side by side and argue. This is a sample event.',
    daysAhead: 4,
    startHour: 19,
    hours: 2,
  },
  {
    title: 'Sample: Three rums, one maduro',
    description:
      'Demerara, agricole and solera beside one dark leaf, in small pours. This is a sample event.',
    daysAhead: 11,
    startHour: 20,
    hours: 2,
  },
  {
    title: 'Sample: Bring a friend',
    description: 'Bring a friend who has never been here. This is a sample event.',
    daysAhead: 18,
    startHour: 18,
    hours: 4,
  },
] as const

/**
 * Runs once: samples that the owner removed do not come back.
 * @param location where the place is, as its owner named it
 */
export async function seedSampleEvents(
  transaction: Transaction,
  { now, location }: { now: Date; location: string },
): Promise<void> {
  await insertEvents(
    transaction,
    samples.map(({ title, description, daysAhead, startHour, hours }) => {
      const start = new Date(now)
      start.setDate(start.getDate() + daysAhead)
      start.setHours(startHour, 0, 0, 0)
      const end = new Date(start.getTime() + hours * 60 * 60 * 1000)
      return { title, description, location, start_time: start, end_time: end, is_sample: true }
    }),
  )
}

import { type Locator, page } from 'vitest/browser'
import { runSql } from './members.ts'

interface PlannedEvent {
  title: string
  capacity?: number
  rsvpLink?: string
}

/** An event in three days, with a title that no other has. */
export async function planEvent({ title, capacity, rsvpLink }: PlannedEvent): Promise<string> {
  const unique = `${title} ${crypto.randomUUID().slice(0, 8)}`
  await runSql(
    `insert into events (title, capacity, rsvp_link, time_zone, start_time)
      values ($1, $2, $3, 'America/New_York', now() + interval '72 hours')`,
    [unique, capacity ?? null, rsvpLink ?? null],
  )
  return unique
}

export const rowOfEvent = (title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

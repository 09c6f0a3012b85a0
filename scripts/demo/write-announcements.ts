import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { demoOwner } from './demo-accounts.mjs'
import type { Lounge } from './lounge.ts'
import { timeAgo } from './times.ts'

interface PlannedAnnouncement {
  title: string
  body: string
  ago: string
}

export async function writeAnnouncements(lounge: Lounge): Promise<void> {
  const file = new URL('announcements.json', import.meta.url)
  for (const planned of JSON.parse(readFileSync(file, 'utf8')) as PlannedAnnouncement[])
    await write(lounge, planned)
}

/** It has reached everybody before it is moved into the past. */
async function write(
  { database, member, now }: Lounge,
  { title, body, ago }: PlannedAnnouncement,
): Promise<void> {
  const { send } = member(demoOwner)
  const { id } = await send<{ id: string }>('POST', '/api/announcements', { title, body })
  while ((await send<{ waiting: number }>('GET', `/api/announcements/${id}/delivery`)).waiting > 0)
    await pause(100)
  const moment = timeAgo(ago, now)
  await database.query('update announcements set written_at = $2 where id = $1', [id, moment])
  await database.query(
    'update announcement_recipients set told_at = $2, mailed_at = $2 where announcement_id = $1',
    [id, moment],
  )
  await database.query("update notifications set created_at = $2 where kind = 'announcements' and key = $1", [
    `announcement ${id}`,
    moment,
  ])
}

import type pg from 'pg'
import { completeLessons } from './complete-lessons.ts'
import { demoOwner, demoPassword, readMembers } from './demo-accounts.mjs'
import { fillBars } from './fill-bars.ts'
import { fillChannels } from './fill-channels.ts'
import { fillEvents } from './fill-events.ts'
import { fillHumidors } from './fill-humidors.ts'
import { fillJournals } from './fill-journals.ts'
import { fillVaults } from './fill-vaults.ts'
import { holdLivePairings } from './hold-live-pairings.ts'
import { introduceMembers } from './introduce-members.ts'
import { invitePeople } from './invite-people.ts'
import { openLounge } from './lounge.ts'
import { appointStaff, noteMemberships } from './note-memberships.ts'
import { writeAnnouncements } from './write-announcements.ts'

const shops = [
  { name: 'Leaf & Co', template: 'https://leaf.example/find?q={name}', shelf: 'cigars' },
  { name: 'Bottle Hall', template: 'https://bottles.example/{name}', shelf: 'drinks' },
]

/** Through the requests that the pages make; only what lies in the past is written into the tables. */
export async function fillLounge(origin: string, database: pg.Pool): Promise<void> {
  const lounge = await openLounge(origin, database, readMembers())
  await introduceMembers(lounge)
  const lots = await fillHumidors(lounge)
  const pairings = await fillVaults(lounge)
  await fillBars(lounge)
  await fillJournals(lounge, lots, pairings)
  await fillEvents(lounge)
  await holdLivePairings(lounge)
  await completeLessons(lounge)
  await fillChannels(lounge, pairings)
  const owner = lounge.member(demoOwner)
  await owner.send('PUT', '/api/admin/retailers', { retailers: shops })
  await owner.send('POST', '/api/admin/unlock', { password: demoPassword })
  await noteMemberships(lounge)
  await writeAnnouncements(lounge)
  await invitePeople(lounge)
  for (const { key, send } of lounge.members) if (key !== demoOwner) await send('POST', '/api/auth/sign-out')
  await appointStaff(lounge)
  await owner.send('POST', '/api/auth/sign-out')
}

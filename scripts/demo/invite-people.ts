import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { demoOwner } from './demo-accounts.mjs'
import type { Lounge } from './lounge.ts'
import { daysBefore } from './times.ts'

interface Invited {
  email: string
  daysAgo: number
  /** The member who has come of it. */
  accepted?: string
}

interface Invitations {
  mailed: Invited[]
  links: { label: string; days: number; uses: number }[]
}

const path = '/api/admin/invitations'

/** Some have accepted, some have not yet, and one invitation has expired. */
export async function invitePeople(lounge: Lounge): Promise<void> {
  const { database, member } = lounge
  const { send } = member(demoOwner)
  const file = new URL('invitations.json', import.meta.url)
  const { mailed, links } = JSON.parse(readFileSync(file, 'utf8')) as Invitations
  const open = mailed.filter(({ accepted }) => !accepted).map(({ email }) => email)
  await send('POST', path, { list: open.join('\n') })
  while (await areUnsent(lounge)) await pause(100)
  for (const invited of mailed) await moveIntoThePast(lounge, invited)
  for (const { label, days, uses } of links) {
    const { id } = await send<{ id: string }>('POST', '/api/admin/invitation-links', { label, days })
    await database.query('update invitations set uses = $2 where id = $1', [id, uses])
  }
}

async function areUnsent({ member }: Lounge): Promise<boolean> {
  const { invitations } = await member(demoOwner).send<{ invitations: { sentAt: string | null }[] }>(
    'GET',
    path,
  )
  return invitations.some(({ sentAt }) => sentAt === null)
}

/** An address that is a member cannot be invited any more, so what was accepted is written as it would be. */
async function moveIntoThePast(
  { database, member, now }: Lounge,
  { email, daysAgo, accepted }: Invited,
): Promise<void> {
  const sent = daysBefore(now, daysAgo)
  const ends = daysBefore(now, daysAgo - 30)
  const { rowCount } = await database.query(
    'update invitations set created_at = $2, sent_at = $2, expires_at = $3 where email = $1',
    [email, sent, ends],
  )
  if (rowCount !== 0 || !accepted) return
  const { id, joinedDaysAgo } = member(accepted)
  await database.query(
    `insert into invitations (email, created_by, created_at, sent_at, expires_at, accepted_at, accepted_by)
     values ($1, $2, $3, $3, $4, $5, $6)`,
    [email, member(demoOwner).id, sent, ends, daysBefore(now, joinedDaysAgo), id],
  )
}

import { demoOwner } from './demo-accounts.mjs'
import type { Lounge } from './lounge.ts'
import { atHour, dayOf } from './times.ts'

/** Until when each is paid, what staff has noted, and who is staff. */
export async function noteMemberships({ members, member, now }: Lounge): Promise<void> {
  const { send } = member(demoOwner)
  for (const { id, paidForDays, note } of members)
    if (paidForDays !== undefined || note !== undefined)
      await send('PATCH', `/api/admin/members/${id}`, {
        ...(paidForDays !== undefined && { paid_until: dayOf(atHour(now, paidForDays, 12)) }),
        ...(note !== undefined && { note }),
      })
}

/** It ends their sessions, so nothing is written in their name afterwards. */
export async function appointStaff({ members, member }: Lounge): Promise<void> {
  for (const { id, duties } of members)
    if (duties)
      await member(demoOwner).send('POST', '/api/auth/admin/set-role', { userId: id, role: 'staff', duties })
}

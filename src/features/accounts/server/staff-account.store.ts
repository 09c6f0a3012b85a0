import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { StaffAccount } from '#platform/server/http/callers.ts'

/** The account that owns what belongs to the lounge. No statement of a role of the server sees it: migration 0073. */
export function openStaffAccount(auth: pg.Pool): StaffAccount {
  return {
    open: async () => void (await query(auth, sql`select open_staff_account()`)),
    noteChange: ({ memberId, procedure, target, ...exchange }) =>
      recordAudit(auth, {
        ...actorOf({ memberId }, exchange),
        action: 'lounge-humidor.change',
        target,
        details: { change: procedure },
      }),
  }
}

/** Admins and staff of any duty whose accounts are open. */
export async function listStaff(auth: pg.Pool): Promise<string[]> {
  const rows = await query<{ id: string }>(
    auth,
    sql`select id from users where role <> 'member' and not (banned and (ban_expires is null or ban_expires > now())) order by id`,
  )
  return rows.map(({ id }) => id)
}

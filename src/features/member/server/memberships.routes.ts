import type { FastifyInstance } from 'fastify'
import { publishAccountEvent } from '#features/accounts/server/sessions/publish-account-event.ts'
import { refuse } from '#platform/api.contract.ts'
import { calendarOf } from '#platform/calendar.rules.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import { writeCsv } from '#platform/server/write-csv.ts'
import { hasEnded } from '../membership.rules.ts'
import { type ListedMember, membershipsContract } from '../memberships.contract.ts'
import { openMemberships, type StoredMembership } from './memberships.store.ts'

interface Services {
  database: Pick<Database, 'service'>
  live: Live
}

/** Members as admins see and change them. */
export function membershipsRoutes(app: FastifyInstance, { database, live }: Services): void {
  const memberships = openMemberships(database)
  const { readMembership, changeMembership } = membershipsContract
  const today = () => calendarOf(siteTimeZone())(new Date())
  mountContract(app, membershipsContract, {
    async listProfiles({ query }) {
      const { rows, total } = await memberships.list({ ...query, today: today() })
      return { profiles: rows.map(toListedMember), total }
    },
    async readMembership({ params: { id } }) {
      const found = await memberships.find(id)
      if (!found) throw refuse(readMembership, 'NO_SUCH_MEMBER')
      return toListedMember(found)
    },
    async changeMembership({ params: { id }, body }, caller, exchange) {
      const { note, ...shown } = body
      const changed = await memberships.change(id, body, {
        ...actorOf(caller, exchange),
        action: 'member.membership',
        target: id,
        // That a note was written, not what it says.
        details: { ...shown, ...(note !== undefined && { note: 'changed' }) },
      })
      if (!changed) throw refuse(changeMembership, 'NO_SUCH_MEMBER')
      publishAccountEvent(live, id, 'user-updated')
      return toListedMember(changed)
    },
    async exportMembers(_received, caller, exchange) {
      const rows = await memberships.listAll()
      await recordAudit(database.service, {
        ...actorOf(caller, exchange),
        action: 'member.export',
        target: 'members.csv',
        details: { rows: rows.length },
      })
      return {
        name: `members-${today()}.csv`,
        content: Buffer.from([...writeCsv(rows.map(toExportedRow))].join('')),
      }
    },
  })
}

function toListedMember(row: StoredMembership): ListedMember {
  return {
    ...row,
    has_ended: hasEnded(row.paid_until, siteTimeZone(), new Date()),
    banned_until: row.banned_until?.toISOString() ?? null,
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

function toExportedRow(row: StoredMembership) {
  const { id, email, full_name, membership_tier, paid_until, note, role, duties, banned } = row
  return {
    id,
    email,
    full_name,
    membership_tier,
    paid_until: paid_until ?? '',
    role,
    duties: duties.join(' '),
    banned,
    last_sign_in_at: row.last_sign_in_at ?? '',
    created_at: row.created_at,
    note,
  }
}

import { recordAudit } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { NoteRefused } from '#platform/server/http/callers.ts'

const quietMilliseconds = 60_000
const maxRemembered = 1000

/** Once a minute for each member and route, so that nobody can fill the audit log. */
export function openNoteRefused({ auth }: Pick<Database, 'auth'>): NoteRefused {
  const notedAt = new Map<string, number>()
  return async (request, { memberId }) => {
    const target = `${request.method} ${request.routeOptions.url}`
    const key = `${memberId} ${target}`
    const now = performance.now()
    if (now - (notedAt.get(key) ?? -quietMilliseconds) < quietMilliseconds) return
    if (notedAt.size >= maxRemembered) notedAt.clear()
    notedAt.set(key, now)
    await recordAudit(auth, {
      actorId: memberId,
      address: request.ip,
      requestId: request.id,
      action: 'role.refused',
      target,
    })
  }
}

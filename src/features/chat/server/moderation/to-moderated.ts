import type { ChatReport, ModeratedMember, RecentRemoval } from '../../moderation.contract.ts'
import { toMessage } from '../to-message.ts'
import type { ModeratedRow } from './moderation.store.ts'
import type { RemovalRow } from './removals.store.ts'
import type { StoredReport } from './reports.store.ts'

export function toReport(stored: StoredReport): ChatReport {
  const { id, reporter_name, reason, content, created_at, message } = stored
  return {
    id,
    channel: message.channel,
    reporterName: reporter_name,
    reason,
    content,
    createdAt: created_at.toISOString(),
    message: toMessage(message),
  }
}

export function toMember(stored: ModeratedRow): ModeratedMember {
  const { id, name, role, silenced_until, banned, ban_reason, ban_expires } = stored
  return {
    id,
    name,
    role,
    silencedUntil: silenced_until?.toISOString() ?? null,
    ban: banned ? { reason: ban_reason, until: ban_expires?.toISOString() ?? null } : null,
  }
}

export function toRemoval({ id, member_id, member_name, messages, removed_at }: RemovalRow): RecentRemoval {
  return {
    id,
    memberId: member_id,
    memberName: member_name,
    removed: messages,
    removedAt: removed_at.toISOString(),
  }
}

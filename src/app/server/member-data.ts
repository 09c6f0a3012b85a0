import { barMemberData } from '#features/bar/server/bar.member-data.ts'
import { chatMemberData } from '#features/chat/server/chat.member-data.ts'
import { climateMemberData } from '#features/climate/server/climate.member-data.ts'
import { eventsMemberData } from '#features/events/server/events.member-data.ts'
import { humidorMemberData } from '#features/humidor/server/humidor.member-data.ts'
import { journalMemberData } from '#features/journal/server/journal.member-data.ts'
import { livePairingsMemberData } from '#features/live-pairings/server/live-pairings.member-data.ts'
import { marksMemberData } from '#features/marks/server/marks.member-data.ts'
import { profileMemberData } from '#features/member/server/member.member-data.ts'
import { narrationMemberData } from '#features/narration/server/narration.member-data.ts'
import { notificationsMemberData } from '#features/notifications/server/notifications.member-data.ts'
import { tonightMemberData } from '#features/tonight/server/tonight.member-data.ts'
import { vaultMemberData } from '#features/vault/server/vault.member-data.ts'
import type { MemberTable } from '#platform/server/database/member-table.ts'

/** The tables of every feature for data export and account deletion; the accounts feature adds its own. */
export const memberTables: readonly MemberTable[] = [
  ...profileMemberData,
  ...vaultMemberData,
  ...barMemberData,
  ...humidorMemberData,
  ...climateMemberData,
  ...journalMemberData,
  ...marksMemberData,
  ...notificationsMemberData,
  ...chatMemberData,
  ...eventsMemberData,
  ...livePairingsMemberData,
  ...tonightMemberData,
  ...narrationMemberData,
]

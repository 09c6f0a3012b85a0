import { adminRoom } from '#features/admin/server/admin.room.ts'
import { announcementsRoom } from '#features/announcements/server/announcements.room.ts'
import { askRoom } from '#features/ask/server/ask.room.ts'
import { barRoom } from '#features/bar/server/bar.room.ts'
import { catalogueRoom } from '#features/catalogue/server/catalogue.room.ts'
import { chatRoom } from '#features/chat/server/chat.room.ts'
import { climateRoom } from '#features/climate/server/climate.room.ts'
import { correctionsRoom } from '#features/corrections/server/corrections.room.ts'
import { coursesRoom } from '#features/courses/server/courses.room.ts'
import { eventsRoom } from '#features/events/server/events.room.ts'
import { guideRoom } from '#features/guide/server/guide.room.ts'
import { humidorRoom } from '#features/humidor/server/humidor.room.ts'
import { journalRoom } from '#features/journal/server/journal.room.ts'
import { knowledgeRoom } from '#features/knowledge/server/knowledge.room.ts'
import { landingRoom } from '#features/landing/server/landing.room.ts'
import { livePairingsRoom } from '#features/live-pairings/server/live-pairings.room.ts'
import { loungeSettingsRoom } from '#features/lounge-settings/server/lounge-settings.room.ts'
import { marksRoom } from '#features/marks/server/marks.room.ts'
import { memberRoom } from '#features/member/server/member.room.ts'
import { narrationRoom } from '#features/narration/server/narration.room.ts'
import { notificationsRoom } from '#features/notifications/server/notifications.room.ts'
import { pairingRoom } from '#features/pairing/server/pairing.room.ts'
import { restartRoom } from '#features/restart/server/restart.room.ts'
import { settingsRoom } from '#features/settings/server/settings.room.ts'
import { shoppingRoom } from '#features/shopping/server/shopping.room.ts'
import { sommelierRoom } from '#features/sommelier/server/sommelier.room.ts'
import { tasteRoom } from '#features/taste/server/taste.room.ts'
import { tonightRoom } from '#features/tonight/server/tonight.room.ts'
import { vaultRoom } from '#features/vault/server/vault.room.ts'
import { voiceRoom } from '#features/voice/server/voice.room.ts'
import type { MemberTable } from '#platform/server/database/member-table.ts'
import type { Room } from '#platform/server/room.ts'
import type { FeatureServices } from './open-services.ts'

interface RoomServices extends FeatureServices {
  /** The member data of all rooms. */
  tables: readonly MemberTable[]
}

/** The features with routes, jobs or data of members, which an export lists in this order. Accounts come first, by themselves. */
export const rooms: readonly Room<RoomServices>[] = [
  memberRoom,
  vaultRoom,
  barRoom,
  humidorRoom,
  climateRoom,
  journalRoom,
  marksRoom,
  notificationsRoom,
  chatRoom,
  eventsRoom,
  livePairingsRoom,
  tonightRoom,
  coursesRoom,
  askRoom,
  narrationRoom,
  voiceRoom,
  settingsRoom,
  catalogueRoom,
  pairingRoom,
  shoppingRoom,
  tasteRoom,
  sommelierRoom,
  guideRoom,
  knowledgeRoom,
  announcementsRoom,
  correctionsRoom,
  adminRoom,
  loungeSettingsRoom,
  restartRoom,
  landingRoom,
]

/** For data export and account deletion; the accounts feature adds its own. */
export const memberTables: readonly MemberTable[] = rooms.flatMap(({ memberData = [] }) => memberData)

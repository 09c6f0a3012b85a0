import type { FastifyInstance } from 'fastify'
import type { MarkSeen } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import { arturoRoutes } from './arturo/arturo.routes.ts'
import { openArturoStore } from './arturo/arturo.store.ts'
import { type AnswerInPublic, openArturo } from './arturo/open-arturo.ts'
import { channelsRoutes } from './channels/channels.routes.ts'
import { openChannelsStore } from './channels/channels.store.ts'
import { chatMemberData } from './chat.member-data.ts'
import { type ChatServices, chatRoutes } from './chat.routes.ts'
import { openChatStore } from './chat.store.ts'
import { loungeMembersRoutes } from './lounge-members.routes.ts'
import { openLoungeMembersStore } from './lounge-members.store.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { openModerationStore } from './moderation/moderation.store.ts'
import { removalsRoutes } from './moderation/removals.routes.ts'
import { openRemovalsStore } from './moderation/removals.store.ts'
import { openReportsStore } from './moderation/reports.store.ts'
import { sweepRemovals } from './moderation/sweep-removals.job.ts'
import { chatPhotoRoutes } from './photos/chat-photo.routes.ts'
import { openChatPhotosStore } from './photos/chat-photos.store.ts'
import { presenceRoutes } from './presence.routes.ts'

interface Services extends Omit<ChatServices, 'chat' | 'arturo' | 'answerLater' | 'moderation' | 'photos'> {
  live: Live
  jobs: Jobs
  markSeen: MarkSeen
  /** For the end of a night. */
  timeZoneOf: (memberId: string) => Promise<string>
  answerInPublic: AnswerInPublic
  database: Pick<Database, 'inTransaction' | 'runAsMember' | 'service'>
}

export const chatRoom: Room<Services> = { mount: mountChat, memberData: chatMemberData }

function mountChat(app: FastifyInstance, services: Services): void {
  const chat = openChatStore(services.database)
  const moderation = openModerationStore(services.database, chat)
  const reports = openReportsStore(services.database, chat)
  const removals = openRemovalsStore(services.database)
  const channels = openChannelsStore(services.database)
  const members = openLoungeMembersStore(services.database)
  const photos = openChatPhotosStore(services.database)
  const arturo = openArturoStore(services.database)
  const { answerLater, whenIdle } = openArturo({ ...services, arturo, chat })
  app.addHook('preClose', whenIdle)
  services.jobs.registerHandler(sweepRemovals, () => removals.deleteOld())
  chatRoutes(app, { ...services, chat, arturo, answerLater, moderation, photos })
  arturoRoutes(app, { ...services, arturo })
  chatPhotoRoutes(app, { photos })
  presenceRoutes(app, { ...services, chat })
  channelsRoutes(app, { ...services, chat, channels })
  moderationRoutes(app, { ...services, moderation, reports, removals })
  removalsRoutes(app, { ...services, chat, removals })
  loungeMembersRoutes(app, { ...services, members, moderation })
}

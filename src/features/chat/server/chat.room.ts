import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import { arturoRoutes } from './arturo/arturo.routes.ts'
import { openArturoStore } from './arturo/arturo.store.ts'
import { type AnswerInPublic, openArturo } from './arturo/open-arturo.ts'
import { chatMemberData } from './chat.member-data.ts'
import { type ChatServices, chatRoutes } from './chat.routes.ts'
import { openChatStore } from './chat.store.ts'
import { loungeMembersRoutes } from './lounge-members.routes.ts'
import { openLoungeMembersStore } from './lounge-members.store.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { openModerationStore } from './moderation.store.ts'
import { chatPhotoRoutes } from './photos/chat-photo.routes.ts'
import { openChatPhotosStore } from './photos/chat-photos.store.ts'
import { presenceRoutes } from './presence.routes.ts'

interface Services extends Omit<ChatServices, 'chat' | 'arturo' | 'answerLater' | 'moderation' | 'photos'> {
  live: Live
  answerInPublic: AnswerInPublic
  database: Pick<Database, 'inTransaction' | 'runAsMember' | 'service'>
}

export const chatRoom: Room<Services> = { mount: mountChat, memberData: chatMemberData }

function mountChat(app: FastifyInstance, services: Services): void {
  const chat = openChatStore(services.database)
  const moderation = openModerationStore(services.database, chat)
  const members = openLoungeMembersStore(services.database)
  const photos = openChatPhotosStore(services.database)
  const arturo = openArturoStore(services.database)
  const { answerLater, whenIdle } = openArturo({ ...services, arturo, chat })
  app.addHook('preClose', whenIdle)
  chatRoutes(app, { ...services, chat, arturo, answerLater, moderation, photos })
  arturoRoutes(app, { ...services, arturo })
  chatPhotoRoutes(app, { photos })
  presenceRoutes(app, { ...services, chat })
  moderationRoutes(app, { ...services, moderation })
  loungeMembersRoutes(app, { ...services, members, moderation })
}

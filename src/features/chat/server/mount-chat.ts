import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type ChatServices, chatRoutes } from './chat.routes.ts'
import { openChatStore } from './chat.store.ts'
import { presenceRoutes } from './presence.routes.ts'

interface Services extends Omit<ChatServices, 'chat'> {
  live: Live
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
}

export function mountChat(app: FastifyInstance, services: Services): void {
  const chat = openChatStore(services.database)
  chatRoutes(app, { ...services, chat })
  presenceRoutes(app, { ...services, chat })
}

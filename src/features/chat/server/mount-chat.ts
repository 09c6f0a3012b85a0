import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import { type ChatServices, chatRoutes } from './chat.routes.ts'
import { openChatStore } from './chat.store.ts'

interface Services extends Omit<ChatServices, 'chat'> {
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
}

export function mountChat(app: FastifyInstance, services: Services): void {
  chatRoutes(app, { ...services, chat: openChatStore(services.database) })
}

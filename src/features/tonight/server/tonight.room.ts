import type { FastifyInstance } from 'fastify'
import type { Room } from '#platform/server/room.ts'
import type { OpenedTonight } from './open-tonight.ts'
import { tonightMemberData } from './tonight.member-data.ts'
import { tonightRoutes } from './tonight.routes.ts'

export const tonightRoom: Room<{ tonight: OpenedTonight }> = {
  mount: (app: FastifyInstance, { tonight }) => tonightRoutes(app, { ...tonight, now: () => new Date() }),
  memberData: tonightMemberData,
}

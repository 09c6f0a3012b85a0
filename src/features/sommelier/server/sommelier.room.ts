import type { FastifyInstance } from 'fastify'
import type { Room } from '#platform/server/room.ts'
import type { NarrationSources } from './narrate-advice.ts'
import { narrationRoutes } from './narration.routes.ts'
import { sommelierRoutes } from './sommelier.routes.ts'
import type { NoteSources } from './write-notes.ts'

type Services = NoteSources & NarrationSources

export const sommelierRoom: Room<Services> = { mount: mountSommelier }

function mountSommelier(app: FastifyInstance, services: Services): void {
  sommelierRoutes(app, services)
  narrationRoutes(app, services)
}

import type { Room } from '#platform/server/room.ts'
import { type LandingServices, landingRoutes } from './landing.routes.ts'

export const landingRoom: Room<LandingServices> = {
  // Their forms are parsed in a scope of their own.
  mount: async (app, services) => void (await app.register(pages => landingRoutes(pages, services))),
}

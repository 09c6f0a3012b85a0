import type { Room } from '#platform/server/room.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import type { Catalogue } from './load-catalogue.ts'

export const catalogueRoom: Room<{ catalogue: Catalogue }> = {
  mount: (app, { catalogue }) => catalogueRoutes(app, catalogue),
}

import type { Room } from '#platform/server/room.ts'
import { catalogueMemberData } from './catalogue.member-data.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import type { Catalogue } from './load-catalogue.ts'

export const catalogueRoom: Room<{ catalogue: Catalogue }> = {
  mount: (app, { catalogue }) => catalogueRoutes(app, catalogue),
  memberData: catalogueMemberData,
}

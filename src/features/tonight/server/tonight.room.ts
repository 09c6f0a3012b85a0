import type { FastifyInstance } from 'fastify'
import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Room } from '#platform/server/room.ts'
import { ratedInVault, suggestedFromCatalogue, unratedInVault } from './cigar-sources.ts'
import { keptInHumidor } from './kept-in-humidor.ts'
import type { Tonight } from './pick-tonight.ts'
import { tonightMemberData } from './tonight.member-data.ts'
import { tonightRoutes } from './tonight.routes.ts'
import { openRefusedCigars } from './tonight.store.ts'

interface Services extends Omit<Tonight, 'cigars' | 'refused'> {
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
  vault: Pick<Vault, 'ratingsOf' | 'latestCigarIds'>
}

export const tonightRoom: Room<Services> = { mount: mountTonight, memberData: tonightMemberData }

function mountTonight(app: FastifyInstance, services: Services): void {
  const { catalogue, database, vault } = services
  const cigars = [
    ...keptInHumidor(catalogue),
    ratedInVault(catalogue),
    unratedInVault(catalogue, vault),
    suggestedFromCatalogue(catalogue),
  ]
  tonightRoutes(app, { ...services, cigars, refused: openRefusedCigars(database), now: () => new Date() })
}

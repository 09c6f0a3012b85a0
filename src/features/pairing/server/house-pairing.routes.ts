import type { FastifyInstance } from 'fastify'
import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { type HousePairing, housePairingContract } from '../house-pairing.contract.ts'
import { drawPair } from '../pair-drawing.rules.ts'
import { pairInRow } from './find-house-pairing.ts'
import { openHousePairingStore, type PairingRow } from './house-pairing.store.ts'

interface Services {
  catalogue: HouseCatalogue
  database: Pick<Database, 'orm'>
}

export function housePairingRoutes(app: FastifyInstance, { catalogue, database }: Services): void {
  const housePairings = openHousePairingStore(database)
  const tell = (row: PairingRow): HousePairing => ({ ...row, drawing: drawRow(row, catalogue) })
  mountContract(app, housePairingContract, {
    async readFeaturedPairing() {
      const row = await housePairings.findFeatured()
      return row ? tell(row) : null
    },
    async readHousePairing({ params }) {
      const row = await housePairings.findBySlug(params.slug)
      if (!row) throw refuse(housePairingContract.readHousePairing, 'NO_SUCH_PAIRING')
      return tell(row)
    },
  })
}

/** What the catalogue does not know by that name stays undrawn. */
function drawRow(row: PairingRow, catalogue: HouseCatalogue): PairDrawing | null {
  const { cigar, drink } = pairInRow(catalogue, row)
  return drawPair(cigar, drink)
}

import type { FastifyInstance } from 'fastify'
import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { type CuratedPairing, curatedPairingContract } from '../curated-pairing.contract.ts'
import { drawPair } from '../pair-drawing.rules.ts'
import { type CuratedPairingRow, openCuratedPairingStore } from './curated-pairing.store.ts'
import { resolvePair } from './find-curated-pairing.ts'

interface Services {
  catalogue: Catalogue
  database: Pick<Database, 'orm'>
}

export function curatedPairingRoutes(app: FastifyInstance, { catalogue, database }: Services): void {
  const curatedPairings = openCuratedPairingStore(database)
  const toResponse = (row: CuratedPairingRow): CuratedPairing => ({
    ...row,
    drawing: drawRow(row, catalogue),
  })
  mountContract(app, curatedPairingContract, {
    async readFeaturedPairing() {
      const row = await curatedPairings.findFeatured()
      return row ? toResponse(row) : null
    },
    async readCuratedPairing({ params }) {
      const row = await curatedPairings.findBySlug(params.slug)
      if (!row) throw refuse(curatedPairingContract.readCuratedPairing, 'NO_SUCH_PAIRING')
      return toResponse(row)
    },
  })
}

function drawRow(row: CuratedPairingRow, catalogue: Catalogue): PairDrawing | null {
  const { cigar, drink } = resolvePair(catalogue, row)
  return drawPair(cigar, drink, row.cigar_name ?? '')
}

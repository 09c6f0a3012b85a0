import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { type DrawYearCard, palateContract } from '../palate.contract.ts'
import { openPalateStore } from './palate.store.ts'
import { readPalate, readSmokeYear } from './read-palate.ts'
import { yearCardData } from './year-card-data.ts'

export interface PalateServices {
  catalogue: Catalogue
  database: Pick<Database, 'runAsMember'>
  drawYearCard: DrawYearCard
}

export function palateRoutes(
  app: FastifyInstance,
  { catalogue, database, drawYearCard }: PalateServices,
): void {
  const sources = { catalogue, listPalateRows: openPalateStore(database) }
  mountContract(app, palateContract, {
    readPalate: ({ query }, { memberId }) => readPalate(sources, memberId, query.timeZone),
    async drawYearCard({ body: { parts, name, ...asked } }, { memberId }) {
      const year = await readSmokeYear(sources, memberId, asked)
      if (!year) throw refuse(palateContract.drawYearCard, 'NO_ENTRIES')
      return {
        name: `smoke-deck-${year.year}.png`,
        content: Buffer.from(await drawYearCard(yearCardData(year, parts, name))),
        headers: { 'cache-control': 'no-store' },
      }
    },
  })
}

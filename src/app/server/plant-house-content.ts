import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { plantKnowledge } from '#features/assistant/server/plant-knowledge.ts'
import { readKnowledge } from '#features/assistant/server/read-knowledge.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { plantCatalogue } from '#features/catalogue/server/plant-catalogue.ts'
import { plantSampleEvents } from '#features/events/server/plant-sample-events.ts'
import { plantHousePairings } from '#features/pairing/server/plant-house-pairings.ts'
import { readHousePairings } from '#features/pairing/server/read-house-pairings.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { houseContent } from './house-content.tables.ts'

interface Seed {
  /** Stored in the database. */
  key: string
  /** A change seeds again; a constant seeds only once. */
  content: unknown
  run: (transaction: Transaction) => Promise<void>
}

/** Seeds the database from the data files. A restart with unchanged files costs one query. */
export async function plantHouseContent(
  database: Database,
  catalogue: HouseCatalogue,
  dataFolder: string,
): Promise<void> {
  const knowledge = readKnowledge(join(dataFolder, 'knowledge'))
  const curatedPairings = readHousePairings(join(dataFolder, 'house-pairings.md'), catalogue)
  const seeds: Seed[] = [
    {
      key: 'catalogue',
      content: [catalogue.cigars, catalogue.drinks],
      run: transaction => plantCatalogue(transaction, catalogue),
    },
    { key: 'knowledge', content: knowledge, run: transaction => plantKnowledge(transaction, knowledge) },
    {
      key: 'house pairings',
      content: curatedPairings,
      run: transaction => plantHousePairings(transaction, curatedPairings),
    },
    { key: 'sample events', content: 1, run: transaction => plantSampleEvents(transaction, new Date()) },
  ]
  const rows = await database.orm.select().from(houseContent)
  const fingerprintsByKey = new Map(rows.map(row => [row.key, row.fingerprint]))
  for (const { key, content, run } of seeds) {
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
    if (fingerprintsByKey.get(key) === fingerprint) continue
    await database.inTransaction(undefined, async transaction => {
      await run(transaction)
      await transaction
        .insert(houseContent)
        .values({ key, fingerprint })
        .onConflictDoUpdate({ target: houseContent.key, set: { fingerprint, planted_at: new Date() } })
    })
  }
}

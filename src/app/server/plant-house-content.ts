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

interface Planting {
  key: string
  /** Content whose change means planting again; a constant plants once and for all. */
  content: unknown
  plant: (transaction: Transaction) => Promise<void>
}

/** Brings in what the house starts with. A restart with unchanged files costs one question. */
export async function plantHouseContent(
  database: Database,
  catalogue: HouseCatalogue,
  dataFolder: string,
): Promise<void> {
  const knowledge = readKnowledge(join(dataFolder, 'knowledge'))
  const housePairings = readHousePairings(join(dataFolder, 'house-pairings.md'), catalogue)
  const plantings: Planting[] = [
    {
      key: 'catalogue',
      content: [catalogue.cigars, catalogue.drinks],
      plant: transaction => plantCatalogue(transaction, catalogue),
    },
    { key: 'knowledge', content: knowledge, plant: transaction => plantKnowledge(transaction, knowledge) },
    {
      key: 'house pairings',
      content: housePairings,
      plant: transaction => plantHousePairings(transaction, housePairings),
    },
    { key: 'sample events', content: 1, plant: transaction => plantSampleEvents(transaction, new Date()) },
  ]
  const planted = await database.orm.select().from(houseContent)
  const fingerprintsByKey = new Map(planted.map(row => [row.key, row.fingerprint]))
  for (const { key, content, plant } of plantings) {
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
    if (fingerprintsByKey.get(key) === fingerprint) continue
    await database.inTransaction(undefined, async transaction => {
      await plant(transaction)
      await transaction
        .insert(houseContent)
        .values({ key, fingerprint })
        .onConflictDoUpdate({ target: houseContent.key, set: { fingerprint, planted_at: new Date() } })
    })
  }
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { seedCatalogue } from '#features/catalogue/server/seed-catalogue.ts'
import { seedSampleEvents } from '#features/events/server/seed-sample-events.ts'
import { readCuratedPairings } from '#features/pairing/server/read-curated-pairings.ts'
import { seedCuratedPairings } from '#features/pairing/server/seed-curated-pairings.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Settings } from '#platform/server/settings.ts'
import { readFingerprints, saveFingerprint } from './content-fingerprints.store.ts'

interface Seed {
  /** Stored in the database. */
  key: string
  /** A change seeds again; a constant seeds only once. */
  content: unknown
  /** Events and curated pairings are written by the service role only. */
  role: 'app' | 'service'
  run: (transaction: Transaction) => Promise<void>
}

/** Seeds the database from the data files. A restart with unchanged files costs one query. */
export async function seedContent(
  database: Database,
  catalogue: Catalogue,
  dataFolder: string,
  place: Pick<Settings, 'siteName' | 'siteCity'>,
): Promise<void> {
  const curatedPairings = readCuratedPairings(join(dataFolder, 'curated-pairings.md'), catalogue)
  const seeds: Seed[] = [
    {
      key: 'catalogue',
      content: [catalogue.lines, catalogue.drinks],
      role: 'app',
      run: transaction => seedCatalogue(transaction, catalogue),
    },
    {
      key: 'house pairings',
      content: curatedPairings,
      role: 'service',
      run: transaction => seedCuratedPairings(transaction, curatedPairings),
    },
    {
      key: 'sample events',
      content: 1,
      role: 'service',
      run: transaction =>
        seedSampleEvents(transaction, {
          now: new Date(),
          location: [place.siteName, place.siteCity.split(',')[0]].filter(Boolean).join(', '),
        }),
    },
  ]
  const fingerprintsByKey = await readFingerprints(database)
  for (const { key, content, role, run } of seeds) {
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
    if (fingerprintsByKey.get(key) === fingerprint) continue
    await inTransaction(database[role], undefined, async transaction => {
      await run(transaction)
      await saveFingerprint(transaction, key, fingerprint)
    })
  }
}

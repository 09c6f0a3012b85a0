import {
  type DatabaseAddress,
  embeddedAddress,
  externalAddress,
} from '#platform/server/database/database-address.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
import type { Log } from '#platform/server/log.ts'
import type { Settings } from '#platform/server/settings.ts'

/** DATABASE_URL if it is set, else the embedded server. */
export async function startDatabase(
  settings: Settings,
  log: Log,
): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  if (settings.databaseUrl)
    return { address: externalAddress(settings.databaseUrl), stop: async () => undefined }
  const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir, log })
  return { address: embeddedAddress(embedded), stop: () => embedded.stop() }
}

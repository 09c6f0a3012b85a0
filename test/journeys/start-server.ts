import { embeddedAddress } from '#platform/server/database/database-address.ts'
import { findRunningPostgres } from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '#platform/server/log.ts'
import { seed } from '../../scripts/seed.ts'
import { forgoDurability } from '../quick-database.ts'
import { runBuiltServer } from './run-built-server.ts'

/** How global set-up passes the address of the server to the workers, which inherit the environment. */
export const addressVariable = 'SMOKE_DECK_JOURNEYS_ADDRESS'
/** Its data directory, for what a journey cannot see in the browser. */
export const dataVariable = 'SMOKE_DECK_JOURNEYS_DATA'
/** Its database, in which journeys create their accounts. */
export const databaseVariable = 'SMOKE_DECK_JOURNEYS_DATABASE'

/** Playwright's global set-up: one built server for the whole run, seeded like `npm run dev -- --seed`. */
export default async function startServer(): Promise<() => Promise<void>> {
  const server = await runBuiltServer()
  const postgres = findRunningPostgres(server.dataDir, createLog({ logLevel: 'silent' }))
  if (!postgres) throw new Error('The server runs without its database.')
  process.env[addressVariable] = server.address
  process.env[dataVariable] = server.dataDir
  process.env[databaseVariable] = JSON.stringify(embeddedAddress(postgres).owner)
  await forgoDurability(embeddedAddress(postgres).owner)
  await seed(server.address)
  return server.stop
}

// Fills the data directory of the demo lounge, whatever was in it. Started by scripts/demo.mjs, which chooses the directory.
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockDataDirectory } from '#platform/server/data-directory-lock.ts'
import { createPool } from '#platform/server/database/create-pool.ts'
import { embeddedAddress } from '#platform/server/database/database-address.ts'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'
import { resolveDataRoot } from '#platform/server/embedded-postgres/resolve-data-root.ts'
import { findRunningPostgres } from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '#platform/server/log.ts'
import { contentsOf, markDemo } from './demo-directory.mjs'
import { fillLounge } from './fill-lounge.ts'
import { startFillingServer } from './filling-server.ts'

const log = createLog({ logLevel: 'error' })
const dataDir = process.env.DATA_DIR ?? ''
const folders = await empty(dataDir)
const server = await startFillingServer()
const pool = openOwnerPool()
try {
  await fillLounge(server.address, pool)
} finally {
  await pool.end()
  await server.stop()
}
markDemo(dataDir, { filledAt: new Date(), folders })
// What was closed may still have timers.
process.exit(0)

/** Marked first, so that a start that was cut off is known as one. Resolves with the folders of the lounge. */
async function empty(directory: string): Promise<string[]> {
  const isNew = mkdirSync(directory, { recursive: true }) !== undefined
  if (isNew) chmodSync(directory, process.getuid?.() === 0 ? 0o711 : 0o700)
  markDemo(directory)
  const lock = await lockDataDirectory(directory)
  const { folder, cluster } = resolveDataRoot(directory, log)
  await endDatabase(cluster)
  lock.release()
  for (const name of contentsOf(directory)) rmSync(join(directory, name), { recursive: true })
  if (folder === directory) return [directory]
  rmSync(folder, { recursive: true, force: true })
  return [directory, folder]
}

/** One that was left running by a start that was killed. Its data are removed next. */
async function endDatabase(cluster: string): Promise<void> {
  const abandoned = findPostmaster(cluster)
  if (abandoned) process.kill(abandoned.pid, 'SIGQUIT')
  while (findPostmaster(cluster)) await pause(50)
}

/** For what lies in the past: no request can say so. */
function openOwnerPool() {
  const running = findRunningPostgres(dataDir, log)
  if (!running) throw new Error(`No database runs in ${dataDir}.`)
  return createPool(embeddedAddress(running).owner, { connections: 1, statementMs: 10_000 }, log)
}

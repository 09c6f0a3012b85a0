import { statfs } from 'node:fs/promises'
import { readAppliedMigrations, readDatabaseBytes, readPictureBytes } from './database-state.store.ts'
import { type Finding, type HealthServices, inBytes, isGood } from './health-services.ts'

const gigabyte = 1024 ** 3
/** Below these a disk needs attention, and is in trouble. */
const fewBytes = 5 * gigabyte
const tooFewBytes = gigabyte

export async function checkStorage({ dataDir, database, storage }: HealthServices): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const pictures = (await storage.countBytes()) + (await readPictureBytes(database))
  const finding = `Uploaded pictures take ${inBytes(pictures)}. ${inBytes(free)} are free where this lounge keeps its data.`
  if (free >= fewBytes) return isGood(finding)
  return {
    state: free < tooFewBytes ? 'trouble' : 'attention',
    finding,
    advice: 'Free some space, or move the data directory to a larger disk.',
  }
}

export async function checkDatabase({ database }: HealthServices): Promise<Finding> {
  return isGood(`It answers, and takes ${inBytes(await readDatabaseBytes(database))}.`)
}

/** Copies are made by hand, and none of them leaves a trace. */
export async function checkBackup(): Promise<Finding> {
  return {
    state: 'attention',
    finding: 'No backup is known.',
    advice:
      'Stop the server, copy its whole data directory to another disk with owners and permissions, and start it again (docs/operate.md, Backup and restore).',
  }
}

/** The server migrates at its start, so only a later version that was started beside it makes a difference. */
export async function checkVersion({ database, migrations, version }: HealthServices): Promise<Finding> {
  const applied = await readAppliedMigrations(database)
  const foreign = applied.filter(name => !migrations.includes(name))
  if (foreign.length === 0 && applied.length === migrations.length)
    return isGood(`${version} runs, and the database is of this version.`)
  return {
    state: 'trouble',
    finding: `${version} runs, and the database is of another version${foreign[0] ? `: it has ${foreign[0]}` : ''}.`,
    advice: 'Restart the server with the version that was installed last.',
  }
}

export async function checkAuditLog({ auditLog }: HealthServices): Promise<Finding> {
  const broken = await auditLog.findBroken()
  if (broken === null) return isGood('Each entry follows from the one before it.')
  return {
    state: 'trouble',
    finding: `Entry ${broken} was changed, or the one before it was taken out.`,
    advice: 'Somebody with access to the database did that. Compare with a backup.',
  }
}

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Log } from '../log.ts'
import { chooseHome, type Home } from './choose-home.ts'
import { findPrograms, type Programs } from './find-programs.ts'
import { initialiseCluster, readPassword } from './initialise-cluster.ts'
import { keepRunning } from './keep-running.ts'
import { type Doorway, openDoorway, passwordFor, type Transport } from './open-doorway.ts'
import { findPostmaster, type Postmaster, runsCurrentPrograms } from './postmaster-file.ts'
import { asNoted, type Command, commandOf, launchServer, stopServer } from './server-process.ts'

const databaseName = 'smoke_deck'

/** What `pg` needs to connect. */
export interface ConnectionOptions {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

export interface EmbeddedPostgres {
  /** The superuser: for migrations and planting only. */
  owner: ConnectionOptions
  /** The connection of an ordinary role, which the database layer creates. */
  connectionOf(role: string): ConnectionOptions
  /** Whether a server that outlived its former process was taken over. */
  adopted: boolean
  /** Of the server now; it changes when a killed one is started again. */
  processId(): number
  stop(): Promise<void>
}

interface Options {
  /** The caller holds the lock of this directory. */
  dataDir: string
  log: Log
  transport?: Transport
}

/** Starts PostgreSQL inside the data directory, or takes over the one that still runs there. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  transport = process.platform === 'win32' ? 'tcp' : 'socket',
}: Options): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const home = chooseHome(resolve(dataDir), log)
  const programs = findPrograms(home, log)
  initialiseCluster(home, programs, log)
  const orphan = findPostmaster(home.cluster)
  const doorway = doorwayOf(orphan, transport) ?? (await openDoorway(home, transport))
  const command = commandOf(home, programs, doorway)
  const adopted = orphan !== undefined && (await canAdopt(orphan, command, home, doorway))
  if (orphan && !adopted) await stopServer(orphan.pid, home, programs)
  const pid = adopted ? orphan.pid : await launchServer(home, command)
  log.info(
    { pid, adopted, folder: home.cluster },
    adopted ? 'Took over the running database' : 'Database started',
  )
  return open({ home, programs, doorway, command, adopted, pid, log })
}

/** The server that runs for another process in this data directory; for programs of the operator, which start none. */
export function findRunningPostgres(
  dataDir: string,
  log: Log,
): Pick<EmbeddedPostgres, 'owner' | 'connectionOf'> | undefined {
  const home = chooseHome(resolve(dataDir), log)
  const running = findPostmaster(home.cluster)
  const doorway = running && doorwayOf(running, running.socketFolder === '' ? 'tcp' : 'socket')
  if (!running?.isReady || !doorway) return undefined
  return {
    owner: connection(home, doorway, 'postgres'),
    connectionOf: role => connection(home, doorway, role),
  }
}

interface Started {
  home: Home
  programs: Programs
  doorway: Doorway
  command: Command
  adopted: boolean
  pid: number
  log: Log
}

async function open({
  home,
  programs,
  doorway,
  command,
  adopted,
  pid,
  log,
}: Started): Promise<EmbeddedPostgres> {
  await makeDatabase(connection(home, doorway, 'postgres', 'postgres'))
  const running = keepRunning({ pid, log, restart: () => launchServer(home, command) })
  return {
    owner: connection(home, doorway, 'postgres'),
    connectionOf: role => connection(home, doorway, role),
    adopted,
    processId: running.pid,
    stop: async () => {
      const last = await running.leaveAlone()
      await stopServer(last, home, programs)
      log.info('Database stopped')
    },
  }
}

/** The doorway a living server already has, if it is of the wanted kind. */
function doorwayOf(orphan: Postmaster | undefined, transport: Transport): Doorway | undefined {
  if (!orphan || (orphan.socketFolder !== '') !== (transport === 'socket')) return undefined
  const { port, socketFolder } = orphan
  return transport === 'tcp' ? { transport, port } : { transport, port, folder: socketFolder }
}

/** Only what we would have started ourselves, and only if it answers as this very database. */
async function canAdopt(
  orphan: Postmaster,
  command: Command,
  home: Home,
  doorway: Doorway,
): Promise<boolean> {
  if (orphan.command !== asNoted(command) || !runsCurrentPrograms(orphan.pid) || !orphan.isReady) return false
  const client = new pg.Client({
    ...connection(home, doorway, 'postgres', 'postgres'),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return rows[0]?.data_directory === home.cluster
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function connection(home: Home, doorway: Doorway, user: string, database = databaseName): ConnectionOptions {
  const { port } = doorway
  if (doorway.transport === 'socket') return { host: doorway.folder, port, user, database }
  const superuserPassword = readPassword(home)
  if (superuserPassword === undefined) {
    throw new Error(`${join(home.folder, 'postgres-password')} is missing; bring it back from a backup.`)
  }
  const password = user === 'postgres' ? superuserPassword : passwordFor(user, superuserPassword)
  return { host: '127.0.0.1', port, user, database, password }
}

async function makeDatabase(options: ConnectionOptions): Promise<void> {
  const client = new pg.Client(options)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

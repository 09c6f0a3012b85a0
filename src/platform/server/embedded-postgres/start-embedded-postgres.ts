import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Log } from '../log.ts'
import { findPrograms, type Programs } from './find-programs.ts'
import { initializeCluster, readSuperuserPassword } from './initialize-cluster.ts'
import { derivePassword, type ListenAddress, prepareListenAddress, type Transport } from './listen-address.ts'
import { findPostmaster, type Postmaster, runsCurrentPrograms } from './postmaster-file.ts'
import { type DataRoot, resolveDataRoot } from './resolve-data-root.ts'
import { type Command, launchServer, serverCommand, stopServer, toCommandLine } from './server-process.ts'
import { superviseServer } from './supervise-server.ts'

const databaseName = 'smoke_deck'

export interface ConnectionOptions {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

export interface EmbeddedPostgres {
  /** The superuser: for migrations and the job queue. */
  owner: ConnectionOptions
  /** For an ordinary role, which the database layer creates. */
  connectionOf(role: string): ConnectionOptions
  /** Whether a server that outlived its parent process was taken over. */
  adopted: boolean
  /** Changes when a killed server is restarted. */
  processId(): number
  stop(): Promise<void>
}

interface Options {
  /** The caller must hold the lock of this directory. */
  dataDir: string
  log: Log
  transport?: Transport
}

/** Starts PostgreSQL in the data directory, or adopts one that is still running there. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  transport = process.platform === 'win32' ? 'tcp' : 'socket',
}: Options): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const dataRoot = resolveDataRoot(resolve(dataDir), log)
  const programs = findPrograms(dataRoot, log)
  initializeCluster(dataRoot, programs, log)
  const orphan = findPostmaster(dataRoot.cluster)
  const listenAddress =
    listenAddressOf(orphan, transport) ?? (await prepareListenAddress(dataRoot, transport))
  const command = serverCommand(dataRoot, programs, listenAddress)
  const adopted = orphan !== undefined && (await canAdopt(orphan, command, dataRoot, listenAddress))
  if (orphan && !adopted) await stopServer(orphan.pid, dataRoot, programs)
  const pid = adopted ? orphan.pid : await launchServer(dataRoot, command)
  log.info(
    { pid, adopted, folder: dataRoot.cluster },
    adopted ? 'Adopted the running database' : 'Database started',
  )
  return createHandle({ dataRoot, programs, listenAddress, command, adopted, pid, log })
}

/** For command-line tools: the server that another process is running in this data directory. */
export function findRunningPostgres(
  dataDir: string,
  log: Log,
): Pick<EmbeddedPostgres, 'owner' | 'connectionOf'> | undefined {
  const dataRoot = resolveDataRoot(resolve(dataDir), log)
  const running = findPostmaster(dataRoot.cluster)
  const listenAddress = running && listenAddressOf(running, running.socketFolder === '' ? 'tcp' : 'socket')
  if (!running?.isReady || !listenAddress) return undefined
  return {
    owner: connection(dataRoot, listenAddress, 'postgres'),
    connectionOf: role => connection(dataRoot, listenAddress, role),
  }
}

interface Started {
  dataRoot: DataRoot
  programs: Programs
  listenAddress: ListenAddress
  command: Command
  adopted: boolean
  pid: number
  log: Log
}

async function createHandle({
  dataRoot,
  programs,
  listenAddress,
  command,
  adopted,
  pid,
  log,
}: Started): Promise<EmbeddedPostgres> {
  await createDatabaseIfMissing(connection(dataRoot, listenAddress, 'postgres', 'postgres'))
  const supervisor = superviseServer({ pid, log, restart: () => launchServer(dataRoot, command) })
  return {
    owner: connection(dataRoot, listenAddress, 'postgres'),
    connectionOf: role => connection(dataRoot, listenAddress, role),
    adopted,
    processId: supervisor.pid,
    stop: async () => {
      const lastPid = await supervisor.stopSupervising()
      await stopServer(lastPid, dataRoot, programs)
      log.info('Database stopped')
    },
  }
}

/** Of a running server, if it uses the given transport. */
function listenAddressOf(orphan: Postmaster | undefined, transport: Transport): ListenAddress | undefined {
  if (!orphan || (orphan.socketFolder !== '') !== (transport === 'socket')) return undefined
  const { port, socketFolder } = orphan
  return transport === 'tcp' ? { transport, port } : { transport, port, folder: socketFolder }
}

/** Only if it was started with the same command line and serves this very data directory. */
async function canAdopt(
  orphan: Postmaster,
  command: Command,
  dataRoot: DataRoot,
  listenAddress: ListenAddress,
): Promise<boolean> {
  if (orphan.command !== toCommandLine(command) || !runsCurrentPrograms(orphan.pid) || !orphan.isReady)
    return false
  const client = new pg.Client({
    ...connection(dataRoot, listenAddress, 'postgres', 'postgres'),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return rows[0]?.data_directory === dataRoot.cluster
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function connection(
  dataRoot: DataRoot,
  listenAddress: ListenAddress,
  user: string,
  database = databaseName,
): ConnectionOptions {
  const { port } = listenAddress
  if (listenAddress.transport === 'socket') return { host: listenAddress.folder, port, user, database }
  const superuserPassword = readSuperuserPassword(dataRoot)
  if (superuserPassword === undefined) {
    throw new Error(`${join(dataRoot.folder, 'postgres-password')} is missing; restore it from a backup.`)
  }
  const password = user === 'postgres' ? superuserPassword : derivePassword(user, superuserPassword)
  return { host: '127.0.0.1', port, user, database, password }
}

async function createDatabaseIfMissing(options: ConnectionOptions): Promise<void> {
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

import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Home, nameOfFolder } from './choose-home.ts'

export type Transport = 'socket' | 'tcp'

/** How the server is spoken to: a Unix socket in a closed folder, or a port of this machine with a password. */
export type Doorway =
  | { transport: 'socket'; folder: string; port: number }
  | { transport: 'tcp'; port: number }

/** The shortest limit of the systems we run on; Linux itself allows 107 bytes. */
const longestSocketPath = 103
const socketPort = 5432

/** Opens a doorway for a server that is about to start. */
export async function openDoorway(home: Home, transport: Transport): Promise<Doorway> {
  if (transport === 'tcp') return { transport, port: await findFreePort() }
  return { transport, folder: openSocketFolder(home), port: socketPort }
}

/** The server's settings for a doorway; nothing ever listens beyond this machine. */
export function doorwaySettings(doorway: Doorway): Record<string, string> {
  const port = String(doorway.port)
  if (doorway.transport === 'tcp') {
    return { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  }
  return {
    port,
    listen_addresses: '',
    unix_socket_directories: doorway.folder,
    unix_socket_permissions: '0700',
  }
}

/** The files that stand for the socket of a server. */
export function socketFiles(doorway: Doorway): string[] {
  if (doorway.transport === 'tcp') return []
  const socket = join(doorway.folder, `.s.PGSQL.${doorway.port}`)
  return [socket, `${socket}.lock`]
}

function openSocketFolder(home: Home): string {
  const beside = join(home.folder, 'postgres-socket')
  const isShort = Buffer.byteLength(join(beside, `.s.PGSQL.${socketPort}`)) <= longestSocketPath
  const folder = isShort ? beside : join(tmpdir(), `smoke-deck-${nameOfFolder(home.folder)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = home.account?.uid ?? process.getuid?.()
  const found = lstatSync(folder)
  // In a folder everyone may write to, somebody else may have been here first.
  if (!found.isDirectory() || ![owner, process.getuid?.()].includes(found.uid)) {
    throw new Error(`${folder} belongs to somebody else. Remove it, then start again.`)
  }
  if (home.account) chownSync(folder, home.account.uid, home.account.gid)
  chmodSync(folder, 0o700)
  return folder
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A password of its own for another role, so that knowing it does not open the superuser's door. */
export function passwordFor(role: string, superuserPassword: string): string {
  return createHash('sha256').update(`${role}:${superuserPassword}`).digest('base64url')
}

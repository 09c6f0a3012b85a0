import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DataRoot, hashFolderPath } from './resolve-data-root.ts'

export type Transport = 'socket' | 'tcp'

/** A Unix socket in a private folder, or a loopback port with a password. */
export type ListenAddress =
  | { transport: 'socket'; folder: string; port: number }
  | { transport: 'tcp'; port: number }

/** The limit of macOS; Linux allows 107 bytes. */
const maxSocketPathBytes = 103
const socketPort = 5432

export async function prepareListenAddress(dataRoot: DataRoot, transport: Transport): Promise<ListenAddress> {
  if (transport === 'tcp') return { transport, port: await findFreePort() }
  return { transport, folder: makeSocketFolder(dataRoot), port: socketPort }
}

/** Server settings; it never listens beyond this machine. */
export function listenSettings(listenAddress: ListenAddress): Record<string, string> {
  const port = String(listenAddress.port)
  if (listenAddress.transport === 'tcp') {
    return { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  }
  return {
    port,
    listen_addresses: '',
    unix_socket_directories: listenAddress.folder,
    unix_socket_permissions: '0700',
  }
}

export function socketFiles(listenAddress: ListenAddress): string[] {
  if (listenAddress.transport === 'tcp') return []
  const socket = join(listenAddress.folder, `.s.PGSQL.${listenAddress.port}`)
  return [socket, `${socket}.lock`]
}

function makeSocketFolder(dataRoot: DataRoot): string {
  const preferred = join(dataRoot.folder, 'postgres-socket')
  const isShort = Buffer.byteLength(join(preferred, `.s.PGSQL.${socketPort}`)) <= maxSocketPathBytes
  const folder = isShort ? preferred : join(tmpdir(), `smoke-deck-${hashFolderPath(dataRoot.folder)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = dataRoot.account?.uid ?? process.getuid?.()
  const stats = lstatSync(folder)
  // Another user may have created it first in a world-writable folder.
  if (!stats.isDirectory() || ![owner, process.getuid?.()].includes(stats.uid)) {
    throw new Error(`${folder} belongs to another user. Remove it, then start again.`)
  }
  if (dataRoot.account) chownSync(folder, dataRoot.account.uid, dataRoot.account.gid)
  chmodSync(folder, 0o700)
  return folder
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Derived, so that the password of a role does not reveal the superuser's. */
export function derivePassword(role: string, superuserPassword: string): string {
  return createHash('sha256').update(`${role}:${superuserPassword}`).digest('base64url')
}

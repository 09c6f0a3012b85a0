import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'

const sharedMemory = '/dev/shm'
const minFreeBytes = 4 * 1024 ** 3

/** Where test databases lie: in memory where there is room, as their blocks need no disk. */
export const memoryFolder = hasRoom(sharedMemory) ? sharedMemory : tmpdir()

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= minFreeBytes
  } catch {
    return false
  }
}

/** A database that ends with its test needs no protection against a loss of power. */
export async function forgoDurability(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...owner, database: 'postgres' })
  await client.connect()
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

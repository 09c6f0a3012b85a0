import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { partsOfName, type Storage, StorageFull } from './storage.ts'

const noRoom = new Set(['ENOSPC', 'EDQUOT'])
const unfinished = '.unfinished'

type Write = (file: FileHandle, bytes: Uint8Array) => Promise<void>

/**
 * Files in a folder that only this system account can read. A file is written under another name and renamed when all
 * of it is on the disk, so a name never stands for half a file. `write` is there for tests of a disk that is full.
 */
export async function openDiskStorage(root: string, write: Write = writeWhole): Promise<Storage> {
  const drafts = join(root, unfinished)
  // Whoever was writing these is gone: the data directory belongs to one process.
  await rm(drafts, { recursive: true, force: true })
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  const pathOf = (name: string) => join(root, ...partsOfName(name))
  return {
    async keep(name, bytes) {
      const path = pathOf(name)
      const folder = join(path, '..')
      const draft = join(drafts, randomUUID())
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeDraft(draft, bytes, write)
        await rename(draft, path)
        await settle(folder)
      } catch (failure) {
        await rm(draft, { force: true })
        throw isNoRoom(failure)
          ? new StorageFull('There is no room for that file.', { cause: failure })
          : failure
      }
    },
    read: async name => readFile(pathOf(name)).catch(nothingThere),
    remove: async name => rm(pathOf(name), { force: true }),
    async list(folder) {
      const files = await readdir(join(root, folder)).catch(nothingThere)
      const kept = (files ?? []).map(async file => {
        const about = await stat(join(root, folder, file)).catch(nothingThere)
        return about ? [{ name: `${folder}/${file}`, keptAt: about.mtime }] : []
      })
      return (await Promise.all(kept)).flat()
    },
  }
}

async function writeDraft(path: string, bytes: Uint8Array, write: Write): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await write(file, bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  await file.writeFile(bytes)
}

/** A new name is on the disk only when its folder is. Windows cannot open folders, and needs no such thing. */
async function settle(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

function isNoRoom(failure: unknown): boolean {
  return noRoom.has((failure as NodeJS.ErrnoException).code ?? '')
}

function nothingThere(failure: NodeJS.ErrnoException): undefined {
  if (failure.code !== 'ENOENT') throw failure
}

import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFileName, type Storage, StorageFull, type StoredFile } from './storage.ts'

const noSpaceCodes = new Set(['ENOSPC', 'EDQUOT'])
const draftsFolder = '.unfinished'

type Write = (file: FileHandle, bytes: Uint8Array) => Promise<void>

/** A file is written as a draft, synced and renamed, so that no name stands for a partial file. `write` is for tests. */
export async function openDiskStorage(root: string, write: Write = writeWhole): Promise<Storage> {
  const drafts = join(root, draftsFolder)
  // Drafts of a former process: the data directory belongs to one process at a time.
  await rm(drafts, { recursive: true, force: true })
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  const pathOf = (name: string) => join(root, ...parseFileName(name))
  return {
    async save(name, bytes) {
      const path = pathOf(name)
      const folder = join(path, '..')
      const draft = join(drafts, randomUUID())
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeDraft(draft, bytes, write)
        await rename(draft, path)
        await syncFolder(folder)
      } catch (failure) {
        await rm(draft, { force: true })
        throw isNoSpace(failure) ? new StorageFull('The disk is full.', { cause: failure }) : failure
      }
    },
    read: async name => readFile(pathOf(name)).catch(undefinedIfMissing),
    remove: async name => rm(pathOf(name), { force: true }),
    async list(folder) {
      const files = await readdir(join(root, folder)).catch(undefinedIfMissing)
      const entries = (files ?? []).map(async (file): Promise<StoredFile[]> => {
        const stats = await stat(join(root, folder, file)).catch(undefinedIfMissing)
        return stats ? [{ name: `${folder}/${file}`, savedAt: stats.mtime }] : []
      })
      return (await Promise.all(entries)).flat()
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

/** A rename is durable only after its folder is synced. Windows can neither open folders nor needs to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isNoSpace(failure: unknown): boolean {
  return noSpaceCodes.has((failure as NodeJS.ErrnoException).code ?? '')
}

function undefinedIfMissing(failure: NodeJS.ErrnoException): undefined {
  if (failure.code !== 'ENOENT') throw failure
}

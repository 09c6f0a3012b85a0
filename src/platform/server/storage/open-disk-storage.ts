import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseFileName, type Storage, StorageFull, type StoredFile } from './storage.ts'
import { type Write, writeAtomically } from './write-atomically.ts'

const noSpaceCodes = new Set(['ENOSPC', 'EDQUOT'])
const draftsFolder = '.unfinished'

/** `write` is for tests. */
export async function openDiskStorage(root: string, write?: Write): Promise<Storage> {
  const drafts = join(root, draftsFolder)
  // Drafts of a former process: the data directory belongs to one process at a time.
  await rm(drafts, { recursive: true, force: true })
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  const pathOf = (name: string) => join(root, ...parseFileName(name))
  return {
    async save(name, bytes) {
      const path = pathOf(name)
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeAtomically(path, bytes, join(drafts, randomUUID()), write)
      } catch (failure) {
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
    async countBytes() {
      const names = await readdir(root, { recursive: true })
      let bytes = 0
      for (const name of names) {
        const stats = await stat(join(root, name)).catch(undefinedIfMissing)
        if (stats?.isFile()) bytes += stats.size
      }
      return bytes
    },
  }
}

function isNoSpace(failure: unknown): boolean {
  return noSpaceCodes.has((failure as NodeJS.ErrnoException).code ?? '')
}

function undefinedIfMissing(failure: NodeJS.ErrnoException): undefined {
  if (failure.code !== 'ENOENT') throw failure
}

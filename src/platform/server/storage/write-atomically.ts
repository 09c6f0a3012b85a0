import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

export type Write = (file: FileHandle, bytes: Uint8Array) => Promise<void>

/**
 * Writes, syncs and renames a draft in the same file system, so that no name stands for a partial file. A failure
 * leaves nothing.
 */
export async function writeAtomically(
  path: string,
  bytes: Uint8Array,
  draft: string,
  write: Write = writeWhole,
): Promise<void> {
  try {
    await writeDraft(draft, bytes, write)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (failure) {
    await rm(draft, { force: true })
    throw failure
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

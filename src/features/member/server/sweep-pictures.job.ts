import type pg from 'pg'
import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { listAvatarUrls } from './avatar.store.ts'
import { avatarStorageFolder, storageNameOf } from './save-avatar.ts'

/** Removes files without a profile: the process was killed between writing the file and the row. */
export const sweepPictures: JobKind<Record<string, never>> = {
  name: 'sweep-pictures',
  input: z.object({}),
  schedule: '23 4 * * *',
}

/** The file is written shortly before the row. */
const minAgeMilliseconds = 60 * 60 * 1000

export async function runSweepPictures(storage: Storage, auth: pg.Pool, now = Date.now()): Promise<void> {
  const files = await storage.list(avatarStorageFolder)
  const namesInUse = new Set((await listAvatarUrls(auth)).map(storageNameOf))
  for (const { name, savedAt } of files)
    if (!namesInUse.has(name) && now - savedAt.getTime() > minAgeMilliseconds) await storage.remove(name)
}

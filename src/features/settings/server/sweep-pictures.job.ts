import type pg from 'pg'
import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { avatarStorageFolder, storedNameOf } from './keep-avatar.ts'

/** Removes what was kept for a profile that never came to show it: the house was killed in between. */
export const sweepPictures: JobKind<Record<string, never>> = {
  name: 'sweep-pictures',
  input: z.object({}),
  schedule: '23 4 * * *',
}

/** A picture stands on the disk a moment before its profile says so. */
const oldEnoughMilliseconds = 60 * 60 * 1000

export async function runSweepPictures(storage: Storage, auth: pg.Pool, now = Date.now()): Promise<void> {
  const files = await storage.list(avatarStorageFolder)
  const { rows } = await auth.query<{ avatar_url: string }>(
    'select avatar_url from profiles where avatar_url is not null',
  )
  const shown = new Set(rows.map(({ avatar_url }) => storedNameOf(avatar_url)))
  for (const { name, keptAt } of files)
    if (!shown.has(name) && now - keptAt.getTime() > oldEnoughMilliseconds) await storage.remove(name)
}

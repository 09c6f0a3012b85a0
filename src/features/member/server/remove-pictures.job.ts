import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** Removes pictures that no profile refers to any more. */
export const removePictures: JobKind<{ names: string[] }> = {
  name: 'remove-pictures',
  input: z.object({ names: z.array(z.string()) }),
}

export async function runRemovePictures(storage: Storage, { names }: { names: string[] }): Promise<void> {
  for (const name of names) await storage.remove(name)
}

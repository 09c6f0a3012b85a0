import type { Database } from '#platform/server/database/open-database.ts'
import type { Models } from '#platform/server/models/open-models.ts'
import type { ProviderFailure } from '#platform/server/provider-outcome.ts'
import { countNarrationsToday } from './narrations-today.store.ts'

export interface ModelUse {
  /** Texts, today (UTC). */
  used: number
  limit: number
  failure?: ProviderFailure
}

/** Undefined without a language model, or with one that members may not use. */
export async function readModelUse({
  models,
  database,
}: {
  models: Models
  database: Pick<Database, 'orm'>
}): Promise<ModelUse | undefined> {
  if (!models.model || models.narrationsInTotal === 0) return undefined
  const failure = models.readFailure()
  return {
    used: await countNarrationsToday(database),
    limit: models.narrationsInTotal,
    ...(failure && { failure }),
  }
}

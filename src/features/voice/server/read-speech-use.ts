import type { Database } from '#platform/server/database/open-database.ts'
import type { ProviderFailure } from '#platform/server/provider-outcome.ts'
import type { Speech } from './open-speech.ts'
import { readSpeechToday, type SpeechToday } from './speech-today.store.ts'

export interface SpeechUseToday extends SpeechToday {
  /** Characters for each member. */
  limit: number
  failure?: ProviderFailure
}

/** Undefined without a speech provider. */
export async function readSpeechUse({
  speech,
  database,
}: {
  speech: Speech | undefined
  database: Pick<Database, 'service'>
}): Promise<SpeechUseToday | undefined> {
  if (!speech) return undefined
  const failure = speech.provider.readFailure()
  return {
    ...(await readSpeechToday(database)),
    limit: speech.dailyCharacters,
    ...(failure && { failure }),
  }
}

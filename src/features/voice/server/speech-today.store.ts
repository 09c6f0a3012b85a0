import type { Database } from '#platform/server/database/open-database.ts'

export interface SpeechToday {
  characters: number
  members: number
}

/** Of all members together, today (UTC). */
export async function readSpeechToday({ service }: Pick<Database, 'service'>): Promise<SpeechToday> {
  const { rows } = await service.query<{ characters: string; members: number }>(
    'select characters, members from speech_today()',
  )
  const { characters, members } = rows[0]!
  return { characters: Number(characters), members }
}

import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import type { Room } from '#platform/server/room.ts'
import { lexiconRoutes } from './lexicon.routes.ts'
import { openLexiconStore } from './lexicon-words.store.ts'
import type { Speech } from './open-speech.ts'
import { openSpeechUse } from './speech-use.store.ts'
import { voiceMemberData } from './voice.member-data.ts'
import { voiceRoutes } from './voice.routes.ts'

interface Services {
  speech: Speech | undefined
  database: Pick<Database, 'inTransaction' | 'orm' | 'service'>
  log: Log
}

export const voiceRoom: Room<Services> = { mount: mountVoice, memberData: voiceMemberData }

function mountVoice(app: FastifyInstance, { speech, database, log }: Services): void {
  voiceRoutes(app, { speech, use: openSpeechUse(database), openByMember: new Map(), log })
  lexiconRoutes(app, openLexiconStore(database))
}

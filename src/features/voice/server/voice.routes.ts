import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { voiceContract } from '../voice.contract.ts'
import { listVoices } from './list-voices.ts'
import { type SpeakSources, speakText } from './speak-text.ts'

export function voiceRoutes(app: FastifyInstance, sources: SpeakSources): void {
  mountContract(app, voiceContract, {
    listVoices: () => listVoices(sources.speech, sources.log),
    speak: ({ body }, { memberId }, { signal }) => speakText(sources, { memberId, ...body }, signal),
  })
}

import type { FastifyInstance } from 'fastify'
import { actorOf } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { lexiconContract } from '../lexicon.contract.ts'
import type { LexiconStore } from './lexicon-words.store.ts'
import { saveWord } from './save-word.ts'

export function lexiconRoutes(app: FastifyInstance, store: LexiconStore): void {
  mountContract(app, lexiconContract, {
    readLexicon: async () => ({ words: await store.list() }),
    saveWord: ({ params, body }, caller, exchange) =>
      saveWord(store, { ...params, ...body }, actorOf(caller, exchange)),
    removeWord: async ({ params }, caller, exchange) => {
      await store.remove(params.id, actorOf(caller, exchange))
      return { done: true as const }
    },
  })
}

import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { lexiconContract } from '../lexicon.contract.ts'
import type { LexiconStore } from './lexicon-words.store.ts'
import { saveWord } from './save-word.ts'

export function lexiconRoutes(app: FastifyInstance, store: LexiconStore): void {
  mountContract(app, lexiconContract, {
    readLexicon: async () => ({ words: await store.list() }),
    saveWord: ({ params, body }) => saveWord(store, { ...params, ...body }),
    removeWord: async ({ params }) => {
      await store.remove(params.id)
      return { done: true as const }
    },
  })
}

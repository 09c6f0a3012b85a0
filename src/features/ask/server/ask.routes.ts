import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { capitalize } from '#platform/text.rules.ts'
import { type AskedQuestion, askContract, type Memory } from '../ask.contract.ts'
import { type AskServices, answerQuestion } from './answer-question.ts'
import type { StoredQuestion } from './ask.store.ts'
import type { StoredMemory } from './memories/memories.store.ts'
import { meaningOf } from './memories/memory-meaning.ts'
import { openRunningAnswers } from './open-running-answers.ts'

const historyLength = 10

export function askRoutes(app: FastifyInstance, services: AskServices): void {
  const { asked, memories, log } = services
  const running = openRunningAnswers(log)
  app.addHook('preClose', () => running.close())
  mountContract(app, askContract, {
    ask({ body: { id = randomUUID(), ...asking } }, { memberId }, { signal: left }) {
      const begin = (signal: AbortSignal) => answerQuestion(services, memberId, { id, ...asking }, signal)
      return running.follow(memberId, id, begin, left)
    },
    stopAnswer: async ({ body }, { memberId }) => ({ stopped: await running.stop(memberId, body.id) }),
    listAsked: async (_, { memberId }) => ({
      conversations: (await asked.list(memberId, historyLength)).map(toAskedQuestion),
    }),
    async removeAsked({ params }, { memberId }) {
      const removed = await asked.remove(memberId, params.id)
      if (removed.removed === 0) throw refuse(askContract.removeAsked, 'NO_SUCH_QUESTION')
      return removed
    },
    removeAllAsked: (_, { memberId }) => asked.removeAll(memberId),
    restoreAsked: async ({ body }, { memberId }) => ({
      restored: await asked.restore(memberId, body.removed_at),
    }),
    async rateAnswer({ params, body: { helpful } }, { memberId }) {
      if (!(await asked.rate(memberId, params.id, helpful)))
        throw refuse(askContract.rateAnswer, 'NO_SUCH_QUESTION')
      return { helpful }
    },
    listMemories: async (_, { memberId }) => ({
      memories: (await memories.list(memberId)).map(toMemory),
    }),
    async removeMemory({ params }, { memberId }) {
      const removed = await memories.remove(memberId, params.id)
      if (removed.removed === 0) throw refuse(askContract.removeMemory, 'NO_SUCH_MEMORY')
      return removed
    },
    removeAllMemories: (_, { memberId }) => memories.removeAll(memberId),
    restoreMemories: async ({ body }, { memberId }) => ({
      restored: await memories.restore(memberId, body.removed_at),
    }),
  })
}

function toAskedQuestion(stored: StoredQuestion): AskedQuestion {
  return { ...stored, conversationId: stored.conversation_id }
}

/** What no version of ours understands any more does not count, and still has the member’s own words. */
function toMemory(stored: StoredMemory): Memory {
  const meaning = meaningOf(stored)?.text
  return { ...stored, text: meaning === undefined ? stored.words : `${capitalize(meaning)}.` }
}

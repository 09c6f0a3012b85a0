import { randomUUID } from 'node:crypto'
import type { Log } from '#platform/server/log.ts'
import type { Answer } from '../ask.contract.ts'
import type { AskStore } from './ask.store.ts'
import { composeReply, type ReplySources } from './compose-reply.ts'

export interface AskServices extends ReplySources {
  asked: AskStore
  log: Pick<Log, 'error'>
}

interface Asked {
  question: string
  conversationId?: string | undefined
}

/** Yields the answer sentence by sentence, stores it, and returns the whole. A failure to store it is only logged. */
export async function* answerQuestion(
  services: AskServices,
  memberId: string,
  { question, conversationId = randomUUID() }: Asked,
): AsyncGenerator<{ text: string }, Answer, void> {
  const last = await services.asked.findLast(memberId, conversationId)
  const {
    text,
    sources,
    isRefused = false,
    choices = [],
    next = [],
  } = await composeReply(services, {
    memberId,
    text: question,
    before: last?.question,
  })
  for (const sentence of sentencesOf(text)) yield { text: sentence }
  const answer = {
    conversationId,
    answer: text,
    sources: [...sources],
    refused: isRefused,
    choices: [...choices],
    next: [...next],
  }
  return { id: await store(services, memberId, question, answer), ...answer }
}

async function store(
  { asked, log }: AskServices,
  memberId: string,
  question: string,
  { conversationId, answer, sources, refused }: Omit<Answer, 'id'>,
): Promise<string | null> {
  const id = randomUUID()
  try {
    await asked.add(memberId, {
      id,
      conversation_id: conversationId,
      question,
      response: answer,
      sources,
      refused,
    })
    return id
  } catch (failure) {
    log.error({ err: failure }, 'an answer could not be stored')
    return null
  }
}

/** With the space that follows, so that they can be joined again. */
function sentencesOf(text: string): string[] {
  return text.match(/[\s\S]+?(?:[.!?]["”’)]*(?:\s+|$)|$)/g)?.filter(Boolean) ?? []
}

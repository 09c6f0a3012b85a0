import { randomUUID } from 'node:crypto'
import type { Log } from '#platform/server/log.ts'
import type { Answer } from '../ask.contract.ts'
import { keepLinks } from '../restricted-markdown.rules.ts'
import type { AskStore, StoredQuestion } from './ask.store.ts'
import { type ComposedReply, composeReply, type ReplySources } from './compose-reply.ts'
import type { MemoriesStore } from './memories/memories.store.ts'
import { memoriesSource } from './memories/memory-texts.ts'
import type { Reply } from './reply.ts'
import { isStoppedByMember } from './stop-reasons.ts'
import type { AnswerWriter, ToldAnswer } from './writing/open-answer-writer.ts'

export interface AskServices extends ReplySources {
  memories: MemoriesStore
  asked: AskStore
  writer: AnswerWriter
  log: Pick<Log, 'error'>
}

interface Asked {
  id: string
  question: string
  conversationId?: string | undefined
}

/** Yields the answer as it is told, stores it, and returns the whole. A failure to store it is only logged. */
export async function* answerQuestion(
  services: AskServices,
  memberId: string,
  { id, question, conversationId = randomUUID() }: Asked,
  signal: AbortSignal,
): AsyncGenerator<{ text: string }, Answer, void> {
  const stored = await services.asked.find(memberId, id)
  if (stored) return toAnswer(stored)
  if (isStoppedByMember(signal)) return stoppedAnswer(conversationId)
  const last = await services.asked.findLast(memberId, conversationId)
  const composed = withoutLinks(
    await composeReply(services, { memberId, text: question, before: last?.question }),
  )
  if (isStoppedByMember(signal)) return stoppedAnswer(conversationId)
  const { reply } = composed
  const told =
    services.writer.isFor(composed) && !signal.aborted
      ? yield* services.writer.write({ memberId, question, composed }, signal)
      : yield* tellReply(reply, signal)
  const whole = yield* addNotes(told, composed.notes)
  const answer = {
    conversationId,
    answer: whole.text,
    sources: [...whole.sources],
    refused: reply.isRefused ?? false,
    because: told.because,
    stopped: told.isStopped,
    choices: told.text === reply.text ? [...(reply.choices ?? [])] : [],
    next: [...(reply.next ?? [])],
  }
  return { id: await store(services, memberId, { id, question, ...answer }), ...answer }
}

/** Our own replies have none, but they quote names and notes, in which a member may have written one. */
function withoutLinks({ reply, ...composed }: ComposedReply): ComposedReply {
  return { ...composed, reply: { ...reply, text: keepLinks(reply.text, () => false) } }
}

/** Sentence by sentence. */
async function* tellReply(
  { text, sources }: Reply,
  signal: AbortSignal,
): AsyncGenerator<{ text: string }, ToldAnswer, void> {
  let said = ''
  for (const sentence of sentencesOf(text)) {
    if (isStoppedByMember(signal)) return { text: said, sources, because: null, isStopped: true }
    said += sentence
    yield { text: sentence }
  }
  return { text, sources, because: null, isStopped: false }
}

/** In our own words, also below what a language model wrote. */
function* addNotes(
  told: ToldAnswer,
  notes: readonly string[],
): Generator<{ text: string }, ToldAnswer, void> {
  if (told.isStopped || notes.length === 0) return told
  const note = `\n\n${notes.join(' ')}`
  yield { text: note }
  const others = told.sources.filter(({ path }) => path !== memoriesSource.path)
  return { ...told, text: `${told.text}${note}`, sources: [...others, memoriesSource] }
}

/** Of which nothing had been said. */
function stoppedAnswer(conversationId: string): Answer {
  const nothing = { answer: '', sources: [], refused: false, because: null, choices: [], next: [] }
  return { id: null, conversationId, ...nothing, stopped: true }
}

/** Resolves with its id; null if it could not be stored, or if it was stopped before its first word. */
async function store(
  { asked, log }: AskServices,
  memberId: string,
  { id, question, ...answer }: Omit<Answer, 'id'> & { id: string; question: string },
): Promise<string | null> {
  if (answer.answer === '') return null
  try {
    await asked.add(memberId, {
      id,
      conversation_id: answer.conversationId,
      question,
      response: answer.answer,
      sources: answer.sources,
      refused: answer.refused,
      fallback_reason: answer.because,
      stopped_at: answer.stopped ? new Date() : null,
    })
    return id
  } catch (failure) {
    log.error({ err: failure }, 'an answer could not be stored')
    return null
  }
}

/** What may be asked next is not stored. */
function toAnswer(stored: StoredQuestion): Answer {
  const { id, conversation_id: conversationId, response: answer, sources, refused, stopped } = stored
  const because = stored.fallback_reason
  return { id, conversationId, answer, sources, refused, because, stopped, choices: [], next: [] }
}

/** With the space that follows, so that they can be joined again. */
function sentencesOf(text: string): string[] {
  return text.match(/[\s\S]+?(?:[.!?]["”’)]*(?:\s+|$)|$)/g)?.filter(Boolean) ?? []
}

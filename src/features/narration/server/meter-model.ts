import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import { type Model, ModelError, type ModelRequest } from '#platform/server/models/model.ts'
import type { Models } from '#platform/server/models/open-models.ts'
import { fallbackReasonFor, fallbackReasons } from './fallback-reasons.ts'
import { type NarrationQuota, openNarrationQuota } from './narration-quota.store.ts'

export interface MeteredModelSources {
  models: Models
  database: Pick<Database, 'inTransaction'>
  log: Pick<Log, 'warn' | 'error'>
}

export type CountedRequest = Omit<ModelRequest, 'signal' | 'onTokens'>
/** Calls the model; what it takes is counted for the member. */
export type CountedStream = (request: CountedRequest) => AsyncIterable<string>

/** How a text ended: whole, aborted with what had been written, or to be replaced, with the reason for the member. */
export type WritingEnd =
  | { end: 'model'; text: string }
  | { end: 'aborted'; text: string }
  | { end: 'fallback'; because: string }

export interface MeteredModel {
  /** Whether there is a model, and a quota for it. */
  isOpen: boolean
  /** Yields the pieces of one text within the quotas of the member and of the day. Never throws. */
  write(
    memberId: string,
    compose: (stream: CountedStream) => AsyncIterable<string>,
    signal: AbortSignal,
  ): AsyncGenerator<{ text: string }, WritingEnd, void>
}

/** Concurrent texts per member. */
const maxOpen = 2
/** English text has about four letters per token. */
const lettersPerToken = 4

/** The language model for members: every text counts, whatever it is about. */
export function meterModel({ models, database, log }: MeteredModelSources): MeteredModel {
  const isBudgeted = models.narrationsPerMember > 0 && models.narrationsInTotal > 0
  const model = isBudgeted ? models.model : undefined
  const quota = openNarrationQuota(database)
  const openByMember = new Map<string, number>()
  return {
    isOpen: model !== undefined,
    async *write(memberId, compose, signal) {
      if (!model) return { end: 'fallback', because: fallbackReasons.noModel }
      if (signal.aborted) return { end: 'aborted', text: '' }
      const openCount = openByMember.get(memberId) ?? 0
      if (openCount >= maxOpen) return { end: 'fallback', because: fallbackReasons.tooManyOpen }
      openByMember.set(memberId, openCount + 1)
      const writing: Writing = { memberId, compose, signal, ...nothingUsed }
      try {
        return yield* writeWithinQuota({ models, model, quota }, writing)
      } catch (failure) {
        if (signal.aborted) return { end: 'aborted', text: writing.written }
        return { end: 'fallback', because: fallbackReasonFor(failure, log) }
      } finally {
        const remaining = openByMember.get(memberId)! - 1
        if (remaining > 0) openByMember.set(memberId, remaining)
        else openByMember.delete(memberId)
      }
    },
  }
}

interface Meter {
  models: Models
  model: Model
  quota: NarrationQuota
}

const nothingUsed = { written: '', tokens: 0, letters: 0, hasLookedUp: false }

interface Writing {
  memberId: string
  compose(stream: CountedStream): AsyncIterable<string>
  signal: AbortSignal
  written: string
  /** As the provider counted them. */
  tokens: number
  /** Sent and received, in case it never did. */
  letters: number
  /** Then the provider has charged for a round. */
  hasLookedUp: boolean
}

async function* writeWithinQuota(
  { models, model, quota }: Meter,
  writing: Writing,
): AsyncGenerator<{ text: string }, WritingEnd, void> {
  const { memberId } = writing
  const limits = { perMember: models.narrationsPerMember, total: models.narrationsInTotal }
  const taken = await quota.consume(memberId, limits)
  if ('exhausted' in taken) {
    const because = taken.exhausted === 'server' ? fallbackReasons.serverQuota : fallbackReasons.memberQuota
    return { end: 'fallback', because }
  }
  let isRefundable = false
  try {
    for await (const text of writing.compose(request => countStream(model, request, writing))) {
      writing.written += text
      yield { text }
    }
  } catch (failure) {
    const isUnused = writing.written === '' && writing.tokens === 0 && !writing.hasLookedUp
    isRefundable = isUnused && wasRejectedByProvider(failure)
    throw failure
  } finally {
    const { tokens, letters } = writing
    if (isRefundable) await quota.refund(memberId, taken.day)
    else await quota.recordTokens(memberId, taken.day, tokens || Math.ceil(letters / lettersPerToken))
  }
  return { end: 'model', text: writing.written }
}

async function* countStream(
  model: Model,
  { lookUps = [], ...request }: CountedRequest,
  writing: Writing,
): AsyncGenerator<string> {
  const asked = request.system.length + request.prompt.length
  writing.letters += asked
  const counted = lookUps.map(lookUp => ({
    ...lookUp,
    async answer(question: string) {
      const answer = await lookUp.answer(question)
      // The next round sends everything again.
      writing.letters += asked + answer.length
      writing.hasLookedUp = true
      return answer
    },
  }))
  const onTokens = (tokens: number) => {
    writing.tokens += tokens
  }
  for await (const piece of model.stream({
    ...request,
    lookUps: counted,
    signal: writing.signal,
    onTokens,
  })) {
    writing.letters += piece.length
    yield piece
  }
}

/** Where it did so before it generated anything, it charges nothing. */
function wasRejectedByProvider(failure: unknown): boolean {
  return failure instanceof ModelError && ['busy', 'failing', 'refused', 'unavailable'].includes(failure.kind)
}

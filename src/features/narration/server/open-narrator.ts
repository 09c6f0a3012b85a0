import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import { type Model, ModelError } from '#platform/server/models/model.ts'
import type { Models } from '#platform/server/models/open-models.ts'
import { findViolation, type NarrationGuard, readFacts } from '../fact-check/fact-check.rules.ts'
import type { NarrationEvent } from '../narration.contract.ts'
import { checkSentences } from './check-sentences.ts'
import { createNarrationGuard } from './create-narration-guard.ts'
import { fallbackReasonFor, fallbackReasons } from './fallback-reasons.ts'
import { type NarrationQuota, openNarrationQuota } from './narration-quota.store.ts'

export interface NarratorSources {
  models: Models
  catalogue: Catalogue
  phrasebook: Phrasebook
  database: Pick<Database, 'inTransaction'>
  log: Pick<Log, 'warn' | 'error'>
}

export interface NarrationRequest {
  memberId: string
  /** The instructions for the model. */
  system: string
  /** The prompt. The narration may name nothing else. */
  facts: string
  /** Shown in place of a narration that failed. */
  fallback: string
  /** Paragraphs that follow the text of the model and are never left to it. */
  closing: readonly string[]
  /** Called with the whole text of a finished narration, before its last event. */
  save(narrated: string): Promise<void>
}

/** Narrates computed facts in Arturo's voice, if a language model is configured. */
export interface Narrator {
  isOpen: boolean
  /** Never throws. The last event has `end`, unless `signal` aborted the narration. */
  narrate(request: NarrationRequest, signal: AbortSignal): AsyncGenerator<NarrationEvent>
}

/** 180 words take about 250 tokens; reasoning models need the rest. */
const maxTokens = 2_000
/** Concurrent narrations per member. */
const maxOpen = 2
/** English text has about four letters per token. */
const lettersPerToken = 4

export function openNarrator(sources: NarratorSources): Narrator {
  const { models, catalogue, phrasebook, log } = sources
  const { model, narrationsPerMember, narrationsInTotal } = models
  if (!model || narrationsPerMember < 1 || narrationsInTotal < 1)
    return {
      isOpen: false,
      async *narrate({ fallback }) {
        yield { end: 'fallback', text: fallback, because: fallbackReasons.noModel }
      },
    }
  const guard = createNarrationGuard(catalogue, phrasebook)
  const context = { models, model, guard, quota: openNarrationQuota(sources.database) }
  const openByMember = new Map<string, number>()
  return {
    isOpen: true,
    async *narrate(request, signal) {
      const { memberId, fallback } = request
      const openCount = openByMember.get(memberId) ?? 0
      if (openCount >= maxOpen)
        return yield { end: 'fallback', text: fallback, because: fallbackReasons.tooManyOpen }
      openByMember.set(memberId, openCount + 1)
      try {
        yield* narrateWithinQuota(context, request, signal)
      } catch (failure) {
        if (signal.aborted) return
        yield { end: 'fallback', text: fallback, because: fallbackReasonFor(failure, log) }
      } finally {
        const remaining = openByMember.get(memberId)! - 1
        if (remaining > 0) openByMember.set(memberId, remaining)
        else openByMember.delete(memberId)
      }
    },
  }
}

interface NarrationContext {
  models: Models
  model: Model
  quota: NarrationQuota
  guard: NarrationGuard
}

async function* narrateWithinQuota(
  context: NarrationContext,
  request: NarrationRequest,
  signal: AbortSignal,
): AsyncGenerator<NarrationEvent> {
  const { quota, models } = context
  const { memberId, fallback } = request
  const limits = { perMember: models.narrationsPerMember, total: models.narrationsInTotal }
  const taken = await quota.consume(memberId, limits)
  if ('exhausted' in taken) {
    const because = taken.exhausted === 'server' ? fallbackReasons.serverQuota : fallbackReasons.memberQuota
    return yield { end: 'fallback', text: fallback, because }
  }
  const used = { tokens: 0, letters: 0 }
  let narrated = ''
  let isRefundable = false
  try {
    for await (const text of narrateText(context, request, { signal, used })) {
      narrated += text
      yield { text }
    }
  } catch (failure) {
    isRefundable = narrated === '' && wasRejectedByProvider(failure)
    throw failure
  } finally {
    if (isRefundable) await quota.refund(memberId, taken.day)
    else
      await quota.recordTokens(memberId, taken.day, used.tokens || Math.ceil(used.letters / lettersPerToken))
  }
  await request.save(narrated)
  yield { end: 'model' }
}

/** Tokens as the provider counted them, and the letters sent and received in case it never did. */
interface Usage {
  tokens: number
  letters: number
}

async function* narrateText(
  { model, guard }: NarrationContext,
  { system: instructions, facts: prompt, closing }: NarrationRequest,
  { signal, used }: { signal: AbortSignal; used: Usage },
): AsyncGenerator<string> {
  const system = `${instructions}\n\nBesides the words of the facts, use only these and their forms: ${guard.language.words.join(', ')}.`
  const facts = readFacts(prompt, system)
  const onTokens = (tokens: number) => {
    used.tokens += tokens
  }
  used.letters = system.length + prompt.length
  const pieces = model.stream({ system, prompt, maxTokens, signal, onTokens })
  yield* checkSentences(countLetters(pieces, used), sentence => findViolation(sentence, facts, guard))
  for (const paragraph of closing) yield `\n\n${paragraph}`
}

async function* countLetters(pieces: AsyncIterable<string>, used: Usage): AsyncGenerator<string> {
  for await (const piece of pieces) {
    used.letters += piece.length
    yield piece
  }
}

/** The provider rejected the request before generating text, so it charges nothing. */
function wasRejectedByProvider(failure: unknown): boolean {
  return failure instanceof ModelError && ['busy', 'failing', 'refused', 'unavailable'].includes(failure.kind)
}

import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import { type Model, ModelError, type ModelErrorKind } from '#platform/server/models/model.ts'
import type { Models } from '#platform/server/models/open-models.ts'
import { findViolation, readFacts } from '../fact-check.rules.ts'
import { buildNameLexicon, type NameLexicon } from '../name-lexicon.rules.ts'
import type { NarrationEvent } from '../sommelier.contract.ts'
import { checkSentences, RejectedNarration } from './check-narration.ts'
import type { ComposedAdvice } from './compose-advice.ts'
import { narrationFacts } from './narration-facts.ts'
import { narrationSystemPrompt } from './narration-prompt.ts'
import { type NarrationQuota, openNarrationQuota } from './narration-quota.store.ts'

export interface NarratorSources {
  models: Models
  catalogue: Catalogue
  phrasebook: Phrasebook
  database: Pick<Database, 'inTransaction'>
  vault: Pick<Vault, 'replaceNotes'>
  log: Pick<Log, 'warn' | 'error'>
}

/** Narrates computed advice in Arturo's voice, if a language model is configured. */
export interface Narrator {
  isOpen: boolean
  /** Never throws. The last event has `end`, unless `signal` aborted the narration. */
  narrate(memberId: string, advice: ComposedAdvice, signal: AbortSignal): AsyncGenerator<NarrationEvent>
}

/** 180 words take about 250 tokens; reasoning models need the rest. */
const maxTokens = 2_000
/** Concurrent narrations per member. */
const maxOpen = 2
/** English text has about four letters per token. */
const lettersPerToken = 4

const fallbackReasons = {
  noModel: 'Nobody tells stories in this lounge, so this is the standard text.',
  memberQuota: 'That is enough telling for one day; this is the standard text.',
  serverQuota: 'Arturo has told enough in this lounge for one day, so this is the standard text.',
  tooManyOpen: 'Arturo is telling you something else just now, so this is the standard text.',
  rejected: 'Arturo wandered off the facts, so this is the standard text.',
  slow: 'Arturo took too long, so this is the standard text.',
  busy: 'Arturo has his hands full just now, so this is the standard text.',
  unavailable: 'Arturo could not be reached, so this is the standard text.',
  incomplete: 'Arturo lost the thread, so this is the standard text.',
}

const reasonByModelError: Record<ModelErrorKind, string> = {
  slow: fallbackReasons.slow,
  busy: fallbackReasons.busy,
  unavailable: fallbackReasons.unavailable,
  refused: fallbackReasons.unavailable,
  failing: fallbackReasons.unavailable,
  cut: fallbackReasons.incomplete,
  malformed: fallbackReasons.incomplete,
}

export function openNarrator(sources: NarratorSources): Narrator {
  const { models, catalogue, phrasebook, log } = sources
  const { model, narrationsPerMember, narrationsInTotal } = models
  if (!model || narrationsPerMember < 1 || narrationsInTotal < 1)
    return {
      isOpen: false,
      async *narrate(_memberId, { result }) {
        yield { end: 'house', text: result, because: fallbackReasons.noModel }
      },
    }
  const names = createNameLexicon(catalogue, phrasebook)
  const context = { ...sources, model, names, quota: openNarrationQuota(sources.database) }
  const openByMember = new Map<string, number>()
  return {
    isOpen: true,
    async *narrate(memberId, advice, signal) {
      const openCount = openByMember.get(memberId) ?? 0
      if (openCount >= maxOpen)
        return yield { end: 'house', text: advice.result, because: fallbackReasons.tooManyOpen }
      openByMember.set(memberId, openCount + 1)
      try {
        yield* narrateWithinQuota(context, memberId, advice, signal)
      } catch (failure) {
        if (signal.aborted) return
        yield { end: 'house', text: advice.result, because: fallbackReasonFor(failure, log) }
      } finally {
        const remaining = openByMember.get(memberId)! - 1
        if (remaining > 0) openByMember.set(memberId, remaining)
        else openByMember.delete(memberId)
      }
    },
  }
}

interface NarrationContext extends NarratorSources {
  model: Model
  quota: NarrationQuota
  names: NameLexicon
}

async function* narrateWithinQuota(
  context: NarrationContext,
  memberId: string,
  advice: ComposedAdvice,
  signal: AbortSignal,
): AsyncGenerator<NarrationEvent> {
  const { quota, models } = context
  const limits = { perMember: models.narrationsPerMember, total: models.narrationsInTotal }
  const taken = await quota.consume(memberId, limits)
  if ('exhausted' in taken) {
    const because = taken.exhausted === 'server' ? fallbackReasons.serverQuota : fallbackReasons.memberQuota
    return yield { end: 'house', text: advice.result, because }
  }
  const used = { tokens: 0, letters: 0 }
  let narrated = ''
  let isRefundable = false
  try {
    for await (const text of narrateText(context, advice, { signal, used })) {
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
  await saveNarration(context, memberId, advice, narrated)
  yield { end: 'model' }
}

/** Tokens as the provider counted them, and the letters sent and received in case it never did. */
interface Usage {
  tokens: number
  letters: number
}

/** The model's text, then the caution and the question, which are never left to the model. */
async function* narrateText(
  { model, catalogue, names }: NarrationContext,
  advice: ComposedAdvice,
  { signal, used }: { signal: AbortSignal; used: Usage },
): AsyncGenerator<string> {
  const prompt = narrationFacts(catalogue, advice)
  const facts = readFacts(prompt, narrationSystemPrompt)
  const onTokens = (tokens: number) => {
    used.tokens += tokens
  }
  used.letters = narrationSystemPrompt.length + prompt.length
  const pieces = model.stream({ system: narrationSystemPrompt, prompt, maxTokens, signal, onTokens })
  yield* checkSentences(countLetters(pieces, used), sentence => findViolation(sentence, facts, names))
  const question = advice.question && advice.result.split('\n\n').at(-1)
  for (const paragraph of [advice.caution, question]) if (paragraph) yield `\n\n${paragraph}`
}

async function* countLetters(pieces: AsyncIterable<string>, used: Usage): AsyncGenerator<string> {
  for await (const piece of pieces) {
    used.letters += piece.length
    yield piece
  }
}

/** Replaces the notes in the vault, unless the member changed or removed the row. The quota is used either way. */
async function saveNarration(
  { vault, log }: NarrationContext,
  memberId: string,
  { cigar, drinks, pairingType, result }: ComposedAdvice,
  narrated: string,
): Promise<void> {
  const names = { cigar_name: cigarName(cigar), pairing_type: pairingType, pairing_name: drinks[0]!.name }
  await vault
    .replaceNotes(memberId, { ...names, notes: result }, narrated)
    .catch(failure => log.error({ err: failure }, 'a narration could not be saved in the vault'))
}

/** The provider rejected the request before generating text, so it charges nothing. */
function wasRejectedByProvider(failure: unknown): boolean {
  return failure instanceof ModelError && ['busy', 'failing', 'refused', 'unavailable'].includes(failure.kind)
}

function fallbackReasonFor(failure: unknown, log: NarratorSources['log']): string {
  if (failure instanceof RejectedNarration) {
    log.warn({ violation: failure.violation }, 'a narration left the facts')
    return failure.violation === 'too short' ? fallbackReasons.incomplete : fallbackReasons.rejected
  }
  if (failure instanceof ModelError) {
    const { kind, status } = failure
    log.warn({ kind, status }, 'the language model returned no narration')
    return reasonByModelError[kind]
  }
  log.error({ err: failure }, 'a narration failed in the server itself')
  return fallbackReasons.incomplete
}

/** Words that our own texts write in lower case are ordinary words, even if a name contains them. */
export function createNameLexicon(catalogue: Catalogue, phrasebook: Phrasebook): NameLexicon {
  const phrases = Object.values(phrasebook).flatMap(file => [...file.values()].flat())
  const drinkTexts = catalogue.drinks.flatMap(({ sentence, serve, style }) => [sentence, serve, style])
  return buildNameLexicon(catalogue, [...phrases, ...drinkTexts])
}

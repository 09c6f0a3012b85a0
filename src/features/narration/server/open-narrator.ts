import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import { findViolation, type NarrationGuard, readFacts } from '../fact-check/fact-check.rules.ts'
import type { NarrationEvent } from '../narration.contract.ts'
import { checkSentences } from './check-sentences.ts'
import { createNarrationGuard } from './create-narration-guard.ts'
import type { CountedStream, MeteredModel } from './meter-model.ts'

export interface NarratorSources {
  meteredModel: MeteredModel
  catalogue: Catalogue
  phrasebook: Phrasebook
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
  /** Called with the whole text of a finished narration, before its last event. Never rejects. */
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

export function openNarrator({ meteredModel, catalogue, phrasebook }: NarratorSources): Narrator {
  const { isOpen } = meteredModel
  const guard = isOpen ? createNarrationGuard(catalogue, phrasebook) : undefined
  return {
    isOpen,
    async *narrate(request, signal) {
      const { memberId, fallback, save } = request
      const compose = (stream: CountedStream) => narrateText(guard!, request, stream)
      const ended = yield* meteredModel.write(memberId, compose, signal)
      if (ended.end === 'aborted') return
      if (ended.end === 'fallback') return yield { end: 'fallback', text: fallback, because: ended.because }
      await save(ended.text)
      yield { end: 'model' }
    },
  }
}

async function* narrateText(
  guard: NarrationGuard,
  { system: instructions, facts: prompt, closing }: NarrationRequest,
  stream: CountedStream,
): AsyncGenerator<string> {
  const system = `${instructions}\n\nBesides the words of the facts, use only these and their forms: ${guard.language.words.join(', ')}.`
  const facts = readFacts(prompt, system)
  const pieces = stream({ system, prompt, maxTokens })
  yield* checkSentences(pieces, sentence => findViolation(sentence, facts, guard))
  for (const paragraph of closing) yield `\n\n${paragraph}`
}

import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Library } from '#features/knowledge/server/load-library.ts'
import {
  buildNameLexicon,
  findUngrounded,
  type NameLexicon,
  readFacts,
} from '#features/narration/fact-check/fact-check.rules.ts'
import { fallbackReasons } from '#features/narration/server/fallback-reasons.ts'
import type { CountedStream, MeteredModel } from '#features/narration/server/meter-model.ts'
import type { AnswerSource } from '../../ask.contract.ts'
import { hrefsIn, keepLinks } from '../../restricted-markdown.rules.ts'
import type { ComposedReply } from '../compose-reply.ts'
import { isStoppedByMember } from '../stop-reasons.ts'
import { answerSystemPrompt } from './answer-prompt.ts'
import { findEarlierQuestion } from './find-earlier-question.ts'
import { gatherGround } from './gather-ground.ts'
import { isForModel } from './is-for-model.ts'
import { type LookUpSources, openLookUps } from './open-look-ups.ts'
import { readingsOf } from './readings-of.ts'
import { releaseWords } from './release-words.ts'
import { SourceList } from './source-list.ts'

export interface AnswerRequest {
  memberId: string
  question: string
  composed: ComposedReply
}

/** What was told in the end. */
export interface ToldAnswer {
  text: string
  sources: readonly AnswerSource[]
  /** Why it is our own reply although a model was to write it; null if it is not, or if none was. */
  because: string | null
  isStopped: boolean
}

export interface AnswerWriter {
  /** Whether the model may write this answer. */
  isFor(composed: ComposedReply): boolean
  /** Yields the words as they come. They are void where our own reply is returned instead. */
  write(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<{ text: string }, ToldAnswer, void>
}

export interface AnswerWriterSources extends LookUpSources {
  meteredModel: MeteredModel
}

/** 120 words take about 170 tokens; reasoning models need the rest. */
const maxTokens = 2_000

/** Has the language model write answers from what was found, checked word by word. */
export function openAnswerWriter(sources: AnswerWriterSources): AnswerWriter {
  const { meteredModel } = sources
  const names = meteredModel.isOpen ? namesIn(sources) : undefined
  return {
    isFor: composed => meteredModel.isOpen && isForModel(composed),
    async *write(request, signal) {
      const { memberId, composed } = request
      const list = new SourceList()
      const isReading = await sources.usesMemory(memberId)
      // The answer begins at once, so that a browser waits for its first word.
      yield { text: '' }
      const before = await findEarlierQuestion(sources, memberId, composed)
      const compose = (stream: CountedStream) =>
        composeAnswer(sources, request, { stream, list, before, isReading, names: names! })
      const ended = yield* meteredModel.write(memberId, compose, signal)
      const ownReply = (because: string) => ({ ...composed.reply, because, isStopped: false })
      if (ended.end === 'fallback') return ownReply(ended.because)
      // The server stops in the middle, which is not the member's doing.
      if (ended.end === 'aborted' && !isStoppedByMember(signal)) return ownReply(fallbackReasons.incomplete)
      const shown = list.shown(composed.reply.sources)
      return { text: ended.text, sources: shown, because: null, isStopped: ended.end === 'aborted' }
    },
  }
}

/** A word that our articles or the catalogue write in lower case is an ordinary one, even if a name has it. */
function namesIn({ catalogue, library }: { catalogue: Catalogue; library: Library }): NameLexicon {
  const articles = [...library.articlesBySlug.values()]
  return buildNameLexicon(catalogue, [
    ...articles.flatMap(({ sections }) => sections.map(({ text }) => text)),
    ...catalogue.drinks.flatMap(({ sentence, serve, style }) => [sentence, serve, style]),
  ])
}

interface Composing {
  stream: CountedStream
  list: SourceList
  before: string | undefined
  /** Whether the model may look things up: only while Memory is on. */
  isReading: boolean
  names: NameLexicon
}

function composeAnswer(
  sources: AnswerWriterSources,
  request: AnswerRequest,
  { stream, list, before, isReading, names }: Composing,
): AsyncGenerator<string> {
  const ground = gatherGround(sources, { ...request, before }, list)
  const texts = [...ground.texts]
  const factsNow = openFacts(texts)
  const isAboutDrinks = request.composed.understood.some(
    ({ path }) => path === 'pairing' || path === 'tonight',
  )
  const pieces = stream({
    system: answerSystemPrompt,
    prompt: ground.prompt,
    maxTokens,
    isAwaited: true,
    lookUps: isReading ? openLookUps(sources, request.memberId, { list, texts }) : [],
  })
  return releaseWords(pieces, {
    prepare: words => keepLinks(list.takeCitations(words), href => list.has(href)),
    violationOf(sentence, text) {
      // A link may also come about where something was removed between its two halves, which two sentences may have.
      if (!hrefsIn(text).every(href => list.has(href))) return 'address'
      const facts = factsNow()
      for (const reading of readingsOf(sentence, facts)) {
        const violation = findUngrounded(reading, { facts, names, isAboutDrinks })
        if (violation) return violation
      }
      return undefined
    },
  })
}

/** The facts of all texts so far, read again when the model has looked something up. */
function openFacts(texts: readonly string[]) {
  let count = 0
  let facts = readFacts('')
  return () => {
    if (texts.length > count) facts = readFacts(texts.join('\n'), answerSystemPrompt)
    count = texts.length
    return facts
  }
}

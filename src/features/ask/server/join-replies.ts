import { splitSentences } from '#platform/sentences.rules.ts'
import type { Reply } from './reply.ts'

const maxWords = 130

/** All answers in short, one paragraph each; undefined for one, if one of them is a refusal or a question, or if two are the same. */
export function joinReplies(replies: readonly Reply[]): Reply | undefined {
  if (replies.length < 2 || replies.some(({ isRefused, choices }) => isRefused || choices)) return undefined
  if (new Set(replies.map(({ sources, text }) => sources[0]?.path ?? text)).size < replies.length)
    return undefined
  // Two sections of an article are one source: the first of them.
  const sources = new Map(
    replies
      .flatMap(reply => reply.sources)
      .reverse()
      .map(source => [pageOf(source.path), source]),
  )
  return {
    text: replies.map(({ text }) => shortened(text, maxWords / replies.length)).join('\n\n'),
    sources: [...sources.values()].reverse(),
    remembered: [...new Set(replies.flatMap(({ remembered = [] }) => remembered))],
    next: [...new Set(replies.flatMap(({ next = [] }, at) => next.slice(0, at === 0 ? 2 : 1)))],
  }
}

function pageOf(path: string): string {
  return path.split('#')[0]!
}

/** Its first sentences, with as many words; one sentence at least. */
export function shortened(text: string, most: number): string {
  let words = 0
  const kept = splitSentences(text).filter((sentence, at) => {
    words += sentence.trim().split(/\s+/).length
    return at === 0 || words <= most
  })
  return kept.join('').trim()
}

import type { Reply } from './reply.ts'

const maxWordsEach = 65

/** Both answers in short, one paragraph each; undefined if one of them is a refusal, or if both are the same. */
export function joinReplies(replies: readonly Reply[]): Reply | undefined {
  const [first, second] = replies
  if (!first || !second || first.isRefused || second.isRefused) return undefined
  if (first.sources[0]?.path === second.sources[0]?.path || first.text === second.text) return undefined
  const sources = new Map([...first.sources, ...second.sources].map(source => [source.path, source]))
  return {
    text: [first, second].map(({ text }) => shortened(text)).join('\n\n'),
    sources: [...sources.values()],
    remembered: [...new Set([...(first.remembered ?? []), ...(second.remembered ?? [])])],
    next: [...new Set([...(first.next ?? []).slice(0, 2), ...(second.next ?? []).slice(0, 1)])],
  }
}

/** Its first sentences; one at least. */
function shortened(text: string): string {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+["”’)]*/g) ?? [text]
  let words = 0
  const kept = sentences.filter((sentence, at) => {
    words += sentence.trim().split(/\s+/).length
    return at === 0 || words <= maxWordsEach
  })
  return kept.map(sentence => sentence.trim()).join(' ')
}

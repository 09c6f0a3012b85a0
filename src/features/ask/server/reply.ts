import type { AnswerSource } from '../ask.contract.ts'
import type { Meaning } from './memories/memory-meaning.ts'

/** What Arturo says to one question, before it is stored. */
export interface Reply {
  text: string
  sources: readonly AnswerSource[]
  /** The question is none for the lounge, or nothing is known. */
  isRefused?: true
  /** The answer is exact as it stands, such as a figure that was computed: no other words make it better. */
  isComputed?: true
  /** Questions to choose from, where the one that was asked fits both alike. */
  choices?: readonly string[]
  /** What the member had told about themselves, and counted. */
  remembered?: readonly Meaning[]
  /** What may be asked next. */
  next?: readonly string[]
}

export function refusal(text: string, next: readonly string[] = [], sources: Reply['sources'] = []): Reply {
  return { text, sources, isRefused: true, next }
}

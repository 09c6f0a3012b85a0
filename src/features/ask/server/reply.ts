import type { AnswerSource } from '../ask.contract.ts'

/** What Arturo says to one question, before it is stored. */
export interface Reply {
  text: string
  sources: readonly AnswerSource[]
  /** The question is none for the lounge, or nothing is known. */
  isRefused?: true
  /** The answer is a figure that was computed, which no words around it make better. */
  isComputed?: true
  /** Questions to choose from, where the one that was asked fits both alike. */
  choices?: readonly string[]
  /** What may be asked next. */
  next?: readonly string[]
}

export function refusal(text: string, next: readonly string[] = [], sources: Reply['sources'] = []): Reply {
  return { text, sources, isRefused: true, next }
}

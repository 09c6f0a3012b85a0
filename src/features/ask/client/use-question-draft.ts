import { useState } from 'react'

/** Of this tab, so that a reload loses nothing, and of this member. `sb-`: removed with the other keys at sign-out. */
const keyOf = (memberId: string) => `sb-question-${memberId}`

/** The question that is being typed; the one that an address begins with comes before the last draft. */
export function useQuestionDraft(memberId: string, begun: string): [string, (text: string) => void] {
  const storageKey = keyOf(memberId)
  const [text, setText] = useState(() => begun || (sessionStorage.getItem(storageKey) ?? ''))
  return [
    text,
    typed => {
      setText(typed)
      if (typed === '') sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, typed)
    },
  ]
}

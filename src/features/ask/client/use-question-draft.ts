import { useState } from 'react'

/** Of this tab, so that a reload loses nothing. `sb-`: removed with the other keys of the member when they sign out. */
const storageKey = 'sb-question'

/** The question that is being typed; the one that an address begins with comes before the last draft. */
export function useQuestionDraft(begun: string): [string, (text: string) => void] {
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

import { useState } from 'react'
import type { NamedCard } from './card-parts.ts'

/** What is in a channel's field before it is sent. */
export interface Draft {
  text: string
  card?: NamedCard | undefined
}

const empty: Draft = { text: '' }
/** `sb-`: removed with the other keys of the member when they sign out. */
const keyOf = (memberId: string, channel: string) => `sb-chat-draft-${memberId}-${channel}`

/** What is written in a channel. It is on this device until it is sent, whatever happens to the page. */
export function useDraft(memberId: string, channel: string): [Draft, (draft: Draft) => void] {
  const key = keyOf(memberId, channel)
  const [draft, setDraft] = useState(() => readDraft(localStorage.getItem(key)))
  return [
    draft,
    changed => {
      setDraft(changed)
      try {
        if (changed.text === '' && !changed.card) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(changed))
      } catch {
        // Without space it stays in the field alone.
      }
    },
  ]
}

function readDraft(stored: string | null): Draft {
  if (stored === null) return empty
  try {
    const draft: unknown = JSON.parse(stored)
    if (typeof draft === 'object' && draft !== null && 'text' in draft) return draft as Draft
  } catch {
    // Before a draft had a card, its text was stored alone.
  }
  return { text: stored }
}

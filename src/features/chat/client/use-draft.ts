import { useState } from 'react'

/** `sb-`: removed with the other keys of the member when they sign out. */
const keyOf = (memberId: string, channel: string) => `sb-chat-draft-${memberId}-${channel}`

/** What is typed into a channel's field. It is on this device until it is sent, whatever happens to the page. */
export function useDraft(memberId: string, channel: string): [string, (text: string) => void] {
  const key = keyOf(memberId, channel)
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '')
  return [
    text,
    typed => {
      setText(typed)
      try {
        if (typed === '') localStorage.removeItem(key)
        else localStorage.setItem(key, typed)
      } catch {
        // Without space the text stays in the field alone.
      }
    },
  ]
}

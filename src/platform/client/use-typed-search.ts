import { useEffect, useEffectEvent, useState } from 'react'

const debounceMilliseconds = 250

/** Debounced: typed text goes into the URL after a pause, and a change of the URL goes back into the field. */
export function useTypedSearch(q: string, onSearch: (q: string) => void) {
  const [state, setState] = useState({ typed: q, sent: q, seen: q })
  const { typed, sent, seen } = state
  if (q !== seen) setState({ typed: q === sent ? typed : q, sent: q === sent ? sent : q, seen: q })
  const words = typed.trim()
  const send = useEffectEvent((words: string) => {
    setState(current => ({ ...current, sent: words }))
    onSearch(words)
  })
  useEffect(() => {
    if (words === sent) return undefined
    const timer = setTimeout(() => send(words), debounceMilliseconds)
    return () => clearTimeout(timer)
  }, [words, sent])
  return { typed, type: (text: string) => setState(current => ({ ...current, typed: text })) }
}

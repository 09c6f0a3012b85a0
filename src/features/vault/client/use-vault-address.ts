import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AskedOfVault, askedBy, searchFor } from './asked-of-vault.ts'

const pauseMilliseconds = 250

/** What is asked for stands in the address, so that Back and a reload find it again. */
export function useVaultAddress() {
  const search = useSearch({ from: '/dashboard/pairings' })
  const navigate = useNavigate()
  const asked = askedBy(search)
  const ask = (changes: Partial<AskedOfVault>, replace = false) =>
    void navigate({
      to: '/dashboard/pairings',
      search: searchFor({ ...asked, ...changes }),
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  return { asked, keep: search.keep, ask }
}

/** What is typed goes into the address after a pause, as one step; what the address says otherwise comes back here. */
export function useTypedSearch(q: string, onAsk: (q: string) => void) {
  const [state, setState] = useState({ typed: q, sent: q, seen: q })
  const { typed, sent, seen } = state
  if (q !== seen) setState({ typed: q === sent ? typed : q, sent: q === sent ? sent : q, seen: q })
  const words = typed.trim()
  const send = useEffectEvent((words: string) => {
    setState(before => ({ ...before, sent: words }))
    onAsk(words)
  })
  useEffect(() => {
    if (words === sent) return undefined
    const timer = setTimeout(() => send(words), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [words, sent])
  return { typed, type: (text: string) => setState(before => ({ ...before, typed: text })) }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { draftOf, removeDraft, storeDraft } from './own-notes-draft.ts'
import { useSavedPairing } from './use-saved-pairing.ts'

const pauseMilliseconds = 900

export type NotesState = 'clean' | 'typing' | 'saving' | 'saved' | 'failed'

/** Saves after a pause in typing. Text that is not saved yet survives a reload. */
export function useOwnNotes({ id, own_notes }: SavedPairing) {
  const toast = useToast()
  const isShown = useRef(false)
  const [reason, setReason] = useState('')
  // A toast would cover what is pressed to try again; once the field is gone there is no other place.
  const { change } = useSavedPairing(id, message =>
    isShown.current ? setReason(message) : toast.error(message),
  )
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const [draft, setDraft] = useState<string | null>(() => draftOf(id))
  const [state, setState] = useState<NotesState>(draft === null ? 'clean' : 'typing')
  async function save(text: string): Promise<void> {
    setState('saving')
    const isSaved = await change({ own_notes: text.trim() || null })
    if (isSaved && draftOf(id) === text) removeDraft(id)
    setState(current => (current === 'saving' ? (isSaved ? 'saved' : 'failed') : current))
  }
  const saveTyped = useEffectEvent((text: string) => void save(text))
  useEffect(() => {
    if (draft === null || state !== 'typing') return undefined
    const timer = setTimeout(() => saveTyped(draft), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [draft, state])
  return {
    text: draft ?? own_notes ?? '',
    state,
    /** Why the last try failed. */
    reason,
    type(text: string) {
      storeDraft(id, text)
      setDraft(text)
      setState('typing')
    },
    /** On leaving the field. From then on it shows what other tabs save. */
    finish() {
      if (state === 'typing' && draft !== null) void save(draft)
      else if (state === 'saved') setDraft(null)
    },
    retry: () => void save(draft ?? ''),
  }
}

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import type { WordDraft, WordProblems } from './check-word.ts'

interface WordDraftOptions {
  stored: WordDraft
  /** What speaks against the draft before it is sent. */
  check: (draft: WordDraft) => WordProblems | undefined
  save: (draft: WordDraft) => Promise<void>
}

/** A word that is being typed. What was typed stays until it is saved. */
export function useWordDraft({ stored, check, save }: WordDraftOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(stored)
  const [problems, setProblems] = useState<WordProblems>({})
  const [isSaving, setIsSaving] = useState(false)

  function refuse(found: WordProblems): void {
    // At once, so that the fields are marked.
    flushSync(() => setProblems(found))
    form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus()
  }

  return {
    form,
    draft,
    problems,
    isSaving,
    change(fields: Partial<WordDraft>) {
      setDraft(current => ({ ...current, ...fields }))
      const cleared = Object.fromEntries(Object.keys(fields).map(name => [name, undefined]))
      setProblems(({ written, spoken }) => ({ written, spoken, ...cleared }))
    },
    clear: () => setDraft(stored),
    /** Resolves with whether it was saved. */
    async submit(): Promise<boolean> {
      const found = check(draft)
      if (found) {
        refuse(found)
        return false
      }
      setProblems({})
      setIsSaving(true)
      try {
        await save(draft)
        return true
      } catch (failure) {
        refuse(problemsOf(failure))
        return false
      } finally {
        setIsSaving(false)
      }
    },
  }
}

function problemsOf(failure: unknown): WordProblems {
  if (failure instanceof ApiError) {
    const { written, spoken } = failure.fields
    if (written !== undefined || spoken !== undefined) return { written, spoken }
    if (failure.code === 'ALREADY_LISTED') return { written: failure.message }
  }
  return { other: messageFor(failure, 'Couldn’t save it. Try again.') }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, call } from '#platform/client/api.ts'
import { maxRetailers, type Retailer, shoppingContract } from '../shopping.contract.ts'
import { type Problems, problemsOf, type RetailerDraft } from './retailer-drafts.ts'

export type RetailerDrafts = ReturnType<typeof useRetailerDrafts>

interface SavedDrafts {
  retailers: Retailer[]
  drafts: readonly RetailerDraft[]
  /** Number of edits when it was sent. */
  editCount: number
}

const noProblems: Problems = {}

/** The list of shops being edited. A failure keeps what was typed. */
export function useRetailerDrafts(stored: readonly Retailer[]) {
  const queries = useQueryClient()
  const nextKey = useRef(stored.length)
  const [drafts, setDrafts] = useState<readonly RetailerDraft[]>(() =>
    stored.map((retailer, key) => ({ ...retailer, key })),
  )
  const [problems, setProblems] = useState(noProblems)
  const [edits, setEdits] = useState({ made: 0, saved: 0 })
  const { mutate, isPending, error, reset, submittedAt } = useMutation({
    mutationFn: ({ retailers }: SavedDrafts) =>
      call(shoppingContract.changeRetailers, { body: { retailers } }),
    onSuccess(answer, sent) {
      queries.setQueryData(adminRetailersKey, answer)
      // Edits made while saving are not saved yet.
      setEdits(({ made }) => ({ made, saved: sent.editCount }))
    },
    onError(failure, sent) {
      // At once, so that `onRefused` finds the fields marked.
      if (failure instanceof ApiError) flushSync(() => setProblems(problemsOf(failure.fields, sent.drafts)))
    },
  })

  function edit(change: (current: readonly RetailerDraft[]) => readonly RetailerDraft[]): void {
    setDrafts(change)
    setEdits(({ made, saved }) => ({ made: made + 1, saved }))
  }

  return {
    drafts,
    problems,
    isSaving: isPending,
    failure: error,
    hasUnsavedEdits: edits.made !== edits.saved,
    /** Time of the last save; undefined if there are unsaved edits. */
    savedAt: edits.made === edits.saved && submittedAt > 0 && !isPending && !error ? submittedAt : undefined,
    isFull: drafts.length >= maxRetailers,
    add() {
      const key = nextKey.current++
      edit(current => [...current, { key, name: '', template: '', shelf: 'cigars' }])
    },
    remove: (key: number) => edit(current => current.filter(draft => draft.key !== key)),
    change(key: number, fields: Partial<Retailer>) {
      edit(current => current.map(draft => (draft.key === key ? { ...draft, ...fields } : draft)))
      setProblems(current => withoutFields(current, key, fields))
    },
    save(onRefused: () => void) {
      reset()
      setProblems(noProblems)
      const retailers = drafts.map(({ name, template, shelf }) => ({ name, template, shelf }))
      mutate({ retailers, drafts, editCount: edits.made }, { onError: onRefused })
    },
  }
}

export const adminRetailersKey = ['admin-retailers'] as const

/** Editing a field clears its message. */
function withoutFields(problems: Problems, key: number, fields: Partial<Retailer>): Problems {
  const edited = Object.keys(fields).map(name => `${key}.${name}`)
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !edited.includes(field)))
}

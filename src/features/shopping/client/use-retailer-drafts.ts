import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { mostRetailers, type Retailer, shoppingContract } from '../shopping.contract.ts'
import { checkDrafts, type Problems, problemsOf, type RetailerDraft } from './retailer-drafts.ts'

export type RetailerDrafts = ReturnType<typeof useRetailerDrafts>

interface Sent {
  retailers: Retailer[]
  drafts: readonly RetailerDraft[]
  /** How often something had been changed by then. */
  made: number
}

const noProblems: Problems = {}

/** The list of shops while somebody works on it. What was typed stays, whatever the house answers. */
export function useRetailerDrafts(stored: readonly Retailer[]) {
  const queries = useQueryClient()
  const nextKey = useRef(stored.length)
  const [drafts, setDrafts] = useState<readonly RetailerDraft[]>(() =>
    stored.map((each, key) => ({ ...each, key })),
  )
  const [problems, setProblems] = useState(noProblems)
  const [edits, setEdits] = useState({ made: 0, saved: 0 })
  const { mutate, isPending, error, reset, submittedAt } = useMutation({
    mutationFn: ({ retailers }: Sent) => call(shoppingContract.changeRetailers, { body: { retailers } }),
    onSuccess(answer, sent) {
      queries.setQueryData(houseRetailersKey, answer)
      // What was typed in the meantime is not saved yet.
      setEdits(({ made }) => ({ made, saved: sent.made }))
    },
    onError(failure, sent) {
      if (failure instanceof ApiError) setProblems(problemsOf(failure.fields, sent.drafts))
    },
  })

  function edit(change: (known: readonly RetailerDraft[]) => readonly RetailerDraft[]): void {
    setDrafts(change)
    setEdits(({ made, saved }) => ({ made: made + 1, saved }))
  }

  return {
    drafts,
    problems,
    isSaving: isPending,
    failure: error,
    /** When it was last saved as it stands here now. */
    savedAt: edits.made === edits.saved && submittedAt > 0 && !isPending && !error ? submittedAt : undefined,
    isFull: drafts.length >= mostRetailers,
    add() {
      const key = nextKey.current++
      edit(known => [...known, { key, name: '', template: '', shelf: 'cigars' }])
    },
    remove: (key: number) => edit(known => known.filter(each => each.key !== key)),
    change(key: number, fields: Partial<Retailer>) {
      edit(known => known.map(each => (each.key === key ? { ...each, ...fields } : each)))
      setProblems(known => without(known, key, fields))
    },
    /** False where something has to be mended first. */
    save(): boolean {
      reset()
      const checked = checkDrafts(drafts)
      setProblems('problems' in checked ? checked.problems : noProblems)
      if ('retailers' in checked) mutate({ retailers: checked.retailers, drafts, made: edits.made })
      return 'retailers' in checked
    },
  }
}

export const houseRetailersKey = ['house-retailers'] as const

/** A field that is being mended is no longer wrong. */
function without(problems: Problems, key: number, fields: Partial<Retailer>): Problems {
  const mended = Object.keys(fields).map(field => `${key}.${field}`)
  return Object.fromEntries(Object.entries(problems).filter(([at]) => !mended.includes(at)))
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { settingsContract } from '../settings.contract.ts'
import { meQuery, useMe } from './use-me.ts'

export type ProfileField = 'full_name' | 'address'
export type ProfileDrafts = ReturnType<typeof useProfileDrafts>

interface Draft {
  /** Undefined: as the house has it. */
  text?: string | undefined
  problem?: string | undefined
  savedAt?: number | undefined
}

/** What is being typed into the profile. It stays until the house has it. */
export function useProfileDrafts() {
  const { profile } = useMe()
  const queries = useQueryClient()
  const [drafts, setDrafts] = useState<Partial<Record<ProfileField, Draft>>>({})
  const note = (field: ProfileField, change: (draft: Draft) => Draft) =>
    setDrafts(known => ({ ...known, [field]: change(known[field] ?? {}) }))

  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'profile' },
    mutationFn: ({ field, text }: { field: ProfileField; text: string }) =>
      call(settingsContract.changeProfile, { body: { [field]: text } }),
    onSuccess(changed, { field, text }) {
      queries.setQueryData(meQuery.queryKey, me => me && { ...me, profile: changed })
      // What was typed in the meantime is not saved yet, and stays.
      note(field, draft => ({ savedAt: Date.now(), text: draft.text === text ? undefined : draft.text }))
    },
    onError: (failure, { field }) =>
      note(field, draft => ({ ...draft, problem: sayFailure(failure, field) })),
  })

  return (field: ProfileField) => ({
    text: drafts[field]?.text ?? profile[field],
    problem: drafts[field]?.problem,
    savedAt: drafts[field]?.savedAt,
    isSaving: isPending && variables.field === field,
    type: (text: string) => note(field, () => ({ text })),
    save() {
      const { text, problem } = drafts[field] ?? {}
      if (text === undefined) return
      if (text.trim() === profile[field] && !problem) return note(field, () => ({}))
      note(field, draft => ({ text: draft.text }))
      mutate({ field, text })
    },
  })
}

function sayFailure(failure: Error, field: ProfileField): string {
  return (failure instanceof ApiError && failure.fields[field]) || 'Failed to update profile'
}

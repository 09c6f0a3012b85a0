import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { settingsContract } from '../settings.contract.ts'
import { fieldsToSave, type ProfileDraft, type ProfileField } from './profile-draft.ts'
import { meQuery, useMe } from './use-me.ts'

export type ProfileDrafts = ReturnType<typeof useProfileDrafts>

const failed = 'Failed to update profile'

/** What is being typed into the profile. It stays until the house has it, and is sent at the latest on the way out. */
export function useProfileDrafts() {
  const { profile } = useMe()
  const queries = useQueryClient()
  const { fail } = useToast()
  const [drafts, setDrafts] = useState<Partial<Record<ProfileField, ProfileDraft>>>({})
  const note = (field: ProfileField, change: (draft: ProfileDraft) => ProfileDraft) =>
    setDrafts(known => ({ ...known, [field]: change(known[field] ?? {}) }))
  const hasLeft = useRef(false)

  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'profile' },
    mutationFn: ({ field, text }: { field: ProfileField; text: string }) =>
      call(settingsContract.changeProfile, { body: { [field]: text } }),
    onSuccess(changed, { field, text }) {
      queries.setQueryData(meQuery.queryKey, me => me && { ...me, profile: changed })
      // What was typed in the meantime is not saved yet, and stays.
      note(field, draft => ({ savedAt: Date.now(), text: draft.text === text ? undefined : draft.text }))
    },
    onError(failure, { field }) {
      // Whoever has left the page sees no field any more that could say it.
      if (hasLeft.current) fail(failed, { id: 'profile' })
      note(field, ({ text }) => ({ text, problem: sayFailure(failure, field) }))
    },
  })

  useOnLeave(() => {
    hasLeft.current = true
    for (const change of fieldsToSave(drafts, profile)) mutate(change)
  })

  return (field: ProfileField) => ({
    text: drafts[field]?.text ?? profile[field],
    problem: drafts[field]?.problem,
    savedAt: drafts[field]?.savedAt,
    isSaving: isPending && variables.field === field,
    type: (text: string) => note(field, ({ sending }) => ({ text, sending })),
    save() {
      const { text, problem } = drafts[field] ?? {}
      if (text === undefined) return
      if (text.trim() === profile[field] && !problem) return note(field, () => ({}))
      note(field, draft => ({ text: draft.text, sending: text }))
      mutate({ field, text })
    },
  })
}

/** Calls what the last render gave it, once the page is left. */
function useOnLeave(leave: () => void): void {
  const last = useRef(leave)
  useEffect(() => {
    last.current = leave
  })
  useEffect(() => () => last.current(), [])
}

function sayFailure(failure: Error, field: ProfileField): string {
  return (failure instanceof ApiError && failure.fields[field]) || failed
}

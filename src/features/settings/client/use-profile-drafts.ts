import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { meQuery, useMe } from '#features/member/client/use-me.ts'
import { memberContract } from '#features/member/member.contract.ts'
import { ApiError, call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import {
  fieldsToSave,
  type ProfileDraft,
  type ProfileField,
  unsavedTexts,
  withTexts,
} from './profile-draft.ts'
import { storedProfileTexts, storeProfileTexts } from './stored-profile-texts.ts'

export type ProfileDrafts = ReturnType<typeof useProfileDrafts>

const saveFailed = 'Failed to update profile'

/** Text typed into the profile, held until the server has saved it. Leaving the page sends what is unsaved. */
export function useProfileDrafts() {
  const { profile } = useMe()
  const queries = useQueryClient()
  const toast = useToast()
  const [drafts, setDrafts] = useState(() => withTexts(storedProfileTexts()))
  const updateDraft = (field: ProfileField, change: (draft: ProfileDraft) => ProfileDraft) =>
    setDrafts(current => ({ ...current, [field]: change(current[field] ?? {}) }))
  const hasLeft = useRef(false)
  useEffect(() => storeProfileTexts(unsavedTexts(drafts)), [drafts])

  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'profile' },
    mutationFn: ({ field, text }: { field: ProfileField; text: string }) =>
      call(memberContract.changeProfile, { body: { [field]: text } }),
    onSuccess(changed, { field, text }) {
      queries.setQueryData(meQuery.queryKey, me => me && { ...me, profile: changed })
      // Text typed since the request was sent is not saved yet, so it stays.
      updateDraft(field, draft => ({
        savedAt: Date.now(),
        text: draft.text === text ? undefined : draft.text,
      }))
    },
    onError(failure, { field }) {
      // The field that would show the error is gone.
      if (hasLeft.current) toast.error(saveFailed, { id: 'profile' })
      updateDraft(field, ({ text }) => ({ text, problem: errorMessage(failure, field) }))
    },
  })

  useOnUnmount(() => {
    hasLeft.current = true
    storeProfileTexts({})
    for (const change of fieldsToSave(drafts, profile)) mutate(change)
  })

  return (field: ProfileField) => ({
    text: drafts[field]?.text ?? profile[field],
    problem: drafts[field]?.problem,
    savedAt: drafts[field]?.savedAt,
    isSaving: isPending && variables.field === field,
    type: (text: string) => updateDraft(field, ({ sending }) => ({ text, sending })),
    save() {
      const { text, problem } = drafts[field] ?? {}
      if (text === undefined) return
      if (text.trim() === profile[field] && !problem) return updateDraft(field, () => ({}))
      updateDraft(field, draft => ({ text: draft.text, sending: text }))
      mutate({ field, text })
    },
  })
}

/** Calls the callback of the last render on unmount. */
function useOnUnmount(callback: () => void): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => latest.current(), [])
}

function errorMessage(failure: Error, field: ProfileField): string {
  return (failure instanceof ApiError && failure.fields[field]) || saveFailed
}

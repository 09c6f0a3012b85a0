import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { avatarContract } from '../../avatar.contract.ts'
import { type AvatarCrop, avatarFailed } from '../../avatar.rules.ts'
import type { Profile } from '../../settings.contract.ts'
import { meQuery } from '../use-me.ts'

export interface ChosenSquare {
  file: File
  /** Absent: the house takes the middle. */
  crop?: AvatarCrop | undefined
}

/** Puts up a picture, and takes it down again. */
export function useAvatar() {
  const queries = useQueryClient()
  const { tell, fail } = useToast()
  const show = (profile: Profile) => queries.setQueryData(meQuery.queryKey, me => me && { ...me, profile })
  const keep = useMutation({
    mutationFn: ({ file, crop }: ChosenSquare) =>
      call(avatarContract.keepAvatar, { query: { name: file.name, ...crop }, body: file }),
    onSuccess: show,
  })
  const remove = useMutation({
    // What is taken down is read first, so that it can be put up again.
    mutationFn: async (address: string) => {
      const file = await readFile(address)
      return { profile: await call(avatarContract.removeAvatar, {}), file }
    },
    onSuccess: ({ profile, file }) => {
      show(profile)
      tell('Picture removed.', {
        id: 'avatar',
        ...(file && { action: { label: 'Undo', run: () => keep.mutate({ file }) } }),
      })
    },
    onError: () => void fail('Failed to update profile', { id: 'avatar' }),
  })
  return { keep, remove }
}

async function readFile(address: string): Promise<File | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok) return undefined
  const blob = await answer.blob()
  return new File([blob], address.split('/').at(-1) ?? '', { type: blob.type })
}

/** The house's own sentence, and what it knows beyond it. */
export function sayAvatarFailure(failure: unknown): string {
  if (!(failure instanceof ApiError) || failure.status === 500) return avatarFailed
  const more = failure.fields.image
  return more && more !== failure.message ? `${failure.message}. ${more}` : failure.message
}

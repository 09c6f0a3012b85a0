import { useMutation, useQueryClient } from '@tanstack/react-query'
import { avatarContract, avatarFolder } from '#features/member/avatar.contract.ts'
import type { AvatarCrop } from '#features/member/avatar.rules.ts'
import { meQuery } from '#features/member/client/use-me.ts'
import type { Profile } from '#features/member/member.contract.ts'
import { call, callFile } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'

export interface AvatarUpload {
  file: File
  /** Without it the server takes the centered square. */
  crop?: AvatarCrop | undefined
}

export function useAvatar() {
  const queries = useQueryClient()
  const toast = useToast()
  const updateProfile = (profile: Profile) =>
    queries.setQueryData(meQuery.queryKey, me => me && { ...me, profile })
  const upload = useMutation({
    mutationFn: ({ file, crop }: AvatarUpload) =>
      call(avatarContract.saveAvatar, { query: { name: file.name, ...crop }, body: file }),
    onSuccess: updateProfile,
  })
  const remove = useMutation({
    // Downloaded before removal, so that Undo can upload it again.
    mutationFn: async (url: string) => {
      const file = await readFile(url)
      return { profile: await call(avatarContract.removeAvatar, {}), file }
    },
    onSuccess: ({ profile, file }) => {
      updateProfile(profile)
      toast.info('Picture removed.', {
        id: 'avatar',
        ...(file && { action: { label: 'Undo', run: () => upload.mutate({ file }) } }),
      })
    },
    onError: () => void toast.error('Failed to update profile', { id: 'avatar' }),
  })
  return { upload, remove }
}

async function readFile(url: string): Promise<File | undefined> {
  const name = url.slice(avatarFolder.length + 1)
  const blob = await callFile(avatarContract.readAvatar, { params: { file: name } }).catch(() => undefined)
  return blob && new File([blob], name, { type: blob.type })
}

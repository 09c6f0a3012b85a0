import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { newUuid } from '#platform/client/new-uuid.ts'
import { pictureError } from '#platform/client/picture-error.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { validatePhotoFile } from '#platform/photo.rules.ts'
import { chatPhotoContract } from '../photo.contract.ts'
import type { NamedCard } from './card-parts.ts'

/** Uploads a photo for the next message. A failure is shown as a message, and the typed text stays. */
export function usePhotoUpload(onAdded: (photo: NamedCard) => void) {
  const toast = useToast()
  const upload = useMutation({
    mutationFn: (file: File) =>
      call(chatPhotoContract.savePhoto, {
        params: { id: newUuid() },
        query: { name: file.name },
        body: file,
      }),
    onSuccess: ({ id }) => onAdded({ card: { kind: 'photo', id }, title: 'Photo' }),
    onError: failure =>
      void toast.error(pictureError(failure, 'Failed to upload the photo'), { id: 'chat-photo' }),
  })
  return {
    isUploading: upload.isPending,
    add(file: File): void {
      const complaint = validatePhotoFile(file)
      if (complaint) toast.error(complaint, { id: 'chat-photo' })
      else upload.mutate(file)
    },
  }
}

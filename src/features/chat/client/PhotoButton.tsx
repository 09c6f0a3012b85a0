import { ImageIcon } from '@phosphor-icons/react/Image'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#platform/client/api.ts'
import { newUuid } from '#platform/client/new-uuid.ts'
import { pictureError } from '#platform/client/picture-error.ts'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { photoExtensions, validatePhotoFile } from '#platform/photo.rules.ts'
import { chatPhotoContract } from '../photo.contract.ts'
import type { NamedCard } from './card-parts.ts'

const accept = photoExtensions.map(extension => `.${extension}`).join()

/** Uploads a photo for the next message. A failure is shown as a message, and the typed text stays. */
export function PhotoButton({ onAdded }: { onAdded: (photo: NamedCard) => void }) {
  const field = useRef<HTMLInputElement>(null)
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
  function choose(file: File): void {
    const complaint = validatePhotoFile(file)
    if (complaint) toast.error(complaint, { id: 'chat-photo' })
    else upload.mutate(file)
  }
  return (
    <>
      <IconButton
        label="Add a photo"
        icon={<ImageIcon weight="light" />}
        working={upload.isPending}
        onClick={() => field.current?.click()}
      />
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        aria-label="Photo for the message"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) choose(file)
        }}
      />
    </>
  )
}

import { ImageIcon } from '@phosphor-icons/react/Image'
import { useRef } from 'react'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { photoExtensions } from '#platform/photo.rules.ts'
import type { usePhotoUpload } from './use-photo-upload.ts'

const accept = photoExtensions.map(extension => `.${extension}`).join()

export function PhotoButton({ upload: { add, isUploading } }: { upload: ReturnType<typeof usePhotoUpload> }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label="Add a photo"
        icon={<ImageIcon weight="light" />}
        working={isUploading}
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
          if (file) add(file)
        }}
      />
    </>
  )
}

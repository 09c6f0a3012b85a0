import { PhotoWell } from '#platform/client/ui/media/PhotoWell.tsx'
import { useIsOnline } from '#platform/client/use-is-online.ts'
import { photoExtensions } from '#platform/photo.rules.ts'
import { photoHint } from '../photo.rules.ts'
import css from './EntryDialog.module.css'
import type { EntryPhoto } from './use-entry-photo.ts'

const accept = photoExtensions.map(extension => `.${extension}`).join()

export function PhotoField({ photo }: { photo: EntryPhoto }) {
  const isOnline = useIsOnline()
  if (!isOnline)
    return (
      <p className={css.aside} role="status">
        You are offline. A photo can be added once you are connected.
      </p>
    )
  return (
    <PhotoWell
      label="Add a photo"
      hint={photoHint}
      accept={accept}
      size="small"
      photoUrl={photo.url}
      photoText="The photo of this entry"
      onFile={file => void photo.choose(file)}
      onRemove={photo.remove}
      error={photo.problem}
    />
  )
}

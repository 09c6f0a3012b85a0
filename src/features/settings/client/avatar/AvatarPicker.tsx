import { useId, useRef, useState } from 'react'
import {
  avatarHint,
  avatarPreviewPixels,
  avatarUploadFailed,
  validateAvatarFile,
} from '#features/member/avatar.rules.ts'
import { MemberAvatar } from '#features/member/client/MemberAvatar.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { openPicture, type Picture } from '#platform/client/open-picture.ts'
import { pictureError } from '#platform/client/picture-error.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { DropZone } from '#platform/client/ui/media/DropZone.tsx'
import { SavedNote } from '../SavedNote.tsx'
import css from './AvatarPicker.module.css'
import { useAvatar } from './use-avatar.ts'

const CropDialog = createLazyPart(async () => (await import('./CropDialog.tsx')).CropDialog)

export function AvatarPicker() {
  const { avatar_url } = useMe().profile
  const { upload, remove } = useAvatar()
  const [picture, setPicture] = useState<Picture>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const hintId = useId()

  async function selectFile(file: File | undefined) {
    const complaint = validateAvatarFile(file)
    setProblem(complaint)
    upload.reset()
    if (complaint || !file) return
    CropDialog.preload().catch(() => undefined)
    const opened = await openPicture(file)
    if (opened) setPicture(opened)
    // The browser cannot display it, so it cannot be cropped here. The server decides, and names the reason.
    else upload.mutate({ file })
  }
  function close() {
    if (picture) URL.revokeObjectURL(picture.url)
    setPicture(undefined)
    chooseButton.current?.focus()
  }

  const failure = upload.error && pictureError(upload.error, avatarUploadFailed)
  const shownProblem = problem ?? (picture ? undefined : failure)
  return (
    <DropZone className={css.dropZone} onFile={file => void selectFile(file)}>
      <div className={css.preview}>
        <MemberAvatar sizePixels={avatarPreviewPixels} />
      </div>
      <div className={css.texts}>
        <p className={css.title}>Picture</p>
        <p id={hintId} className={css.hint}>
          {avatarHint} You can also drop a file here.
        </p>
        <div className={css.actions}>
          <Button
            ref={chooseButton}
            aria-describedby={hintId}
            working={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {avatar_url ? 'Choose another' : 'Choose a picture'}
          </Button>
          {avatar_url && (
            <Button
              look="quiet"
              working={remove.isPending}
              onClick={() => {
                upload.reset()
                remove.mutate(avatar_url, { onSuccess: () => chooseButton.current?.focus() })
              }}
            >
              Remove
            </Button>
          )}
          <SavedNote savedAt={upload.isSuccess ? upload.submittedAt : undefined} />
        </div>
        <input
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png,.gif"
          aria-label="Picture"
          hidden
          onChange={({ currentTarget }) => {
            void selectFile(currentTarget.files?.[0])
            // Without this, choosing the same file again would fire no event.
            currentTarget.value = ''
          }}
        />
        {shownProblem && <ErrorBox>{shownProblem}</ErrorBox>}
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          isBusy={upload.isPending}
          problem={failure ?? undefined}
          onClose={close}
          onChoose={crop => upload.mutate({ file: picture.file, crop }, { onSuccess: close })}
        />
      )}
    </DropZone>
  )
}

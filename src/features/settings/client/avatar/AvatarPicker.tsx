import { type DragEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { avatarHint, avatarPreviewPixels, complaintAboutAvatar } from '../../avatar.rules.ts'
import { MemberFace } from '../MemberFace.tsx'
import { SavedNote } from '../SavedNote.tsx'
import { useMe } from '../use-me.ts'
import css from './AvatarPicker.module.css'
import { openPicture, type Picture } from './open-picture.ts'
import { sayAvatarFailure, useAvatar } from './use-avatar.ts'

const loadCrop = () => import('./CropDialog.tsx')
const CropDialog = lazy(async () => ({ default: (await loadCrop()).CropDialog }))

export function AvatarPicker() {
  const { avatar_url } = useMe().profile
  const { keep, remove } = useAvatar()
  const [picture, setPicture] = useState<Picture>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const hint = useId()

  async function take(file: File | undefined) {
    const complaint = complaintAboutAvatar(file)
    setProblem(complaint)
    keep.reset()
    if (complaint || !file) return
    void loadCrop()
    const opened = await openPicture(file)
    if (opened) setPicture(opened)
    // What this browser cannot show cannot be cut here either; the house looks at it and says what it is.
    else keep.mutate({ file })
  }
  function close() {
    if (picture) URL.revokeObjectURL(picture.address)
    setPicture(undefined)
    choose.current?.focus()
  }

  const failure = keep.error && sayAvatarFailure(keep.error)
  const shownProblem = problem ?? (picture ? undefined : failure)
  return (
    <DropPlace onFile={file => void take(file)}>
      <div className={css.face}>
        <MemberFace sizePixels={avatarPreviewPixels} />
      </div>
      <div className={css.words}>
        <p className={css.title}>Picture</p>
        <p id={hint} className={css.hint}>
          {avatarHint} You can also drop a file here.
        </p>
        <div className={css.ways}>
          <Button
            ref={choose}
            aria-describedby={hint}
            working={keep.isPending}
            onClick={() => input.current?.click()}
          >
            {avatar_url ? 'Choose another' : 'Choose a picture'}
          </Button>
          {avatar_url && (
            <Button
              look="quiet"
              working={remove.isPending}
              onClick={() => {
                keep.reset()
                remove.mutate(avatar_url, { onSuccess: () => choose.current?.focus() })
              }}
            >
              Remove
            </Button>
          )}
          <SavedNote at={keep.isSuccess ? keep.submittedAt : undefined} />
        </div>
        <input
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png,.gif"
          aria-label="Picture"
          hidden
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // Else the same file could not be chosen twice.
            currentTarget.value = ''
          }}
        />
        {shownProblem && <ErrorBox>{shownProblem}</ErrorBox>}
      </div>
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            isBusy={keep.isPending}
            problem={failure ?? undefined}
            onClose={close}
            onChoose={crop => keep.mutate({ file: picture.file, crop }, { onSuccess: close })}
          />
        </Suspense>
      )}
    </DropPlace>
  )
}

function DropPlace({
  onFile,
  children,
}: {
  onFile: (file: File | undefined) => void
  children: React.ReactNode
}) {
  const [isOver, setIsOver] = useState(false)
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // Dropping is one way more; the button does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file, not a control
    <div
      className={css.place}
      data-over={isOver || undefined}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsOver(false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      {children}
    </div>
  )
}

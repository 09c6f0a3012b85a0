import { CameraIcon } from '@phosphor-icons/react/Camera'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import styles from './PhotoWell.module.css'

interface PhotoWellProps {
  label: string
  /** "JPEG or PNG up to 10 MB." */
  hint: string
  /** As the `accept` of a file input. */
  accept: string
  /** `null` without a photo. */
  photoUrl: string | null
  photoText: string
  onFile: (file: File) => void
  onRemove: () => void
  working?: boolean | undefined
  /** Small: one line with a small picture. */
  size?: 'small' | 'large' | undefined
  error?: string | null | undefined
}

/** A place for a photo: press, take, drop or paste one. */
export function PhotoWell(props: PhotoWellProps) {
  const {
    label,
    hint,
    accept,
    photoUrl,
    photoText,
    onFile,
    onRemove,
    working = false,
    size = 'large',
    error,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [isOver, setIsOver] = useState(false)
  const hintId = useId()
  const take = (files: FileList | null | undefined) => {
    setIsOver(false)
    const file = files?.[0]
    if (file && !working) onFile(file)
  }
  function acceptDrag(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop zone; the button does the same
    <div
      className={styles.frame}
      data-size={size}
      data-over={isOver || undefined}
      data-invalid={Boolean(error) || undefined}
      onDragEnter={acceptDrag}
      onDragOver={acceptDrag}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
      onPaste={event => take(event.clipboardData.files)}
    >
      {photoUrl ? (
        <img className={styles.photo} src={photoUrl} alt={photoText} />
      ) : (
        <CameraIcon
          weight="light"
          size={size === 'small' ? 24 : 32}
          aria-hidden="true"
          className={styles.icon}
        />
      )}
      <div className={styles.texts}>
        <div className={styles.buttons}>
          <Button
            ref={chooseButton}
            aria-describedby={hintId}
            working={working}
            look={photoUrl ? 'quiet' : 'secondary'}
            onClick={() => input.current?.click()}
          >
            {photoUrl ? 'Choose another' : label}
          </Button>
          {photoUrl && (
            <Button
              look="quiet"
              disabled={working}
              onClick={() => {
                // This button goes away with the photo.
                chooseButton.current?.focus()
                onRemove()
              }}
            >
              Remove
            </Button>
          )}
        </div>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        <p role="status" className={styles.error}>
          {error}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // Otherwise choosing the same file again would fire no event.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

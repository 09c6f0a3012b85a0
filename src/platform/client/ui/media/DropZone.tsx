import { type DragEvent, type ReactNode, useState } from 'react'

interface DropZoneProps {
  /** Its look; `data-over` is set while a file is held over it. */
  className: string | undefined
  onFile: (file: File | undefined) => void
  /** With a button that does the same. */
  children: ReactNode
}

export function DropZone({ className, onFile, children }: DropZoneProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const acceptDrag = (event: DragEvent) => {
    event.preventDefault()
    setIsDraggedOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop zone; the button does the same
    <div
      className={className}
      data-over={isDraggedOver || undefined}
      onDragEnter={acceptDrag}
      onDragOver={acceptDrag}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsDraggedOver(false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      {children}
    </div>
  )
}

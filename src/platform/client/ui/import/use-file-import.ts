import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { copyOfFile } from '../../copy-of-file.ts'

interface FileImportOptions<Found extends { importId: string }, Choices, Undone> {
  maxBytes: number
  tooLarge: string
  /** Reads the file by the choices of the member; with `commit`, saves it. */
  send: (file: File, choices: Choices, commit?: string) => Promise<Found>
  undo: (importId: string) => Promise<Undone>
  /** What is shown elsewhere has changed. */
  refetch: () => Promise<void>
  onSaved: () => void
}

/** From the choice of a file to the import, which can be undone. */
export function useFileImport<Found extends { importId: string }, Choices, Undone>(
  options: FileImportOptions<Found, Choices, Undone>,
) {
  const { maxBytes, tooLarge, refetch, onSaved } = options
  const [finished, setFinished] = useState<{ name: string; found: Found }>()
  /** Stays while the file is read again in another way. */
  const [shown, setShown] = useState<{ file: File; choices: Choices; found: Found }>()
  /** A preview that was asked for later may be ready earlier. */
  const latestRequest = useRef<object>(undefined)
  const preview = useMutation({
    onMutate(request: { file: File; choices: Choices }) {
      latestRequest.current = request
      // An error of saving was of the preview before.
      save.reset()
    },
    async mutationFn({ file: source, choices }: { file: File; choices: Choices }) {
      const file = await copyOfFile(source, { maxBytes, tooLarge })
      return { file, choices, found: await options.send(file, choices) }
    },
    onSuccess(found, request) {
      if (latestRequest.current === request) setShown(found)
    },
  })
  const save = useMutation({
    mutationFn: ({ file, choices, found }: { file: File; choices: Choices; found: Found }) =>
      options.send(file, choices, found.importId),
    async onSuccess(found, { file }) {
      await refetch()
      undo.reset()
      setFinished({ name: file.name, found })
      onSaved()
    },
  })
  const undo = useMutation({ mutationFn: options.undo, onSuccess: refetch })
  const startOver = () => {
    latestRequest.current = undefined
    setShown(undefined)
    preview.reset()
    save.reset()
  }
  return { shown, preview, save, undo, finished, startOver }
}
export type FileImport<Found extends { importId: string }, Choices, Undone> = ReturnType<
  typeof useFileImport<Found, Choices, Undone>
>

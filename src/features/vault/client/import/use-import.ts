import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { copyOfFile } from '#platform/client/copy-of-file.ts'
import type { DateOrder } from '#platform/client/ui/import/DateOrderChoice.tsx'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import { type ImportPreview, importContract, maxImportBytes } from '../../import.contract.ts'
import { removalContract } from '../../removal.contract.ts'
import { vaultCache } from '../vault-cache.ts'

export interface FinishedImport {
  id: string
  name: string
  added: number
}

export interface ImportChoices {
  /** Undefined until the member chooses: then the file itself tells, or the rows are left out. */
  dates?: DateOrder
  known?: KnownChoice
}

interface FileToRead {
  source: File
  choices: ImportChoices
}

interface ReadFile extends ImportPreview {
  file: File
  chosen: ImportChoices
}

/** From the choice of a file to the import, which can be undone and restored. */
export function useImport(onSaved: () => void) {
  const cache = vaultCache(useQueryClient())
  const [finished, setFinished] = useState<FinishedImport>()
  /** Stays while the file is read again in another way. */
  const [shown, setShown] = useState<ReadFile>()
  /** A preview that was asked for later may be ready earlier. */
  const latestRequest = useRef<FileToRead>(undefined)
  const preview = useMutation({
    onMutate(request: FileToRead) {
      latestRequest.current = request
      // An error of saving was of the preview before.
      save.reset()
    },
    async mutationFn({ source, choices }: FileToRead): Promise<ReadFile> {
      const file = await copyOfFile(source, {
        maxBytes: maxImportBytes,
        tooLarge: importContract.previewImport.refusals.FILE_TOO_LARGE.error,
      })
      const found = await call(importContract.previewImport, { query: choices, body: file })
      return { ...found, file, chosen: choices }
    },
    onSuccess(found, request) {
      if (latestRequest.current === request) setShown(found)
    },
  })
  const save = useMutation({
    mutationFn: ({ import_id: id, file, chosen: query }: ReadFile) =>
      call(importContract.importPairings, { params: { id }, query, body: file }),
    async onSuccess({ added }, { import_id: id, file }) {
      await cache.refetchLists()
      setFinished({ id, added, name: file.name })
      undo.reset()
      restore.reset()
      onSaved()
    },
  })
  const undo = useMutation({
    mutationFn: (id: string) => call(importContract.undoImport, { params: { id } }),
    onSuccess() {
      restore.reset()
      return cache.refetchLists()
    },
  })
  const restore = useMutation({
    mutationFn: (removed_at: string) => call(removalContract.restoreRemoved, { body: { removed_at } }),
    onSuccess() {
      undo.reset()
      return cache.refetchLists()
    },
  })
  const startOver = () => {
    latestRequest.current = undefined
    setShown(undefined)
    preview.reset()
    save.reset()
  }
  return { shown, preview, save, undo, restore, finished, startOver }
}
export type Import = ReturnType<typeof useImport>

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { copyOfFile } from '#platform/client/copy-of-file.ts'
import { importContract, maxImportBytes } from '../../import.contract.ts'
import { removalContract } from '../../removal.contract.ts'
import { vaultCache } from '../vault-cache.ts'

export interface FinishedImport {
  id: string
  name: string
  added: number
}

/** From the choice of a file to the import, which can be undone and restored. */
export function useImport(onSaved: () => void) {
  const cache = vaultCache(useQueryClient())
  const [finished, setFinished] = useState<FinishedImport>()
  const preview = useMutation({
    async mutationFn(source: File) {
      const file = await copyOfFile(source, {
        maxBytes: maxImportBytes,
        tooLarge: importContract.previewImport.refusals.FILE_TOO_LARGE.error,
      })
      return { ...(await call(importContract.previewImport, { body: file })), file }
    },
  })
  const save = useMutation({
    mutationFn: ({ id, file }: { id: string; file: File }) =>
      call(importContract.importPairings, { params: { id }, body: file }),
    async onSuccess({ added }, { id, file }) {
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
    preview.reset()
    save.reset()
  }
  return { preview, save, undo, restore, finished, startOver }
}
export type Import = ReturnType<typeof useImport>

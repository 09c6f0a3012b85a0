import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { copyOfFile } from '#platform/client/copy-of-file.ts'
import {
  humidorImportContract,
  type ImportField,
  type ItemsImport,
  maxImportBytes,
} from '../../import.contract.ts'
import { humidorQuery } from '../humidor-query.ts'

const { importItems, undoItemsImport } = humidorImportContract

/** A field for each column in order; null for one that is not read. */
export type ChosenFields = readonly (ImportField | null)[]

interface Previewed {
  file: File
  found: ItemsImport
}

export interface FinishedImport {
  importId: string
  name: string
  cigars: number
}

/** From the choice of a file to the import, which can be undone. */
export function useImportItems(onSaved: () => void) {
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey: humidorQuery.queryKey })
  const [finished, setFinished] = useState<FinishedImport>()
  /** Stays while a changed column is read. */
  const [shown, setShown] = useState<Previewed>()
  const preview = useMutation({
    async mutationFn({
      file: source,
      fields,
    }: {
      file: File
      fields: ChosenFields | undefined
    }): Promise<Previewed> {
      const tooLarge = importItems.refusals.FILE_TOO_LARGE.error
      const file = await copyOfFile(source, { maxBytes: maxImportBytes, tooLarge })
      return { file, found: await call(importItems, { query: columnsOf(fields), body: file }) }
    },
    onSuccess: setShown,
  })
  const save = useMutation({
    mutationFn: ({ file, found }: Previewed) => {
      const fields = found.columns.map(({ field }) => field)
      return call(importItems, { query: { commit: found.importId, ...columnsOf(fields) }, body: file })
    },
    async onSuccess({ importId, cigars }, { file }) {
      await refetch()
      undo.reset()
      setFinished({ importId, cigars, name: file.name })
      onSaved()
    },
  })
  const undo = useMutation({
    mutationFn: (id: string) => call(undoItemsImport, { params: { id } }),
    onSuccess: refetch,
  })
  const startOver = () => {
    setShown(undefined)
    preview.reset()
    save.reset()
  }
  return { shown, preview, save, undo, finished, startOver }
}
export type ItemsImporting = ReturnType<typeof useImportItems>

function columnsOf(fields: ChosenFields | undefined): { columns?: string } {
  return fields ? { columns: fields.map(field => field ?? '').join(',') } : {}
}

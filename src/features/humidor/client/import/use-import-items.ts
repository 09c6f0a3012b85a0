import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/client/call-for.ts'
import type { DateOrder } from '#platform/client/ui/import/DateOrderChoice.tsx'
import { useFileImport } from '#platform/client/ui/import/use-file-import.ts'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import { humidorImportContract, type ImportField, maxImportBytes } from '../../import.contract.ts'
import { humidorQuery } from '../humidor-query.ts'

const { importItems, undoItemsImport } = humidorImportContract

/** How the file is read; what is absent the file itself tells. */
export interface ImportChoices {
  /** A field for each column in order; null for one that is not read. */
  fields?: readonly (ImportField | null)[]
  dates?: DateOrder
  known?: KnownChoice
}

export function useImportItems(onSaved: () => void) {
  const queries = useQueryClient()
  const call = useCall()
  return useFileImport({
    maxBytes: maxImportBytes,
    tooLarge: importItems.refusals.FILE_TOO_LARGE.error,
    send: (file, { fields, dates, known }: ImportChoices, commit) => {
      const columns = fields?.map(field => field ?? '').join(',')
      return call(importItems, { query: { commit, columns, dates, known }, body: file })
    },
    undo: id => call(undoItemsImport, { params: { id } }),
    refetch: () => queries.invalidateQueries({ queryKey: humidorQuery.queryKey }),
    onSaved,
  })
}
export type ItemsImporting = ReturnType<typeof useImportItems>

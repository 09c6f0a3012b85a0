import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useFileImport } from '#platform/client/ui/import/use-file-import.ts'
import { humidorImportContract, type ImportField, maxImportBytes } from '../../import.contract.ts'
import { humidorQuery } from '../humidor-query.ts'

const { importItems, undoItemsImport } = humidorImportContract

/** A field for each column in order; null for one that is not read. Undefined: as the columns are named. */
export type ChosenFields = readonly (ImportField | null)[] | undefined

export function useImportItems(onSaved: () => void) {
  const queries = useQueryClient()
  return useFileImport({
    maxBytes: maxImportBytes,
    tooLarge: importItems.refusals.FILE_TOO_LARGE.error,
    send: (file, fields: ChosenFields, commit) => {
      const columns = fields?.map(field => field ?? '').join(',')
      return call(importItems, { query: { commit, columns }, body: file })
    },
    undo: id => call(undoItemsImport, { params: { id } }),
    refetch: () => queries.invalidateQueries({ queryKey: humidorQuery.queryKey }),
    onSaved,
  })
}
export type ItemsImporting = ReturnType<typeof useImportItems>

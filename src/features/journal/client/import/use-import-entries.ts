import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import type { DateOrder } from '#platform/client/ui/import/DateOrderChoice.tsx'
import { useFileImport } from '#platform/client/ui/import/use-file-import.ts'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import {
  type ImportField,
  journalImportContract,
  maxImportBytes,
  type RatingScale,
} from '../../import.contract.ts'
import { journalKey } from '../journal-queries.ts'

const { importEntries, undoEntriesImport } = journalImportContract

/** How the file is read; what is absent the file itself tells. */
export interface ImportChoices {
  /** A field for each column in order; null for one that is not read. */
  fields?: readonly (ImportField | null)[]
  dates?: DateOrder
  scale?: RatingScale
  known?: KnownChoice
}

export function useImportEntries(onSaved: () => void) {
  const queries = useQueryClient()
  return useFileImport({
    maxBytes: maxImportBytes,
    tooLarge: importEntries.refusals.FILE_TOO_LARGE.error,
    send: (file, { fields, dates, scale, known }: ImportChoices, commit) => {
      const columns = fields?.map(field => field ?? '').join(',')
      return call(importEntries, { query: { commit, columns, dates, scale, known }, body: file })
    },
    undo: id => call(undoEntriesImport, { params: { id } }),
    refetch: () => queries.invalidateQueries({ queryKey: journalKey }),
    onSaved,
  })
}
export type EntriesImporting = ReturnType<typeof useImportEntries>

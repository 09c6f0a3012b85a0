import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import type { ProcedureInput } from '#platform/api.contract.ts'
import { call } from '#platform/client/api.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { correctionsContract, correctionsEvent } from '../corrections.contract.ts'

export const reportsQuery = queryOptions({
  queryKey: ['corrections'],
  queryFn: ({ signal }) => call(correctionsContract.listReports, {}, { signal }),
})

export const rowQuery = (of: CatalogueKind, id: string) =>
  queryOptions({
    queryKey: ['corrections', 'row', of, id],
    queryFn: ({ signal }) => call(correctionsContract.readRow, { query: { of, id } }, { signal }),
  })

export function useReports() {
  useLiveRefetch(correctionsEvent, reportsQuery.queryKey)
  return useQuery(reportsQuery)
}

type NewReport = ProcedureInput<typeof correctionsContract.report>['body']

export function useSendReport(onSent: () => void) {
  const queries = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: NewReport) => call(correctionsContract.report, { body }),
    async onSuccess() {
      onSent()
      await queries.invalidateQueries({ queryKey: reportsQuery.queryKey, exact: true })
    },
  })
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { blocksEvent, loungeMembersContract } from '../lounge-members.contract.ts'

export const blocksQuery = queryOptions({
  queryKey: ['lounge', 'blocks'] as const,
  queryFn: ({ signal }) => call(loungeMembersContract.listBlocks, {}, { signal }),
})

const nobody: ReadonlySet<string> = new Set()

/** Ids of the members whose messages are not shown. */
export function useBlocks(): ReadonlySet<string> {
  useLiveRefetch(blocksEvent, blocksQuery.queryKey)
  const { data } = useQuery({ ...blocksQuery, select: ({ blocked }) => new Set(blocked) })
  return data ?? nobody
}

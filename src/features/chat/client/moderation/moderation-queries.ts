import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { channelsContract } from '../../channels.contract.ts'
import { moderationContract } from '../../moderation.contract.ts'

/** Of everything that `moderationEvent` tells of. */
export const moderationKey = ['chat', 'moderation'] as const

export const reportsQuery = queryOptions({
  queryKey: [...moderationKey, 'reports'] as const,
  queryFn: ({ signal }) => call(moderationContract.listReports, {}, { signal }),
})

export const moderatedQuery = queryOptions({
  queryKey: [...moderationKey, 'members'] as const,
  queryFn: ({ signal }) => call(moderationContract.listModerated, {}, { signal }),
})

export const archiveQuery = queryOptions({
  queryKey: ['chat', 'archive'] as const,
  queryFn: ({ signal }) => call(channelsContract.listArchive, {}, { signal }),
})

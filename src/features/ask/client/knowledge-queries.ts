import { queryOptions } from '@tanstack/react-query'
import { knowledgeContract } from '#features/knowledge/knowledge.contract.ts'
import { call } from '#platform/client/api.ts'

/** The articles change with the version of the app only. */
const staleTime = Number.POSITIVE_INFINITY

export const contentsQuery = queryOptions({
  queryKey: ['articles'],
  queryFn: ({ signal }) => call(knowledgeContract.readContents, {}, { signal }),
  staleTime,
})

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['articles', slug],
    queryFn: ({ signal }) => call(knowledgeContract.readArticle, { params: { slug } }, { signal }),
    staleTime,
  })

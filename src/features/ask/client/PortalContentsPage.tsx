import { useQuery } from '@tanstack/react-query'
import { ContentsText } from '#features/knowledge/client/ContentsText.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { contentsQuery } from './knowledge-queries.ts'
import { portalArticlePaths } from './portal-article-paths.ts'

export function PortalContentsPage() {
  const { data, error, isFetching, refetch } = useQuery(contentsQuery)
  if (data) return <ContentsText contents={data} paths={portalArticlePaths} />
  return (
    <>
      <h1>Articles</h1>
      {error ? (
        <ErrorBox title="Failed to load the articles" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Skeleton label="Loading the articles" shape="text" />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ArticleText } from '#features/knowledge/client/ArticleText.tsx'
import type { Topic } from '#features/knowledge/knowledge.contract.ts'
import { ListenButton } from '#features/voice/client/ListenButton.tsx'
import { useMemberVoice } from '#features/voice/client/use-member-voice.ts'
import { ApiError } from '#platform/client/api.ts'
import { useOpenedPageTitle } from '#platform/client/opened-page-title.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { articlesPage } from '../ask-pages.contract.ts'
import { articleQuery, contentsQuery } from './knowledge-queries.ts'
import { portalArticlePaths } from './portal-article-paths.ts'
import { toSpokenArticle } from './spoken-article.ts'

const route = getRouteApi('/dashboard/ask/articles/$slug')

export function PortalArticlePage() {
  const { slug } = route.useParams()
  const sectionId = useLocation({ select: ({ hash }) => hash })
  const { data: article, error, isFetching, refetch } = useQuery(articleQuery(slug))
  const { data: contents } = useQuery(contentsQuery)
  useOpenedPageTitle(article?.title)
  const voice = useMemberVoice()
  useEffect(() => {
    // The section that a link leads to is there only now.
    if (!article) return
    document.getElementById(sectionId)?.scrollIntoView()
    focusHeading()
  }, [article, sectionId])
  if (article)
    return (
      <ArticleText
        article={article}
        next={nextOf(contents ?? [], slug)}
        paths={portalArticlePaths}
        listen={<ListenButton key={slug} text={toSpokenArticle(article)} voice={voice} size="medium" />}
      />
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <h1>Article not found</h1>
        <EmptyState drawing={<Engraving of="ashtray" />} title="There is no such article.">
          The address may be wrong. <ButtonTo to={articlesPage.path}>See all articles</ButtonTo>
        </EmptyState>
      </>
    )
  return (
    <>
      <h1>Article</h1>
      {error ? (
        <ErrorBox title="Failed to load the article" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Skeleton label="Loading the article" shape="text" />
      )}
    </>
  )
}

/** The heading that had the focus after the navigation has gone with the skeleton. */
function focusHeading(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** In the order of the contents. */
function nextOf(contents: readonly Topic[], slug: string) {
  const articles = contents.flatMap(({ chapters }) => chapters.flatMap(chapter => chapter.articles))
  return articles[articles.findIndex(article => article.slug === slug) + 1]
}

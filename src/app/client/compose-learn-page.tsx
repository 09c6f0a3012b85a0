import { ArticlePage } from '#features/knowledge/client/ArticlePage.tsx'
import { ContentsPage } from '#features/knowledge/client/ContentsPage.tsx'
import { learnPages } from '#features/knowledge/knowledge.contract.ts'
import type { LearnPage } from '#features/knowledge/learn-page.contract.ts'
import { firstSentence } from '#features/vault/client/lay-out-sentence.ts'
import { breadcrumbs } from '#platform/client/breadcrumbs.ts'
import type { Site } from '#platform/page.contract.ts'
import type { ComposedPage } from './composed-page.ts'

const contentsStep = ['Learn', learnPages.contents] as const

export function composeLearnPage(page: LearnPage, { origin }: Pick<Site, 'origin'>): ComposedPage {
  if (page.page === 'contents')
    return {
      title: 'What people ask about cigars',
      description:
        'How to cut, light, keep, choose and pair cigars: short articles that answer one question at a time and name their sources.',
      facts: [breadcrumbs(origin, contentsStep)],
      part: 'learn',
      content: <ContentsPage contents={page.contents} />,
    }
  const { slug, title, sections } = page.article
  return {
    title,
    // It answers the first question.
    description: firstSentence(sections[0]!.text),
    facts: [breadcrumbs(origin, contentsStep, [title, learnPages.article(slug)])],
    part: 'learn',
    content: <ArticlePage article={page.article} next={page.next} />,
  }
}

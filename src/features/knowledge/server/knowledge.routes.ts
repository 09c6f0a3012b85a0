import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import { knowledgeContract, learnPages } from '../knowledge.contract.ts'
import type { LearnPage } from '../learn-page.contract.ts'
import type { Library } from './load-library.ts'

interface Services {
  library: Library
  publicPages: PublicPages<LearnPage>
}

const tenSeconds = 10_000
/** A page is rendered when it is first asked for, so this bounds the load of a crawler. */
const publicRoute = {
  schema: { hide: true },
  config: { opensTo: 'everyone', rateLimit: { max: 120, timeWindow: tenSeconds } },
} as const

export function knowledgeRoutes(app: FastifyInstance, { library, publicPages }: Services): void {
  const { contents, articlesBySlug } = library
  const articles = [...articlesBySlug.values()]
  mountContract(app, knowledgeContract, {
    readContents: () => [...contents],
    readArticle({ params: { slug } }) {
      const article = articlesBySlug.get(slug)
      if (!article) throw refuse(knowledgeContract.readArticle, 'NO_SUCH_ARTICLE')
      return article
    },
  })
  app.get(learnPages.contents, publicRoute, (request, reply) =>
    publicPages.send(request, reply, { page: 'contents', contents, cacheKey: learnPages.contents }),
  )
  app.get<{ Params: { slug: string } }>(learnPages.article(':slug'), publicRoute, (request, reply) => {
    const article = articlesBySlug.get(request.params.slug)
    if (!article) return reply.callNotFound()
    const address = learnPages.article(article.slug)
    const next = articles[articles.indexOf(article) + 1]
    return publicPages.send(request, reply, { page: 'article', article, next, address, cacheKey: address })
  })
}

import { type CatalogueData, cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { learnPages } from '#features/knowledge/knowledge.contract.ts'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import { legalPages, pages } from '../landing.contract.ts'

export function robotsText(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/
Disallow: /dashboard
Disallow: /lounge

Sitemap: ${origin}/sitemap.xml
`
}

interface Listed extends Pick<CatalogueData, 'lines' | 'cigars' | 'drinks'> {
  /** Of articles. */
  slugs: readonly string[]
}

/** Every indexable page: the site's own, each article, each cigar line, the result of those that are known, and each drink. */
export function sitemap(origin: string, { slugs, lines, cigars, drinks }: Listed): string {
  const paths = [
    pages.landing,
    resultPages.finder,
    ...legalPages.map(pages.legal),
    pages.houseRules,
    cataloguePages.cigars,
    cataloguePages.drinks,
    learnPages.contents,
    ...slugs.map(learnPages.article),
    ...lines.map(({ id }) => cataloguePages.cigar(id)),
    ...drinks.map(({ id }) => cataloguePages.drink(id)),
    ...cigars.map(({ id }) => resultPages.ofCigar(id)),
  ]
  const entries = paths.map(path => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

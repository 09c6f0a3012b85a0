import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { library } from '#test/library.ts'
import { robotsText, sitemap } from './robots-and-sitemap.ts'

const listed = { ...catalogue, slugs: [...library.articlesBySlug.keys()] }
const origin = 'https://lounge.example'

test('robots.txt excludes the API and the member pages and names the sitemap', () => {
  const lines = robotsText(origin).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /lounge']),
  )
  expect(lines).toContain('Sitemap: https://lounge.example/sitemap.xml')
})

test('The sitemap has every public page, each article, each cigar line, each drink and the result of each known cigar once, with our own origin', () => {
  const xml = sitemap(origin, listed)
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(match => match[1]!)
  expect(addresses).toEqual(
    expect.arrayContaining(
      [
        '/',
        '/match',
        '/terms',
        '/privacy',
        '/press-kit',
        '/house-rules',
        '/match/padron-1964-anniversary',
        '/learn',
        '/learn/humidity-target',
        '/cigars',
        '/drinks',
        '/cigars/padron-1964-anniversary',
        '/drinks/diplomatico-reserva-exclusiva',
      ].map(path => origin + path),
    ),
  )
  expect(addresses).toHaveLength(
    library.articlesBySlug.size +
      catalogue.lines.length +
      catalogue.cigars.length +
      catalogue.drinks.length +
      9,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/lounge\.example\/[a-z0-9/-]*$/)
})

test('The sitemap is well-formed and within the limit of 50,000 URLs', () => {
  const xml = sitemap(origin, listed)
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  )
  expect(xml.match(/<url>/g)?.length).toBe(xml.match(/<\/url>/g)?.length)
  expect(xml.match(/<url>/g)?.length).toBeLessThan(50_000)
})

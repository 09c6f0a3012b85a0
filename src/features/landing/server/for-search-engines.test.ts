import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { robotsText, sitemap } from './for-search-engines.ts'

const catalogue = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const origin = 'https://lounge.example'

test('Search engines are kept out of the API and of the rooms of members, and shown the map', () => {
  const lines = robotsText(origin).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /lounge']),
  )
  expect(lines).toContain('Sitemap: https://lounge.example/sitemap.xml')
})

test('The map names every public page and the page of each cigar and drink and one result for each cigar, once, by our own address', () => {
  const map = sitemap(origin, catalogue)
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(found => found[1]!)
  expect(addresses).toEqual(
    expect.arrayContaining(
      [
        '/',
        '/match',
        '/terms',
        '/privacy',
        '/press-kit',
        '/match/padron-1964-anniversary',
        '/cigars',
        '/drinks',
        '/cigars/padron-1964-anniversary',
        '/drinks/diplomatico-reserva-exclusiva',
      ].map(path => origin + path),
    ),
  )
  expect(addresses).toHaveLength(2 * catalogue.cigars.length + catalogue.drinks.length + 7)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/lounge\.example\/[a-z0-9/-]*$/)
})

test('The map is well-formed and within what a search engine reads', () => {
  const map = sitemap(origin, catalogue)
  expect(map).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  )
  expect(map.match(/<url>/g)?.length).toBe(map.match(/<\/url>/g)?.length)
  expect(map.match(/<url>/g)?.length).toBeLessThan(50_000)
})

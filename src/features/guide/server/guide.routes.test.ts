import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { cataloguePages, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ render: renderPublicPage, baseUrl: 'https://lounge.example', isSeeded: false })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const linksIn = (html: string, start: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(found => found[1]!).filter(href => href.startsWith(start))
/** Links of the rows of a list. */
const rowsIn = (html: string) => [...html.matchAll(/<h3><a href="(\/[^"]+)"/g)].map(found => found[1]!)

describe('The page of a cigar', () => {
  test('shows sizes, facts and a link to its match', async () => {
    const { statusCode, body } = await get('/cigars/padron-1964-anniversary-maduro')
    expect(statusCode).toBe(200)
    expect(titleOf(body)).toBe('What to drink with Padrón 1964 Anniversary Maduro · Smoke Deck')
    const { vitolas } = app.catalogue.cigarsById.get('padron-1964-anniversary-maduro')!
    for (const { name, lengthInches, ringGauge } of vitolas) {
      expect(body).toContain(`<b>${name}</b>`)
      expect(body).toContain(`${lengthInches} × ${ringGauge}`)
    }
    expect(body).toContain('Several published descriptions agree on the leaf.')
    expect(linksIn(body, '/match/')[0]).toBe('/match/padron-1964-anniversary-maduro')
  })

  test('links to two or three drinks of as many families for each kind, to three beers, and to other cigars', async () => {
    const { body } = await get('/cigars/padron-1964-anniversary-maduro')
    const drinks = linksIn(body, '/drinks/').map(href => app.catalogue.drinksById.get(href.slice(8))!)
    const beers = drinks.filter(({ family }) => family === 'beer')
    expect(beers).toHaveLength(3)
    expect(new Set(beers.map(({ style }) => style.split(',')[0])).size).toBe(3)
    for (const kind of ['spirit', 'wine', 'mocktail']) {
      const families = drinks.filter(drink => drink.kind === kind).map(({ family }) => family)
      const others = families.filter(family => family !== 'beer')
      // A poor third is left out.
      expect([2, 3]).toContain(others.length)
      expect(new Set(others).size).toBe(others.length)
    }
    expect(linksIn(body, '/cigars/').length).toBeGreaterThan(8)
    expect(body).not.toContain('Starting points')
  })

  test('draws the radar in the style of a cigar, the page of a drink in that of a drink', async () => {
    const [dashed, solid] = ['stroke-dasharray="5 3"', 'stroke="var(--gold-graphic)" stroke-width="5.2"']
    const cigar = (await get('/cigars/padron-1964-anniversary-maduro')).body
    expect([cigar.includes(dashed), cigar.includes(solid)]).toEqual([true, false])
    const drink = (await get('/drinks/moscow-mule')).body
    expect([drink.includes(dashed), drink.includes(solid)]).toEqual([false, true])
    expect(drink).toMatch(/aria-label="Flavor radar\. Earth: the drink \d/)
  })

  test('leaves out what is not known to us, and never says that it is not published', async () => {
    const unknown = app.catalogue.cigars.find(({ binder, filler }) => binder === '' && filler === '')!
    const { body } = await get(cataloguePages.cigar(unknown.id))
    expect(body).not.toMatch(/Not published|<dt>(Binder|Filler)/)
  })

  test('names the page that a row was checked against, and what was not read there', async () => {
    const checked = app.catalogue.cigars.find(({ sourceUrl }) => sourceUrl)
    const { body } = await get(cataloguePages.cigar((checked ?? app.catalogue.cigars[0]!).id))
    expect(body.includes('Wrapper and country read at')).toBe(checked !== undefined)
    expect(body.includes('Strength, flavor and minutes are our own reading.')).toBe(checked !== undefined)
    if (checked) expect(body).toContain(`href="${checked.sourceUrl!.replaceAll('&', '&amp;')}"`)
  })

  test('lists what others poured, with a link to each page, apart from our own advice', async () => {
    const published = app.catalogue.publishedFor('cohiba-siglo-vi')
    expect(published.length).toBeGreaterThan(0)
    const { body } = await get('/cigars/cohiba-siglo-vi')
    expect(body).toContain('Published by others; not our advice.')
    for (const { source } of published) expect(body).toContain(`href="${source.replaceAll('&', '&amp;')}"`)
    const none = app.catalogue.cigars.find(({ id }) => app.catalogue.publishedFor(id).length === 0)!
    expect((await get(cataloguePages.cigar(none.id))).body).not.toContain('Poured by others')
  })

  test('tells of a line known by name only its names, its maker and the question what it looks like', async () => {
    const [named] = app.catalogue.lines.filter(line => !isKnownCigar(line))
    const { statusCode, body } = await get(cataloguePages.cigar(named!.id))
    expect(statusCode).toBe(200)
    expect(body).toContain('We know the name only.')
    expect(body).toContain('What does its wrapper look like, and how strong is it?')
    expect(linksIn(body, '/match?cigar=')).toHaveLength(8)
    expect(body).not.toMatch(/How it tastes|What to pour with it|Flavor radar|<dt>Wrapper/)
  })

  test('tells search engines where it stands and which drinks it lists, as data', async () => {
    const { body } = await get('/cigars/padron-1964-anniversary-maduro')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)![1]!
    const graph = JSON.parse(data)['@graph'] as {
      '@type': string
      name?: string
      itemListElement: object[]
    }[]
    expect(graph.map(fact => fact['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
    expect(graph[1]!.name).toBe('What to drink with Padrón 1964 Anniversary Maduro')
    expect(graph[1]!.itemListElement).toHaveLength(linksIn(body, '/drinks/').length)
    expect(data).not.toMatch(/[<>]|undefined|null/)
  })

  test('has a canonical URL and a description for previews', async () => {
    const { body } = await get('/cigars/padron-1964-anniversary-maduro?utm=1&page=2')
    expect(body).toContain(
      '<link rel="canonical" href="https://lounge.example/cigars/padron-1964-anniversary-maduro"/>',
    )
    expect(metaOf(body, 'og:description')).toMatch(/^Full in body, wrapped in .+ Goes with .+, .+, .+\.$/)
  })
})

describe('The page of a drink', () => {
  test('shows how to serve and mix it, and nine cigars of nine makers', async () => {
    const { statusCode, body } = await get('/drinks/moscow-mule')
    const drink = app.catalogue.drinksById.get('moscow-mule')!
    expect(statusCode).toBe(200)
    for (const text of [drink.serve, drink.sentence, ...drink.recipe])
      expect(body).toContain(text.replaceAll("'", '&#x27;'))
    const cigars = rowsIn(body).map(href => app.catalogue.cigarsById.get(href.slice(8))!)
    expect(cigars).toHaveLength(9)
    expect(new Set(cigars.map(({ brand }) => brand)).size).toBe(9)
  })

  test('leaves out facts that do not apply', async () => {
    const { body } = await get('/drinks/espresso')
    expect(body).toContain('No alcohol')
    expect(body).not.toContain('<dt>Bubbles</dt>')
    expect(body).not.toContain('<dt>To mix</dt>')
  })
})

describe('A page for every cigar and every drink', () => {
  test('renders across the whole catalogue', async () => {
    const { cigars, drinks } = app.catalogue
    const some = [
      ...cigars.filter((_, place) => place % 197 === 0).map(({ id }) => cataloguePages.cigar(id)),
      ...drinks.filter((_, place) => place % 83 === 0).map(({ id }) => cataloguePages.drink(id)),
    ]
    for (const url of some) {
      const { statusCode, body } = await get(url)
      expect(statusCode, url).toBe(200)
      expect(body, url).not.toMatch(/undefined|NaN|\[object|\sstyle="/)
      expect(body.match(/<h1/g), url).toHaveLength(1)
    }
  }, 60_000)

  test('has an ETag for each theme and answers 304 if unchanged', async () => {
    const first = await get('/drinks/espresso')
    const again = await get('/drinks/espresso', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const light = await get('/drinks/espresso', { cookie: 'theme=light' })
    expect(light.headers.etag).not.toBe(first.headers.etag)
  })

  test.each([
    ['/cigars/PADRON-1964-Anniversary-Maduro', '/cigars/padron-1964-anniversary-maduro'],
    ['/cigars/padr%C3%B3n-1964-anniversary-maduro', '/cigars/padron-1964-anniversary-maduro'],
    ['/drinks/Moscow%20Mule', '/drinks/moscow-mule'],
  ])('%s redirects permanently to %s', async (url, right) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([308, right])
  })

  test.each([
    '/cigars/nobody-rolls-this',
    '/cigars/__proto__',
    '/cigars/constructor',
    '/cigars/%00',
    '/cigars/..%2f..%2fetc',
    `/cigars/${'a'.repeat(400)}`,
    '/drinks/nobody-pours-this',
    '/drinks/%3Cscript%3E',
    '/cigars/padron-1964-anniversary-maduro/x',
    '/cigars/%',
    '/cigars/%ff',
    '/drinks/espresso%',
    `/drinks/${'a'.repeat(5000)}`,
  ])('%s gives the 404 page', async url => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(body).toContain('Nobody sits at this table.')
  })
})

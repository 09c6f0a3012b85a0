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
/** Links of the rows of a list. */
const rowsIn = (html: string) => [...html.matchAll(/<h3><a href="(\/[^"]+)"/g)].map(found => found[1]!)

describe('The lists', () => {
  test('show all lines, 48 to a page, each once, the best known first, those known by name only last', async () => {
    const { lines, linesById } = app.catalogue
    const first = await get('/cigars')
    expect(first.body).toContain(`All ${lines.length.toLocaleString('en-US')} lines`)
    expect(first.body).toContain('Best known first: the lines that are written about most')
    const makers = rowsIn(first.body).map(href => linesById.get(href.slice(8))!.brand)
    expect(makers).toHaveLength(48)
    expect(new Set(makers).size).toBeGreaterThan(10)
    for (const brand of ['Padrón', 'Arturo Fuente', 'Davidoff']) expect(makers.slice(0, 12)).toContain(brand)
    const pages = Math.ceil(lines.length / 48)
    expect(first.body).toMatch(/<a [^>]*href="\/cigars\?page=2" rel="next"/)
    expect(first.body).toMatch(
      new RegExp(`<a [^>]*href="/cigars\\?page=${pages}"[^>]*aria-label="Last page"`),
    )
    expect(first.body).toContain(`Page 1 of ${pages}`)
    expect(first.body).not.toContain('rel="prev"')
    const last = await get(`/cigars?page=${pages}`)
    expect(rowsIn(last.body).at(-1)).toBe(
      cataloguePages.cigar(lines.findLast(line => !isKnownCigar(line))!.id),
    )
    expect(last.body).toContain('rel="prev"')
    expect(last.body).not.toContain('rel="next"')
  })

  test('have other orders, kept on every page and left out of the URL if it is the usual one', async () => {
    const { linesById } = app.catalogue
    const rowsOf = async (url: string) =>
      rowsIn((await get(url)).body).map(href => linesById.get(href.slice(8))!)
    const names = (await rowsOf('/cigars?order=name')).map(({ brand }) => brand)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
    const mild = (await rowsOf('/cigars?order=mild')).map(line => isKnownCigar(line) && line.strength)
    expect(mild[0]).toBe(1)
    expect(mild).toEqual(mild.toSorted())
    expect((await get('/cigars?order=mild')).body).toContain('/cigars?order=mild&amp;page=2')
    const { body } = await get('/cigars?order=known')
    expect(body).not.toContain('order=known')
    expect(metaOf(body, 'robots')).toBeUndefined()
    const shortest = (await get('/cigars?order=short')).body
    const minutes = [...shortest.matchAll(/>(\d+)(?:<!-- -->)? min</g)].map(([, figure]) => Number(figure))
    expect(minutes.length).toBe(48)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
  })

  test('have a rail of first letters, which lists a letter from A to Z', async () => {
    const { body } = await get('/cigars')
    expect(body).toContain('href="/cigars?letter=P&amp;order=name"')
    const ofP = await get('/cigars?letter=P&order=name')
    const brands = rowsIn(ofP.body).map(href => app.catalogue.linesById.get(href.slice(8))!.brand)
    expect(new Set(brands.map(brand => brand[0]))).toEqual(new Set(['P']))
    expect(ofP.body).toContain('aria-label="Remove First letter P"')
    expect(ofP.body).toContain('<input type="hidden" name="letter" value="P"/>')
  })

  test('begin the drinks with what others pour beside cigars', async () => {
    const first = rowsIn((await get('/drinks')).body).slice(0, 12)
    const known = ['/drinks/lagavulin-16-year', '/drinks/glenlivet-12-year', '/drinks/buffalo-trace']
    expect(first.filter(href => known.includes(href))).not.toEqual([])
  })

  test('do not count what is only close to the typed text', async () => {
    const { body } = await get('/cigars?q=padrn+1964+maduro')
    expect(body).toContain('No “padrn 1964 maduro”. The closest lines')
    expect(body).not.toMatch(/\d+ lines for/)
  })

  test('apply several filters and keep them on the next page', async () => {
    const { body } = await get('/cigars?wrapper=habano&wrapper=corojo&country=Nicaragua')
    const ids = rowsIn(body).map(href => href.slice(8))
    const found = ids.map(id => app.catalogue.cigarsById.get(id)!)
    expect(found).toHaveLength(48)
    for (const { wrapperClass, country } of found)
      expect([['habano', 'corojo'].includes(wrapperClass), country]).toEqual([true, 'Nicaragua'])
    expect(body).toContain('/cigars?wrapper=habano&amp;wrapper=corojo&amp;country=Nicaragua&amp;page=2')
    expect(body).toMatch(
      /<input[^>]*name="wrapper"[^>]*checked=""[^>]*value="habano"|<input[^>]*name="wrapper"[^>]*value="habano"[^>]*checked=""/,
    )
  })

  test('draw a cigar in the filtered size', async () => {
    const { body } = await get('/cigars?size=short&q=padron+1964+anniversary+maduro')
    expect(body).toMatch(/Padrón 1964 Anniversary Maduro<\/a><\/h3><p><span>\w+, (3|4)(\.\d+)? × /)
  })

  test('find a cigar despite a typo, and a drink by any of its names', async () => {
    expect(rowsIn((await get('/cigars?q=padrn+1964+maduro')).body)[0]).toBe(
      '/cigars/padron-1964-anniversary-maduro',
    )
    expect(rowsIn((await get('/drinks?q=DIPLOMATICO')).body)).toContain(
      '/drinks/diplomatico-reserva-exclusiva',
    )
  })

  test('state the number of matches in words', async () => {
    expect((await get('/drinks?q=Del+Maguey+Chichicapa')).body).toContain(
      '>One drink for “Del Maguey Chichicapa”<',
    )
  })

  test('explain an empty result and link to the full list', async () => {
    const { statusCode, body } = await get('/drinks?q=nobody+pours+this')
    expect(statusCode).toBe(200)
    expect(body).toContain('No drinks for “nobody pours this”')
    expect(body).toContain(`Show all ${app.catalogue.drinks.length} drinks`)
    expect((await get('/drinks?kind=mocktail&family=rye')).body).toContain('Nothing matches every filter')
  })

  test('show a search for all drinks without alcohol as that filter', async () => {
    const { body } = await get('/drinks?q=zero+proof&family=tea')
    const filtered = (await get('/drinks?kind=mocktail&family=tea')).body
    expect(rowsIn(body)).toEqual(rowsIn(filtered))
    expect(body).toContain('“zero proof” is the filter “Without alcohol”.')
    expect(body).toContain('<a href="/drinks?family=tea" aria-label="Remove Without alcohol">')
    expect(metaOf(body, 'og:url')).toBe(metaOf(filtered, 'og:url'))
    const excluded = (await get('/drinks?q=mocktail&kind=spirit')).body
    expect(excluded).toContain('<a href="/drinks?q=mocktail">Remove Spirits</a>')
  })

  test('offer to remove one filter, with the number of matches without it', async () => {
    const { body } = await get('/drinks?kind=mocktail&family=rye')
    for (const [label, address] of [
      ['Without alcohol', '/drinks?family=rye'],
      ['Rye', '/drinks?kind=mocktail'],
    ]) {
      expect(body).toContain(`<a href="${address}">Remove ${label}</a>`)
      const count = /<h2 id="found">([^<]+ drinks)</.exec((await get(address!)).body)?.[1]
      expect(body).toContain(`<span>${count!.toLowerCase()}</span>`)
    }
    expect((await get('/drinks?kind=mocktail&q=nobody+pours+this')).body).toContain('Remove “nobody')
  })

  test('offer each filter and the search alone where removing one is not enough', async () => {
    const { body } = await get('/drinks?kind=mocktail&family=rye&q=Lagavulin+16')
    expect(body).not.toContain('>Remove ')
    expect(body).toContain('<a href="/drinks?q=Lagavulin%2016">Only “Lagavulin 16”, no filters</a>')
    for (const [label, address] of [
      ['Without alcohol', '/drinks?kind=mocktail'],
      ['Rye', '/drinks?family=rye'],
    ])
      expect(body).toContain(`<a href="${address}">Only ${label}</a>`)
    expect(body.match(/>Only /g)).toHaveLength(3)
    expect(body.match(/Show all/g)).toHaveLength(1)
  })

  test('ignore invalid parameters', async () => {
    const { lines } = app.catalogue
    for (const query of [
      'wrapper=cardboard',
      'page=-3',
      'page=x',
      'strength[]=5',
      'q[]=a',
      'a=b',
      '%zz',
      '&&==',
    ])
      expect((await get(`/cigars?${query}`)).body, query).toContain(
        `All ${lines.length.toLocaleString('en-US')} lines`,
      )
  })

  test.each([
    '"><script>alert(1)</script>',
    "' onfocus=alert(1) x='",
    '</title><img src=x onerror=alert(1)>',
  ])('A search for %s is escaped', async text => {
    for (const place of ['/cigars', '/drinks']) {
      const { body } = await get(`${place}?q=${encodeURIComponent(text)}&page=2`)
      expect(body).not.toMatch(/<script>|<img src=x|["'] onfocus=/)
    }
  })

  test.each([
    ['/cigars/', '/cigars'],
    ['/drinks/?kind=wine&page=2', '/drinks?kind=wine&page=2'],
    ['/drinks/espresso/', '/drinks/espresso'],
  ])('have one URL: %s redirects permanently to %s', async (url, right) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([308, right])
  })

  test('are indexed by search engines only without filters', async () => {
    for (const place of ['/cigars', '/drinks']) {
      expect((await get(place)).body).toContain(
        `<link rel="canonical" href="https://lounge.example${place}"/>`,
      )
      expect(metaOf((await get(place)).body, 'robots')).toBeUndefined()
      for (const query of [
        'page=2',
        'q=a',
        'order=name',
        'letter=P',
        place === '/cigars' ? 'strength=3' : 'kind=wine',
      ]) {
        const { body } = await get(`${place}?${query}`)
        expect(metaOf(body, 'robots'), query).toBe('noindex')
        expect(body).not.toContain('rel="canonical"')
      }
    }
  })
})

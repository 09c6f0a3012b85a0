import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { openCatalogueSearch } from './catalogue-search.ts'

const search = openCatalogueSearch(catalogue)

test('An empty search finds everything', () => {
  expect(search.cigars('').items).toHaveLength(catalogue.lines.length)
  expect(search.drinks('').items).toHaveLength(catalogue.drinks.length)
})

test('All lines with every word are found, likeliest first', () => {
  const found = search.cigars('padron 1964 maduro').items
  expect(found[0]?.id).toBe('padron-1964-anniversary-maduro')
  const ofLiga = search.cigars('liga privada').items
  expect(ofLiga.length).toBeGreaterThan(3)
  for (const { line, aliases } of ofLiga) expect([line, ...aliases].join(' ')).toMatch(/Liga Privada/i)
})

test('A word that thousands of lines have returns all of them', () => {
  const inWrapper = catalogue.cigars.filter(({ wrapper }) => wrapper.includes('Maduro'))
  expect(search.cigars('MADURO').items.length).toBeGreaterThanOrEqual(inWrapper.length)
})

test('A misspelled maker finds all its lines', () => {
  const ids = (q: string) =>
    search
      .cigars(q)
      .items.map(({ brand }) => brand)
      .filter(brand => brand.startsWith('Montecristo'))
  expect(ids('monecristo')).toHaveLength(ids('montecristo').length)
})

test('A typo still finds the line, and nonsense finds nothing', () => {
  expect(search.cigars('padrn 1964 maduro').items[0]?.id).toBe('padron-1964-anniversary-maduro')
  expect(search.cigars('zzqx').items).toEqual([])
})

test('A drink is found by name, alias or style, with or without accents', () => {
  for (const q of ['diplomatico reserva', 'Diplo', 'RHUM', 'laphroaig'])
    expect(search.drinks(q).items.length, q).toBeGreaterThan(0)
  expect(search.drinks('nobody pours this').items).toEqual([])
})

test('A kind of drink lists its drinks first, and none that only has the letters in a word', () => {
  const gins = search.drinks('gin').items
  expect(gins[0]?.name).toBe('Tanqueray London Dry Gin')
  expect(gins.filter(({ style, name }) => !/\bgin\b/i.test(`${name} ${style}`))).toEqual([])
  expect(search.drinks('16 lagavullin').items[0]?.name).toBe('Lagavulin 16 Year')
})

test.each([
  'mocktail',
  'Mocktails',
  'zero proof',
  'zero-proof',
  'non-alcoholic',
  'alcohol free',
  'no alcohol',
])('%s finds exactly the drinks without alcohol', q => {
  const withoutAlcohol = catalogue.drinks.filter(({ kind }) => kind === 'mocktail')
  expect(search.drinks(q).items).toEqual(withoutAlcohol)
  expect(search.drinkFilter(q)).toEqual({ name: 'kind', value: 'mocktail' })
})

test.each(['gin', 'Zero-Proof Old Fashioned', 'alcohol free beer', 'lagavulin', ''])(
  '%s stands for no filter',
  q => expect(search.drinkFilter(q)).toBeUndefined(),
)

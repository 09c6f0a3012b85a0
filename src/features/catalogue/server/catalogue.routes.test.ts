import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startApp, type TestApp } from '#test/app.ts'
import { catalogueContract } from '../catalogue.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ isSeeded: false })
})
afterAll(() => app.close())

const { path, out } = catalogueContract.searchCigars
const get = (query: Record<string, string> | string) =>
  app.inject({ url: `${path}?${typeof query === 'string' ? query : new URLSearchParams(query)}` })
async function search(query: Record<string, string>) {
  const answer = await get(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(out.schema, answer.json())
}

test('A cigar is recognized by its name and comes first, with the data for its drawing', async () => {
  const { recognised, matches } = await search({ q: 'padron 1964 anniversary' })
  expect(recognised).toBe(true)
  expect(matches[0]).toEqual({
    id: 'padron-1964-anniversary',
    brand: 'Padrón',
    line: expect.stringContaining('1964'),
    score: expect.any(Number),
    drawing: {
      lengthInches: expect.any(Number),
      ringGauge: expect.any(Number),
      shape: expect.any(String),
      shade: expect.any(String),
    },
    wrapper: expect.any(String),
    vitola: expect.any(String),
  })
})

test('A prefix finds names that start with it', async () => {
  const { matches } = await search({ q: 'monte' })
  expect(matches.length).toBeGreaterThan(3)
  expect(matches.every(({ brand, line }) => /\bMonte/.test(`${brand} ${line}`))).toBe(true)
})

test('A name that two makers use comes with a question, and both are at the top', async () => {
  const { recognised, matches, question } = await search({ q: 'cohiba robusto' })
  expect(recognised).toBe(true)
  expect(new Set(matches.slice(0, 2).map(({ brand }) => brand))).toEqual(
    new Set(['Cohiba', 'Cohiba (Dominican)']),
  )
  expect(question).toEqual({
    text: 'Cohiba is rolled in Cuba and, by another maker, in the Dominican Republic. Which one is yours?',
    choices: [
      { text: 'Cuban', cigar: 'Cohiba (Cuba) Robustos' },
      { text: 'Dominican', cigar: 'Cohiba (Dominican) robusto' },
    ],
  })
})

test('A name that identifies its maker comes without a question', async () => {
  for (const q of ['cohiba siglo vi', 'monte 4 cuban', 'cohiba red dot', 'oliva serie v'])
    expect(await search({ q })).toMatchObject({ recognised: true, question: null })
})

test('The default limit is eight', async () => {
  expect((await search({ q: 'padron' })).matches).toHaveLength(8)
  expect((await search({ q: 'padron', limit: '1' })).matches).toHaveLength(1)
  expect((await search({ q: 'maduro', limit: '50' })).matches).toHaveLength(50)
})

test('A short list is a prefix of the long one, in any order of requests', async () => {
  for (const q of ['oliva serie v', 'ashton'])
    for (const limit of ['2', '20', '5']) {
      const { matches } = await search({ q, limit: '50' })
      expect((await search({ q, limit })).matches).toEqual(matches.slice(0, Number(limit)))
    }
})

test('The same query gives the same bytes', async () => {
  const [first, second] = [await get({ q: 'opus x' }), await get({ q: 'opus x' })]
  expect(second.body).toBe(first.body)
})

test('An empty query or a text without a cigar gives an empty result', async () => {
  expect(await search({})).toEqual({ recognised: false, matches: [], question: null })
  expect(await search({ q: '   ' })).toEqual({ recognised: false, matches: [], question: null })
  expect((await search({ q: 'my dog is called Rex' })).recognised).toBe(false)
})

describe('No text breaks the search', () => {
  test.each([
    ['a regular expression', '.*+?^$(){}|[]\\'],
    ['a tag', '<script>alert(1)</script>'],
    ['SQL', "'; drop table cigars; --"],
    ['a template', '{{7*7}} #{7*7} %s%n%x'],
    ['a path', '../../etc/passwd'],
    ['object property names', '__proto__ constructor'],
    ['right to left', '\u202Eשלום'],
    ['emoji', '🔥'.repeat(100)],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['a single letter', 'a'],
  ])('%s', async (_, q) => {
    const { matches } = await search({ q })
    expect(matches.length).toBeLessThanOrEqual(8)
  })

  test.each(['q=%ff', 'q=%ED%A0%80', 'q=%zz', 'q=%252e%252e'])('?%s', async query => {
    expect((await get(query)).statusCode).toBeLessThan(500)
  })
})

test.each([
  ['10,001 characters', `q=${'a'.repeat(10_001)}`],
  ['NUL', 'q=padron%00'],
  ['a repeated query', 'q=a&q=b'],
  ['a repeated limit', 'q=a&limit=1&limit=2'],
  ['an unknown key', 'q=a&sort=name;drop%20table'],
  ['__proto__', 'q=a&__proto__=b'],
  ['a limit of 0', 'q=a&limit=0'],
  ['a limit of 51', 'q=a&limit=51'],
  ['half a limit', 'q=a&limit=1.5'],
  ['an infinite limit', 'q=a&limit=1e309'],
  ['a limit in words', 'q=a&limit=many'],
])('%s is refused', async (_, query) => {
  const answer = await get(query)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', requestId: expect.any(String) })
})

test('The search allows GET and HEAD only', async () => {
  const answer = await app.inject({ method: 'POST', url: path, payload: { q: 'padron' } })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

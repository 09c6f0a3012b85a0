import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { expect, test } from 'vitest'
import { dataFolder } from '#test/catalogue.ts'
import { library } from '#test/library.ts'
import { figureOf, fillFigures } from './load-library.ts'
import { readArticle } from './read-article.ts'

const folder = join(dataFolder, 'articles')
const readTable = (name: string): Record<string, string>[] =>
  parse(readFileSync(join(folder, name)), { columns: true })
const articles = readdirSync(folder)
  .filter(file => file.endsWith('.md') && file !== 'contents.md')
  .map(file => {
    const slug = file.replace(/\.md$/, '')
    return { slug, ...readArticle(slug, readFileSync(join(folder, file), 'utf8')) }
  })
const sections = articles.flatMap(({ slug, sections: own }) =>
  own.map(section => ({ ...section, key: `${slug}/${section.id}` })),
)
type Article = (typeof articles)[number]
type Section = (typeof sections)[number]
const facts = readTable('facts.csv')
const sources = readTable('sources.csv')
const phrasings = readTable('phrasings.csv')
const claims = readTable('claims.csv')
const keysOf = (rows: readonly Record<string, string>[]) => rows.map(({ key }) => key!)
const textOf = ({ heading, body }: Section) => `${heading}\n${body}`
const factsIn = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, key]) => key!)
const figures = new Map(facts.map(fact => [fact.key!, figureOf(fact)]))
const wordsOf = ({ body }: Section) => fillFigures(body, figures).split(/\s+/).length
const namesOf = (found: readonly (Section | Article)[]) =>
  found.map(each => ('key' in each ? each.key : each.slug))

test('the contents list every article once', () => {
  const listed = library.contents.flatMap(({ chapters }) =>
    chapters.flatMap(chapter => chapter.articles.map(({ slug }) => slug)),
  )
  expect([...listed].sort()).toEqual(articles.map(({ slug }) => slug).sort())
})

test('an article has two to six sections, sources, and related articles that exist', () => {
  const ids = new Set(articles.map(({ slug }) => slug))
  const known = new Set(keysOf(sources))
  const isWrong = ({ slug, related, sources: own, sections: parts }: Article) =>
    parts.length < 2 ||
    parts.length > 6 ||
    own.some(key => !known.has(key)) ||
    related.length < 2 ||
    related.some(other => other === slug || !ids.has(other))
  expect(namesOf(articles.filter(isWrong))).toEqual([])
})

test('a section has 40 to 120 words below a question', () => {
  const isWrong = (section: Section) =>
    wordsOf(section) < 40 || wordsOf(section) > 120 || !section.heading.endsWith('?')
  expect(namesOf(sections.filter(isWrong))).toEqual([])
  expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length)
  expect(new Set(sections.map(({ heading }) => heading.toLowerCase())).size).toBe(sections.length)
})

test('a section answers for itself: it begins with its subject and counts on no speaker', () => {
  const isWrong = ({ body }: Section) =>
    /^(It|They|This|These|That|Yes|No)\b[ ,.]/.test(body) ||
    /\bI\b|\bI[’']m\b|!|\b(some|many) say\b/.test(body)
  expect(namesOf(sections.filter(isWrong))).toEqual([])
})

test('every figure in a section is one of the table, and every figure of the table is used', () => {
  const inTexts = sections.flatMap(section => factsIn(textOf(section)))
  const known = new Set(keysOf(facts))
  expect(known.size).toBe(facts.length)
  expect(inTexts.filter(key => !known.has(key))).toEqual([])
  expect([...known].filter(key => !inTexts.includes(key))).toEqual([])
  const hasDigit = (section: Section) => /\d/.test(textOf(section).replace(/\{\{.*?\}\}/g, ''))
  expect(namesOf(sections.filter(hasDigit))).toEqual([])
})

test('every fact names its source and its day, and every source is used', () => {
  const known = new Set(keysOf(sources))
  const isWrong = ({ source, checked }: Record<string, string>) =>
    !known.has(source!) || !/^\d{4}-\d\d-\d\d$/.test(checked!)
  expect(keysOf(facts.filter(isWrong))).toEqual([])
  const used = new Set([...articles.flatMap(each => each.sources), ...facts.map(({ source }) => source!)])
  expect([...known].filter(key => !used.has(key))).toEqual([])
})

test('every section has at least twelve ways to ask for it, of three hands, and none asks for two', () => {
  const hands = new Map<string, string[]>(sections.map(({ key }) => [key, []]))
  for (const { section, hand } of phrasings) hands.get(section!)!.push(hand!)
  const isShort = ({ key }: Section) => hands.get(key)!.length < 12 || new Set(hands.get(key)).size < 3
  expect(namesOf(sections.filter(isShort))).toEqual([])
  const sectionOf = new Map(phrasings.map(({ phrasing, section }) => [phrasing!.toLowerCase(), section]))
  const asksForTwo = phrasings.filter(
    ({ phrasing, section }) => sectionOf.get(phrasing!.toLowerCase()) !== section,
  )
  expect(asksForTwo).toEqual([])
})

test('a claim is about a section, stands there once, and has a verdict', () => {
  const keys = new Set(sections.map(({ key }) => key))
  const isWrong = ({ section = '', claim = '', verdict = '' }: Record<string, string>) =>
    !keys.has(section) || claim.length < 8 || !['yes', 'no', 'depends'].includes(verdict)
  expect(claims.filter(isWrong)).toEqual([])
  expect(new Set(claims.map(({ section, claim }) => `${section} ${claim!.toLowerCase()}`)).size).toBe(
    claims.length,
  )
})

import { expect, test } from 'vitest'
import type { PublishedMatch } from '#features/catalogue/published-match.rules.ts'
import { plainCigar } from '#test/invented-pair.ts'
import { publishedSharesOf } from './published-shares.rules.ts'

function match(family: PublishedMatch['family'], changed: Partial<PublishedMatch> = {}): PublishedMatch {
  return {
    kind: 'spirit',
    family,
    site: `${family}.example`,
    isRecommended: true,
    isSought: false,
    cigarId: undefined,
    drinkId: undefined,
    country: 'Nicaragua',
    leaf: undefined,
    body: undefined,
    ...changed,
  }
}

const many = (
  count: number,
  family: PublishedMatch['family'],
  changed: (at: number) => Partial<PublishedMatch>,
) => Array.from({ length: count }, (_, at) => match(family, changed(at)))

const facts = { country: 'Nicaragua', leaf: undefined, body: undefined } as const
const ofAll = (matches: readonly PublishedMatch[], family: PublishedMatch['family']) =>
  publishedSharesOf(matches).evidenceFor(facts, 'spirit', family)[0]!
const ofOrigin = (
  matches: readonly PublishedMatch[],
  family: PublishedMatch['family'],
  country = 'Nicaragua',
) =>
  publishedSharesOf(matches)
    .evidenceFor({ ...facts, country }, 'spirit', family)
    .find(({ group }) => group !== undefined)!

const record = [
  ...many(20, 'bourbon', at => ({ site: `a${at}` })),
  ...many(5, 'rum', at => ({ site: `b${at}` })),
  ...many(20, 'rum', at => ({ site: `c${at}`, country: 'Cuba' })),
  ...many(5, 'bourbon', at => ({ site: `d${at}`, country: 'Cuba' })),
]

test('A family gains where it is published more than elsewhere, and tells how often', () => {
  expect(ofOrigin(record, 'bourbon')).toMatchObject({ group: 'Nicaraguan cigars', count: 20, total: 25 })
  expect(ofOrigin(record, 'bourbon').points).toBeGreaterThan(1)
  expect(ofOrigin(record, 'bourbon', 'Cuba').points).toBeLessThan(-1)
  expect(ofAll(record, 'bourbon')).toMatchObject({ group: undefined, count: 25, total: 50 })
})

test('A lift is shrunk: few matches move it little', () => {
  const few = [
    ...many(40, 'rum', at => ({ site: `e${at}`, country: 'Cuba' })),
    match('bourbon', { site: 'x' }),
  ]
  const points = ofOrigin(few, 'bourbon').points
  expect(points).toBeGreaterThan(0)
  expect(points).toBeLessThan(1)
})

test('Matches that were sought say nothing of how often a family is published, but what cigars go with it', () => {
  const sought = many(30, 'rye', at => ({
    site: `e${at}`,
    isSought: true,
    country: at < 24 ? 'Cuba' : 'Nicaragua',
  }))
  const both = [...record, ...many(2, 'rye', at => ({ site: `f${at}` })), ...sought]
  const withoutSought = both.filter(({ isSought }) => !isSought)
  for (const family of ['rye', 'bourbon', 'rum'] as const)
    expect(ofAll(both, family)).toEqual(ofAll(withoutSought, family))
  expect(ofOrigin(both, 'rye', 'Cuba')).toMatchObject({ count: 24, total: 32 })
  expect(ofOrigin(both, 'rye', 'Cuba').points).toBeGreaterThan(1)
  expect(ofOrigin(withoutSought, 'rye', 'Cuba').points).toBeLessThan(0)
  // That many more matches of rye are with Cuban cigars says nothing of other families.
  expect(ofOrigin(both, 'bourbon', 'Cuba').points).toBeCloseTo(
    ofOrigin(withoutSought, 'bourbon', 'Cuba').points,
    0,
  )
  expect(publishedSharesOf(both).matchesOfOrigin('Cuba', 'spirit')).toBe(25)
})

test('A site with many matches is one voice', () => {
  const column = many(16, 'cognac', () => ({ site: 'column.example' }))
  const voices = many(16, 'cognac', at => ({ site: `voice${at}` }))
  expect(ofAll([...record, ...column], 'cognac').points).toBeLessThan(
    ofAll([...record, ...voices], 'cognac').points,
  )
  expect(ofAll([...record, ...column], 'cognac').count).toBe(16)
})

test('A family that nobody published loses six points at most', () => {
  expect(ofAll(record, 'irish')).toMatchObject({ count: 0, points: -6 })
})

test('What is advised against, and beer, count for nothing', () => {
  const noise = [
    ...many(30, 'rye', () => ({ isRecommended: false })),
    ...many(30, 'beer', () => ({ kind: 'wine' as const })),
  ]
  expect(ofAll([...record, ...noise], 'bourbon')).toEqual(ofAll(record, 'bourbon'))
  expect(publishedSharesOf(noise).evidenceFor(facts, 'wine', 'beer')).toEqual([])
})

test('Body and wrapper count where they are known, a Cuban wrapper never', () => {
  const groups = (country: string, wrapperClass: 'cuban' | 'habano') =>
    publishedSharesOf([match('rum', { country, leaf: { ...plainCigar, wrapperClass }, body: 4 })])
      .evidenceFor({ country, leaf: { ...plainCigar, wrapperClass }, body: 5 }, 'spirit', 'rum')
      .map(({ group }) => group)
  expect(groups('Nicaragua', 'habano')).toEqual([
    undefined,
    'Nicaraguan cigars',
    'Habano and Corojo wrappers',
    'full cigars',
  ])
  expect(groups('Cuba', 'cuban')).toEqual([undefined, 'Cuban cigars', 'full cigars'])
})

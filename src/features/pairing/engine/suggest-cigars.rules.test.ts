import { expect, test } from 'vitest'
import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import { catalogue } from '#test/catalogue.ts'
import { plainDrink } from '#test/invented-pair.ts'
import { profileOf } from './profile.rules.ts'
import { pointsCounter, scorePair } from './scoring.rules.ts'
import { pointsOfCigars, suggestCigars } from './suggest-cigars.rules.ts'

const { cigars, drinks } = catalogue

test('The points of all cigars beside a drink are those of each pair', () => {
  const pointsOf = pointsCounter()
  const profiles = cigars.map(cigar => profileOf(cigar, undefined, []))
  for (const drink of drinks.filter((_, at) => at % 97 === 0))
    expect([...pointsOfCigars(drink, cigars, catalogue)], drink.id).toEqual(
      profiles.map(cigar => pointsOf({ cigar, drink, ...catalogue })),
    )
})

test('A drink gets cigars of different makers, best first, with the score of the pair', () => {
  for (const drink of drinks.filter((_, at) => at % 37 === 0)) {
    const offered = suggestCigars(drink, cigars, 9, catalogue)
    expect(new Set(offered.map(({ cigar }) => cigar.brand)).size).toBe(9)
    const scores = offered.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    const [first] = offered
    const pair = { cigar: profileOf(first!.cigar, undefined, []), drink, ...catalogue }
    expect(scorePair(pair)).toMatchObject({ score: first!.score, reasons: first!.reasons })
  }
})

const [sample] = cigars
const invented = (brand: string, changed: Partial<Cigar> = {}): Cigar => ({
  ...sample!,
  id: brand,
  brand,
  body: 3,
  strength: 3,
  confidence: 'medium',
  sourceUrl: undefined,
  ...changed,
})
const offeredBeside = (drink: Partial<typeof plainDrink>, of: readonly Cigar[], count = 3) =>
  suggestCigars({ ...plainDrink, ...drink }, of, count, { ...catalogue, matches: [] }).map(
    ({ cigar }) => cigar.id,
  )

test('Only cigars that are rolled by hand and not sweetened, unless there is nothing else', () => {
  const others = (['infused', 'flavored', 'tipped', 'machine-made', 'pipe-tobacco'] as const).map(make =>
    invented(make, { make }),
  )
  expect(offeredBeside({}, [...others, invented('rolled')])).toEqual(['rolled'])
  expect(offeredBeside({}, others)).toHaveLength(3)
  const liqueur = { sweetness: 4, style: 'coffee liqueur' }
  expect(offeredBeside(liqueur, [...others, invented('rolled')], 6).sort()).toEqual([
    'flavored',
    'infused',
    'rolled',
  ])
})

test('One mild, one medium and one full, where each scores nearly as much as the best', () => {
  const bodies = ([2, 3, 3, 3, 4] as const).map((body, at) => invented(`m${at}`, { body, strength: 3 }))
  const offered = offeredBeside({ weight: 3 }, bodies)
  expect(offered).toEqual(expect.arrayContaining(['m0', 'm4']))
  expect(offeredBeside({ weight: 1 }, bodies)).toContain('m0')
})

test('Of equals the better known comes first, and neither names nor the order of the rows count', () => {
  const known = invented('z known', { confidence: 'high', sourceUrl: 'https://example.com' })
  const obscure = ['a', 'b', 'c', 'd'].map(name => invented(name))
  const best = (of: readonly Cigar[]) => offeredBeside({}, of, 1)[0]
  expect(best([...obscure, { ...known, confidence: 'medium' }])).toBe('z known')
  expect(best([...obscure].reverse())).toBe(best(obscure))
  const firsts = new Set(
    ['rum', 'rye', 'gin', 'port', 'tea', 'ale'].map(id => offeredBeside({ id }, obscure, 1)[0]),
  )
  expect(firsts.size).toBeGreaterThan(1)
})

test('No cigar is the first for many drinks, and makers late in the alphabet have their share', () => {
  const firsts = drinks.map(drink => suggestCigars(drink, cigars, 1, catalogue)[0]!.cigar)
  const counts = new Map<string, number>()
  for (const { id } of firsts) counts.set(id, (counts.get(id) ?? 0) + 1)
  expect(Math.max(...counts.values()) / drinks.length).toBeLessThan(0.05)
  const late = firsts.filter(({ brand }) => brand >= 'M').length / firsts.length
  expect(late).toBeGreaterThan(0.35)
})

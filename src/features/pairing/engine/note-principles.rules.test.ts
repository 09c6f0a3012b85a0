import { describe, expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { pointsOf, reasonsOf } from '#test/invented-pair.ts'
import * as note from './note-principles.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

const dark = { wrapperClass: 'broadleaf', shade: 'maduro', body: 4 } as const
const wine = (family: Drink['family'], changed: Partial<Drink> = {}) =>
  ({ kind: 'wine', family, acidity: 3, sweetness: 0, ...changed }) as const

describe('The wine of a leaf', () => {
  const points = (cigar: Partial<CigarProfile>, family: Drink['family']) =>
    pointsOf(note.wineOfLeaf, cigar, wine(family))

  test('is port for chocolate, molasses and fig, most of all beside a dark, full leaf', () => {
    for (const sweet of ['dark-chocolate', 'molasses', 'maple', 'fig'])
      expect(points({ notes: ['cedar', sweet] }, 'port')).toBeGreaterThan(5)
    expect(points({ ...dark, notes: ['fig'] }, 'port')).toBeGreaterThan(points({ notes: ['fig'] }, 'port'))
    expect(points({ notes: ['hay'] }, 'port')).toBeLessThan(0)
    expect(points({ notes: ['hay'], body: 4 }, 'port')).toBeGreaterThan(0)
  })

  test('is white for a lighter leaf and never for a dark or full one', () => {
    expect(points({ notes: ['hay'], body: 2 }, 'white')).toBeGreaterThan(0)
    expect(points({ notes: ['fig'], body: 3 }, 'white')).toBe(0)
    for (const cigar of [dark, { body: 4 }] as const) expect(points(cigar, 'white')).toBeLessThan(0)
  })

  test('is not sparkling for a dark one, and sweet for a sweetened one', () => {
    expect(points(dark, 'sparkling')).toBeLessThan(0)
    expect(points({ ...dark, make: 'machine-made' }, 'sparkling')).toBe(0)
    expect(points({ make: 'infused' }, 'port')).toBeGreaterThan(0)
    expect(points({ make: 'infused' }, 'red')).toBeLessThan(-10)
  })
})

test('An aged tawny suits nuts, honey and caramel, a young port darker notes', () => {
  const points = (notes: CigarProfile['notes'], style: string, body: CigarProfile['body'] = 3) =>
    pointsOf(note.tawnyAndNuts, { notes, body }, { kind: 'wine', family: 'port', style })
  const [aged, young] = ['10 year old tawny port, Douro', 'reserve ruby port, Douro'] as const
  expect(points(['cedar', 'honey'], aged)).toBe(10)
  expect(points(['walnut', 'dark-chocolate'], aged)).toBe(5)
  expect(points(['cedar', 'honey'], young)).toBe(-6)
  for (const [notes, body] of [
    [['cedar', 'earth'], 3],
    [['honey'], 1],
    [['honey'], 5],
  ] as const)
    expect(points(notes, aged, body)).toBe(0)
  const dark = { shade: 'maduro', notes: ['dark-chocolate'], body: 4 } as const
  expect(pointsOf(note.tawnyAndNuts, dark, { family: 'port', style: aged })).toBe(-6)
})

test('Sweet bubbles have no answer to pepper and leather', () => {
  const sweet = { kind: 'wine', family: 'sparkling', acidity: 4, sweetness: 3 } as const
  expect(pointsOf(note.bubblesAndLeaf, { notes: ['leather'] }, sweet)).toBe(-10)
  expect(pointsOf(note.bubblesAndLeaf, { notes: ['honey'] }, sweet)).toBe(0)
  expect(pointsOf(note.bubblesAndLeaf, { notes: ['leather'], make: 'infused' }, sweet)).toBe(0)
})

test('Brut is refused beside a dark leaf from a medium body, and sharpens pepper', () => {
  const brut = wine('sparkling')
  expect(pointsOf(note.bubblesAndLeaf, { ...dark, body: 3 }, brut)).toBeLessThan(-10)
  expect(pointsOf(note.bubblesAndLeaf, { ...dark, body: 2 }, brut)).toBe(0)
  expect(pointsOf(note.bubblesAndLeaf, dark, { ...brut, sweetness: 3 })).toBe(0)
  expect(pointsOf(note.bubblesAndLeaf, { notes: ['cedar', 'red-pepper'] }, brut)).toBeLessThan(0)
  expect(reasonsOf(note.bubblesAndLeaf, { notes: ['cedar'] }, brut)).toEqual([])
})

test('Much tannin is refused beside cream, nuts and honey, and counts less beside a full cigar', () => {
  const points = (cigar: Partial<CigarProfile>, changed: Partial<Drink>) =>
    pointsOf(note.tanninAndCream, cigar, wine('red', changed))
  const gentle = ['cedar', 'honey', 'almond']
  expect(points({ notes: gentle }, { tannin: 4 })).toBeLessThan(-10)
  expect(points({ notes: gentle, body: 4 }, { tannin: 4 })).toBeGreaterThan(
    points({ notes: gentle }, { tannin: 4 }),
  )
  expect(points({ notes: ['earth'] }, { tannin: 5 })).toBe(0)
  expect(points({ notes: ['red-pepper'] }, { tannin: 4 })).toBeLessThan(0)
  expect(points({ notes: gentle }, { tannin: 2, notes: ['herbal'] })).toBeLessThan(0)
  expect(points({ notes: ['earth'], body: 2 }, { tannin: 3 })).toBeLessThan(0)
})

test('Smoke in the glass asks for a cigar that leads with smoke, char or meat; coffee is roasted anyway', () => {
  const points = (notes: string[], drink: Partial<Drink>) => pointsOf(note.smokeUnasked, { notes }, drink)
  expect(points(['cedar'], { smoke: 3 })).toBeLessThan(0)
  expect(points(['cedar'], { smoke: 2 })).toBe(0)
  expect(points(['cedar', 'meat'], { smoke: 5 })).toBe(0)
  expect(points(['cedar', 'earth', 'leather', 'smoke'], { smoke: 5 })).toBeLessThan(0)
  expect(points(['cedar'], { kind: 'mocktail', family: 'tea', smoke: 2 })).toBeLessThan(0)
  expect(points(['cedar'], { kind: 'mocktail', family: 'coffee', smoke: 2 })).toBe(0)
})

test('A dessert drink suits a cigar with the same notes; coffee with milk and sugar is no dessert', () => {
  const mocha = { recipe: ['milk'], sweetness: 4, notes: ['milk-chocolate', 'espresso', 'milk'] }
  const points = (notes: string[], drink: Partial<Drink>) => pointsOf(note.dessertDrink, { notes }, drink)
  expect(points(['cocoa', 'coffee', 'cream'], mocha)).toBe(0)
  expect(points(['cedar'], mocha)).toBeLessThan(points(['coffee'], mocha))
  expect(points(['cedar'], { ...mocha, notes: ['espresso', 'milk', 'brown-sugar'] })).toBe(0)
  expect(points(['cedar'], { ...mocha, sweetness: 2 })).toBe(0)
  expect(reasonsOf(note.dessertDrink, { notes: ['cocoa'] }, mocha)[0]!.text).toBe(
    'The cigar has no cream and no coffee to answer it',
  )
  expect(pointsOf(note.dessertDrink, { make: 'infused' }, mocha)).toBe(0)
})

test('Green tea is lost beside a full or dark cigar', () => {
  const sencha = { kind: 'mocktail', family: 'tea', notes: ['grass'] } as const
  expect(pointsOf(note.greenTea, { body: 4 }, sencha)).toBeLessThan(0)
  expect(pointsOf(note.greenTea, { ...dark, body: 3 }, sencha)).toBeLessThan(0)
  expect(pointsOf(note.greenTea, { body: 3 }, sencha)).toBe(0)
  expect(pointsOf(note.greenTea, { body: 5 }, { ...sencha, notes: ['malt'] })).toBe(0)
})

describe('Leaf that was aged in barrels', () => {
  const both = (cigar: Partial<CigarProfile>, drink: Partial<Drink>) =>
    [note.barrelFamily, note.barrelBottle].map(principle => pointsOf(principle, cigar, drink) > 0)

  test('asks for what the barrel held', () => {
    const perdomo = { wrapper: 'Nicaraguan Maduro (bourbon barrel-aged)' }
    expect(both(perdomo, { family: 'bourbon' })).toEqual([true, true])
    expect(both(perdomo, { family: 'rum' })).toEqual([false, false])
    expect(
      both({ wrapper: 'Connecticut Broadleaf Maduro (cognac barrel aged)' }, { family: 'cognac' }),
    ).toEqual([true, true])
    expect(both({}, { family: 'bourbon' })).toEqual([false, false])
  })

  test('and a whiskey on the band for this whiskey', () => {
    const pappy = { line: 'Pappy Van Winkle Tradition' }
    expect(both(pappy, { family: 'bourbon', name: 'W.L. Weller 12 Year' })).toEqual([true, true])
    expect(both(pappy, { family: 'bourbon', name: "Booker's" })).toEqual([true, false])
  })
})

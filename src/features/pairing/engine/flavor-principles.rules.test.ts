import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Degree, Drink } from '#features/catalogue/catalogue.contract.ts'
import { pointsOf, reasonsOf } from '#test/invented-pair.ts'
import {
  acidAndTannin,
  complementaryFlavors,
  sharedFlavors,
  sugarBalance,
} from './flavor-principles.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

const degrees: readonly Degree[] = [1, 2, 3, 4, 5]
/** 0 (none) to 5 (dominant). */
const amounts = [0, 1, 2, 3, 4, 5]

describe('Shared flavors', () => {
  const points = (cigar: string[], drink: string[]) =>
    pointsOf(sharedFlavors, { notes: cigar }, { notes: drink })
  const text = (cigar: string[], drink: string[]) =>
    reasonsOf(sharedFlavors, { notes: cigar }, { notes: drink })[0]?.text

  test('The earlier a shared note stands on either list, the more it gains', () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const at = (position: number) => [...others.slice(0, position), 'oak', ...others.slice(position)]
    const byCigar = others.map((_, position) => points(at(position), ['oak']))
    const byDrink = others.map((_, position) => points(['oak'], at(position)))
    for (const place of [1, 2, 3, 4, 5, 6]) {
      expect(byCigar[place]).toBeLessThan(byCigar[place - 1]!)
      expect(byDrink[place]).toBe(byCigar[place])
    }
  })

  test('More shared notes gain more, but never more than 24 points', () => {
    const notes = ['oak', 'honey', 'cream', 'coffee', 'earth', 'cedar']
    const gains = notes.map((_, at) => points(notes.slice(0, at + 1), notes))
    expect(gains[0]).toBeLessThan(gains[1]!)
    expect(gains).toEqual([...gains].sort((a, b) => a - b))
    expect(gains.at(-1)).toBe(24)
  })

  test('The reason names them, the loudest first', () => {
    expect(text(['oak'], ['oak'])).toBe('Both taste of oak')
    expect(text(['cedar', 'oak', 'black-pepper'], ['black-pepper', 'oak', 'cherry'])).toBe(
      'Both taste of oak and black pepper',
    )
  })

  test('A note of the same kind gains a little, one shared note more than three of them', () => {
    const related = points(['hay'], ['tea'])
    expect(related).toBeGreaterThan(0)
    expect(points(['hay', 'oak'], ['tea', 'cedar'])).toBe(2 * related)
    expect(points(['hay', 'oak', 'honey'], ['tea', 'cedar', 'vanilla'])).toBeLessThan(
      points(['oak'], ['oak']),
    )
    expect(points(['hay'], ['cherry'])).toBe(0)
  })

  test('Only the three leading notes of either list are compared by kind', () => {
    const three = ['cherry', 'cream', 'almond']
    expect(points([...three.slice(1), 'hay'], ['oak', 'honey', 'tea'])).toBeGreaterThan(0)
    expect(points([...three, 'hay'], ['tea'])).toBe(0)
    expect(points(['hay'], [...three, 'tea'])).toBe(0)
  })

  test('The reason names the kind of the note', () => {
    expect(text(['hay', 'oak'], ['cherry', 'cedar', 'tea'])).toBe('A similar woody note')
  })
})

describe('Flavors that answer each other', () => {
  const reasons = (cigar: string[], drink: string[]) =>
    reasonsOf(complementaryFlavors, { notes: cigar }, { notes: drink })

  test('Fruit answers chocolate, and the reason says how', () => {
    expect(reasons(['dark-chocolate'], ['cherry']).map(({ text }) => text)).toEqual([
      'Cherry answers dark chocolate: fruit against chocolate',
    ])
  })

  test('It works from the drink to the cigar, and not the other way round', () => {
    expect(reasons(['cherry'], ['dark-chocolate'])).toEqual([])
  })

  test('Quieter notes gain less, on either side', () => {
    const gain = (cigar: string[], drink: string[]) => reasons(cigar, drink)[0]!.points
    const loud = gain(['dark-chocolate'], ['cherry'])
    expect(gain(['hay', 'dark-chocolate'], ['cherry'])).toBeLessThan(loud)
    expect(gain(['dark-chocolate'], ['grape', 'cherry'])).toBe(gain(['hay', 'dark-chocolate'], ['cherry']))
    expect(gain(['hay', 'tea', 'dark-chocolate'], ['grape', 'cherry'])).toBeLessThan(
      gain(['hay', 'dark-chocolate'], ['grape', 'cherry']),
    )
  })

  test('Three answers count at most, the loudest first', () => {
    const all = reasons(
      ['dark-chocolate', 'coffee', 'earth', 'leather'],
      ['cherry', 'caramel', 'raisin', 'mint', 'peat', 'milk'],
    )
    expect(all).toHaveLength(3)
    const points = all.map(reason => reason.points)
    expect(points).toEqual([...points].sort((a, b) => b - a))
  })

  test('A note does not answer itself', () => {
    expect(reasons(['oak'], ['oak'])).toEqual([])
    expect(reasons(['oak'], ['vanilla'])).toHaveLength(1)
  })
})

describe('Sugar', () => {
  const points = (cigar: Partial<CigarProfile>, sweetness: number, bubbles = 0) =>
    pointsOf(sugarBalance, cigar, { sweetness, bubbles })
  const dark: Partial<CigarProfile> = { shade: 'maduro' }

  test('A dry drink neither gains nor loses', () => {
    for (const body of degrees)
      for (const strength of degrees)
        for (const sweetness of [0, 1])
          expect(reasonsOf(sugarBalance, { ...dark, body, strength }, { sweetness, bubbles: 5 })).toEqual([])
  })

  test('It softens a bitter leaf: a dark wrapper, or bitter notes in the lead', () => {
    for (const bitter of [
      dark,
      { shade: 'oscuro' } as const,
      { notes: ['coffee', 'oak'] },
      { notes: ['oak', 'cocoa'] },
    ])
      for (const sweetness of [3, 4]) expect(points(bitter, sweetness)).toBeGreaterThan(0)
    for (const mellow of [{}, { notes: ['oak', 'cream', 'cocoa'] }]) expect(points(mellow, 3)).toBe(0)
    expect(points(dark, 2)).toBe(0)
  })

  test('More sugar softens more up to a sweet wine, and a dessert less again', () => {
    expect(points(dark, 4)).toBeGreaterThan(points(dark, 3))
    expect(points(dark, 5)).toBeLessThan(points(dark, 4))
    expect(points({}, 4)).toBe(0)
    expect(points({}, 5)).toBeLessThan(0)
  })

  test('A strong cigar wants a little sweetness at least, a medium one does not', () => {
    for (const strength of [4, 5] as const)
      expect(amounts.map(sweetness => points({ strength }, sweetness) > 0)).toEqual([
        false,
        false,
        true,
        true,
        true,
        false,
      ])
    expect(points({ strength: 3 }, 3)).toBe(0)
  })

  test('It lies heavily on a gentle smoke, the more the sweeter it is', () => {
    for (const body of [1, 2] as const) {
      expect(points({ body }, 3)).toBe(0)
      expect(points({ body }, 4)).toBeLessThan(0)
      expect(points({ body }, 5)).toBe(2 * points({ body }, 4))
      expect(points({ body }, 5)).toBeLessThan(points({ body: 3 }, 5))
    }
  })

  test('Very sweet and fizzy tires the palate, unless the cigar is strong', () => {
    const fizz = (strength: Degree, sweetness: number, bubbles: number) =>
      points({ strength }, sweetness, bubbles) - points({ strength }, sweetness, 0)
    for (const strength of [1, 2, 3] as const) {
      expect(fizz(strength, 5, 2)).toBeLessThan(0)
      expect(fizz(strength, 5, 5)).toBe(fizz(strength, 5, 2))
      expect(fizz(strength, 5, 1)).toBe(0)
      expect(fizz(strength, 4, 5)).toBe(0)
    }
    for (const strength of [4, 5] as const) expect(fizz(strength, 5, 5)).toBe(0)
  })
})

describe('Acid and tannin', () => {
  const reasons = (cigar: Partial<CigarProfile>, drink: Partial<Drink>) =>
    reasonsOf(acidAndTannin, cigar, { kind: 'wine', acidity: 0, tannin: 0, ...drink })
  const points = (cigar: Partial<CigarProfile>, drink: Partial<Drink>) =>
    reasons(cigar, drink).reduce((sum, reason) => sum + reason.points, 0)

  test('Sharp acid makes a full smoke bitter, a medium one half as much, a gentle one not', () => {
    for (const acidity of [4, 5]) {
      expect(points({ body: 3 }, { acidity })).toBeLessThan(0)
      for (const body of [4, 5] as const)
        expect(points({ body }, { acidity })).toBe(2 * points({ body: 3 }, { acidity }))
      for (const body of [1, 2] as const) expect(points({ body }, { acidity })).toBe(0)
    }
    for (const body of degrees) expect(reasons({ body }, { acidity: 3 })).toEqual([])
  })

  test('A fresh and not too sweet wine gains beside a gentle and creamy cigar', () => {
    const creamy = ['hay', 'oak', 'butter']
    for (const body of [1, 2] as const) {
      for (const acidity of [3, 4, 5])
        expect(points({ body, notes: creamy }, { acidity, sweetness: 3 })).toBeGreaterThan(0)
      expect(points({ body, notes: creamy }, { acidity: 2, sweetness: 0 })).toBe(0)
      expect(points({ body, notes: creamy }, { acidity: 3, sweetness: 4 })).toBe(0)
      expect(points({ body, notes: ['hay', 'oak'] }, { acidity: 3 })).toBe(0)
    }
    expect(points({ body: 3, notes: creamy }, { acidity: 3 })).toBe(0)
  })

  test('A sharp drink that is no wine is too much for a mild cigar alone', () => {
    for (const kind of ['spirit', 'mocktail'] as const) {
      for (const body of [1, 2] as const) expect(points({ body }, { kind, acidity: 3 })).toBeLessThan(0)
      for (const body of [3, 4, 5] as const) expect(points({ body }, { kind, acidity: 3 })).toBe(0)
      expect(points({ body: 1 }, { kind, acidity: 2 })).toBe(0)
    }
  })

  test('The grip of tannin is too much for a mild leaf alone', () => {
    for (const tannin of [4, 5]) {
      for (const body of [1, 2] as const) expect(points({ body }, { tannin })).toBeLessThan(-4)
      for (const body of [3, 4, 5] as const) expect(points({ body }, { tannin })).toBe(0)
    }
    expect(points({ body: 1 }, { tannin: 3 })).toBe(0)
  })

  test('A drink without edge says nothing to any cigar', () => {
    const mild = fc.record({ acidity: fc.constantFrom(0, 1, 2), tannin: fc.constantFrom(0, 1, 2, 3) })
    fc.assert(
      fc.property(fc.constantFrom(...degrees), mild, (body, drink) => {
        expect(reasons({ body, notes: ['cream'] }, drink)).toEqual([])
      }),
    )
  })
})

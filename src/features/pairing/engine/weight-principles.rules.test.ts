import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Degree, Drink } from '#features/catalogue/catalogue.contract.ts'
import { pointsOf, reasonsOf } from '#test/invented-pair.ts'
import type { CigarProfile } from './profile.rules.ts'
import { proofLimit, smokeAndPeat, tableWine, weightMatch } from './weight-principles.rules.ts'

const degrees: readonly Degree[] = [1, 2, 3, 4, 5]
const degree = fc.constantFrom(...degrees)

describe('Weight', () => {
  const points = (smoke: Degree, weight: Degree) =>
    pointsOf(weightMatch, { body: smoke, strength: smoke }, { weight })
  const text = (body: Degree, strength: Degree, weight: Degree) =>
    reasonsOf(weightMatch, { body, strength }, { weight })[0]!.text

  test('The best is a drink that weighs as much as the smoke, and it gains less than the worst one loses', () => {
    const all = degrees.flatMap(smoke => degrees.map(weight => points(smoke, weight)))
    for (const smoke of degrees) expect(points(smoke, smoke)).toBeCloseTo(Math.max(...all))
    expect(Math.min(...all)).toBeLessThan(-Math.max(...all))
  })

  test('Each step away costs points, until nothing is left to lose', () => {
    for (const smoke of degrees)
      for (const direction of [-1, 1]) {
        const row = [0, 1, 2, 3, 4]
          .map(steps => smoke + direction * steps)
          .filter((weight): weight is Degree => weight >= 1 && weight <= 5)
          .map(weight => points(smoke, weight))
        row.slice(1).forEach((each, at) => {
          if (row[at]! > -22) expect(each).toBeLessThan(row[at]!)
        })
      }
  })

  test('One step too heavy costs more than one step too light, and two steps cost the same', () => {
    expect(points(2, 3)).toBeLessThan(points(3, 2))
    expect(points(2, 4)).toBeCloseTo(points(4, 2))
  })

  test('A drink that is too heavy loses as much with each step, one that is too light more and more', () => {
    const heavier = ([1, 2, 3, 4] as const).map(weight => points(1, weight))
    const lighter = ([5, 4, 3] as const).map(weight => points(5, weight))
    expect(heavier[0]! - heavier[1]!).toBeCloseTo(heavier[1]! - heavier[2]!)
    expect(lighter[1]! - lighter[2]!).toBeGreaterThan(lighter[0]! - lighter[1]!)
    expect(heavier[1]).toBe(0)
    expect(heavier[2]).toBeLessThan(0)
  })

  test('Strength counts less than body', () => {
    const [byBody, byStrength] = [
      pointsOf(weightMatch, { body: 5, strength: 3 }, { weight: 3 }),
      pointsOf(weightMatch, { body: 3, strength: 5 }, { weight: 3 }),
    ]
    expect(byBody).toBeLessThan(byStrength)
    expect(byStrength).toBeLessThan(points(3, 3))
  })

  test.each([
    [3, 3, 3, 'Equal weight: neither drowns the other'],
    [3, 4, 3, 'Equal weight: neither drowns the other'],
    [3, 3, 4, 'The drink is slightly heavier than the cigar'],
    [4, 4, 3, 'The drink is slightly lighter than the cigar'],
    [2, 2, 4, 'The drink is too heavy for this cigar'],
    [4, 4, 2, 'The drink is too light for this cigar'],
  ] as const)('Body %i and strength %i with a drink of %i: %s', (body, strength, weight, expected) => {
    expect(text(body, strength, weight)).toBe(expected)
  })
})

describe('Peat', () => {
  const earthy = ['earth', 'leather', 'oak', 'nuts']
  const sweet = ['cream', 'honey', 'vanilla', 'oak']
  const points = (cigar: Partial<CigarProfile>, smoke: number) => pointsOf(smokeAndPeat, cigar, { smoke })

  test('A trace of smoke matters to no cigar', () => {
    for (const body of degrees)
      for (const smoke of [0, 1]) expect(reasonsOf(smokeAndPeat, { body }, { smoke })).toEqual([])
  })

  test('It buries a gentle cigar, the more the smokier it is', () => {
    for (const body of [1, 2] as const) {
      expect(points({ body }, 2)).toBeLessThan(-15)
      expect(points({ body }, 3)).toBeLessThan(points({ body }, 2))
      expect(points({ body }, 5) - points({ body }, 4)).toBe(points({ body }, 3) - points({ body }, 2))
    }
  })

  test('A medium cigar bears a little of it, and loses less than a gentle one by more', () => {
    expect(points({ body: 3 }, 2)).toBe(0)
    expect(points({ body: 3 }, 3)).toBeLessThan(0)
    expect(points({ body: 3 }, 4)).toBe(2 * points({ body: 3 }, 3))
    expect(points({ body: 3 }, 5)).toBeGreaterThan(points({ body: 2 }, 5))
  })

  test('With a full cigar it gains beside a dark and earthy leaf, and loses beside a sweet one', () => {
    for (const body of [4, 5] as const)
      for (const smoke of [2, 5]) {
        expect(points({ body, notes: earthy, shade: 'oscuro' }, smoke)).toBeGreaterThan(0)
        expect(points({ body, notes: earthy, shade: 'maduro' }, smoke)).toBeGreaterThan(0)
        expect(points({ body, notes: earthy, shade: 'colorado' }, smoke)).toBe(0)
        expect(points({ body, notes: sweet, shade: 'maduro' }, smoke)).toBeLessThan(0)
      }
  })

  test('Only the four leading notes make a leaf earthy', () => {
    expect(points({ body: 4, notes: [...sweet.slice(1), 'earth'], shade: 'maduro' }, 3)).toBeGreaterThan(0)
    expect(points({ body: 4, notes: [...sweet, 'earth'], shade: 'maduro' }, 3)).toBeLessThan(0)
  })
})

describe('Proof', () => {
  const points = (body: Degree, proof: number, kind: Drink['kind'] = 'spirit') =>
    pointsOf(proofLimit, { body }, { kind, proof })

  test('It matters to spirits alone', () => {
    for (const kind of ['wine', 'mocktail'] as const)
      for (const body of degrees)
        for (const proof of [0, 90, 105, 130]) expect(points(body, proof, kind)).toBe(0)
  })

  test('80 to 101 proof gains a little with every cigar', () => {
    for (const body of degrees) {
      for (const proof of [80, 90, 101]) expect(points(body, proof)).toBe(points(1, 90))
      expect(points(body, 79)).toBe(0)
    }
    expect(points(1, 90)).toBeGreaterThan(0)
  })

  test('102 to 110 proof suits the fullest cigar, and costs the more the lighter the cigar is', () => {
    for (const proof of [102, 110]) {
      expect(points(5, proof)).toBe(points(5, 90))
      expect(points(4, proof)).toBe(0)
      expect(points(3, proof)).toBeLessThan(0)
      expect(points(2, proof)).toBe(2 * points(3, proof))
      expect(points(1, proof)).toBe(3 * points(3, proof))
    }
  })

  test('Cask strength is out of the question for a mild cigar, and no loss for the fullest alone', () => {
    const row = degrees.map(body => points(body, 111))
    expect(row).toEqual([...row].sort((a, b) => a - b))
    expect(row[0]).toBe(row[1])
    expect(row[1]).toBeLessThan(row[2]!)
    expect(row[2]).toBeLessThan(row[3]!)
    expect(row[3]).toBeLessThan(0)
    expect(row[4]).toBe(0)
    for (const body of degrees) expect(points(body, 140)).toBe(points(body, 111))
    // More than the best match of weight can win back.
    expect(row[1]).toBeLessThan(-22)
  })
})

describe('Table wine', () => {
  const points = (body: Degree, drink: Partial<Drink>) => pointsOf(tableWine, { body }, drink)

  test('A white gains beside a gentle cigar, and loses the more the fuller the cigar is', () => {
    for (const body of [1, 2] as const) expect(points(body, { family: 'white' })).toBeGreaterThan(0)
    expect(points(3, { family: 'white' })).toBe(0)
    expect(points(4, { family: 'white' })).toBeLessThan(0)
    expect(points(5, { family: 'white' })).toBe(2 * points(4, { family: 'white' }))
  })

  test('Bubbles gain beside every cigar', () => {
    for (const body of degrees) expect(points(body, { family: 'sparkling' })).toBeGreaterThan(0)
  })

  test('A red loses beside a full cigar only as far as it is lighter', () => {
    expect(points(3, { family: 'red', weight: 1 })).toBe(0)
    expect(points(4, { family: 'red', weight: 4 })).toBe(0)
    expect(points(4, { family: 'red', weight: 5 })).toBe(0)
    expect(points(4, { family: 'red', weight: 3 })).toBeLessThan(0)
    expect(points(4, { family: 'red', weight: 2 })).toBeLessThan(points(4, { family: 'red', weight: 3 }))
  })

  test('Beside the most powerful cigar even the heaviest red loses a little, and a lighter one much more', () => {
    const byWeight = degrees.map(weight => points(5, { family: 'red', weight }))
    expect(byWeight[4]).toBeLessThan(0)
    for (const at of [1, 2, 3, 4]) expect(byWeight[at]).toBeGreaterThan(byWeight[at - 1]!)
    expect(byWeight[3]).toBeLessThan(2 * byWeight[4]!)
  })

  test('No other family is meant', () => {
    const others: readonly Drink['family'][] = ['port', 'dessert', 'bourbon', 'coffee', 'sherry-madeira']
    fc.assert(
      fc.property(fc.constantFrom(...others), degree, degree, (family, body, weight) => {
        expect(reasonsOf(tableWine, { body }, { family, weight })).toEqual([])
      }),
    )
  })
})

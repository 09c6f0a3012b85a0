import { describe, expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { inventedPair } from '#test/invented-pair.ts'
import { keyPicker } from '#test/key-picker.ts'
import { composeThirds } from './thirds.rules.ts'

const plain: { described: readonly string[]; isCautioned: boolean } = { described: [], isCautioned: false }
const compose = (cigar: string[], drink: Partial<Drink>, context = plain, choices = {}) =>
  composeThirds(inventedPair({ notes: cigar }, drink), keyPicker(choices), context)

describe('The thirds', () => {
  test('follow the three leading notes of the cigar', () => {
    const [first, second, final] = compose(['hay', 'oak', 'leather', 'cream'], { notes: ['cherry', 'honey'] })
    expect(first).toBe('(thirds hay first)')
    expect(second).toMatch(/^\(thirds oak second\) \(glass /)
    expect(final).toMatch(/^\(thirds leather final\) \(glass /)
  })

  test('repeat the first note where the cigar has fewer', () => {
    const [first, second, final] = compose(['hay'], { notes: ['cherry'] })
    expect([first, second.split(') ')[0], final.split(') ')[0]]).toEqual([
      '(thirds hay first)',
      '(thirds hay second',
      '(thirds hay final',
    ])
  })

  const glass = (third: string) => /\(glass (\S+)/.exec(third)?.[1]

  test('name another note of the drink in the middle and at the end', () => {
    const [, second, final] = compose(['hay', 'oak', 'leather'], { notes: ['cherry', 'honey', 'vanilla'] })
    expect([glass(second), glass(final)]).toEqual(['cherry', 'honey'])
  })

  test('name no note of the drink that was described before', () => {
    const context = { described: ['cherry'], isCautioned: false }
    const [, second, final] = compose(
      ['hay', 'oak', 'leather'],
      { notes: ['cherry', 'honey', 'vanilla'] },
      context,
    )
    expect([glass(second), glass(final)]).toEqual(['honey', 'vanilla'])
  })

  test('prefer notes of the drink that the cigar does not have', () => {
    const [, second, final] = compose(['hay', 'oak', 'leather'], {
      notes: ['hay', 'leather', 'cherry', 'honey'],
    })
    expect([glass(second), glass(final)]).toEqual(['cherry', 'honey'])
    const [, shared] = compose(['hay', 'oak', 'leather'], { notes: ['hay', 'oak'] })
    expect(glass(shared)).toBe('hay')
  })

  test('name the one note that this third of the cigar does not have, where the drink has no other', () => {
    const [, second, final] = compose(['hay', 'oak', 'leather'], { notes: ['oak', 'leather'] })
    expect([glass(second), glass(final)]).toEqual(['leather', 'oak'])
  })

  test('look at the four leading notes of the drink alone', () => {
    const notes = ['hay', 'oak', 'leather', 'cream', 'cherry']
    const [, second] = compose(['hay', 'oak', 'leather', 'cream'], { notes })
    expect(glass(second)).not.toBe('cherry')
  })

  test('choose among two notes', () => {
    const notes = ['cherry', 'honey', 'vanilla']
    const middle = (at: number) => glass(compose(['hay'], { notes }, plain, { middle: at })[1])
    expect([middle(0), middle(1), middle(2)]).toEqual(['cherry', 'honey', 'cherry'])
  })

  test('fall back on the leading note of the drink', () => {
    const [, second, final] = compose(['hay', 'oak', 'leather'], { notes: ['oak'] })
    expect([glass(second), glass(final)]).toEqual(['oak', 'oak'])
  })
})

describe('Advice on water', () => {
  const neat: Partial<Drink> = {
    kind: 'spirit',
    proof: 90,
    serve: 'Neat, in a tulip glass',
    notes: ['cherry'],
  }
  const hasWater = (drink: Partial<Drink>, isCautioned = false) =>
    compose(['hay'], { ...neat, ...drink }, { described: [], isCautioned })[2].includes('(water neat)')

  test('is for a neat spirit of at least 90 proof', () => {
    expect(hasWater({})).toBe(true)
    expect([
      hasWater({ proof: 89 }),
      hasWater({ kind: 'wine' }),
      hasWater({ serve: 'In a rocks glass' }),
    ]).toEqual([false, false, false])
  })

  test.each(['Neat, with a drop of water', 'Neat or over one large cube', 'Neat, ice beside it'])(
    'is left out where the drink is served “%s”',
    serve => {
      expect(hasWater({ serve })).toBe(false)
    },
  )

  test('is left out beside a caution, and now and then for variety', () => {
    expect(hasWater({}, true)).toBe(false)
    expect(compose(['hay'], neat, plain, { water: 1 })[2]).not.toContain('(water')
  })
})

test('Two instructions on pace do not stand in a row', () => {
  const picker = keyPicker()
  picker.pickSentence = (file, _keys, { suits } = {}) =>
    file === 'thirds'
      ? 'Slow down now.'
      : suits && !suits('Sip it slowly.')
        ? 'It tastes of cherry.'
        : 'Sip it slowly.'
  const [, , final] = composeThirds(inventedPair({}, { notes: ['cherry'], serve: '' }), picker, plain)
  expect(final).toBe('Slow down now. It tastes of cherry.')
})

import { describe, expect, test } from 'vitest'
import type { Degree } from '#features/catalogue/catalogue.contract.ts'
import { inventedPair } from '#test/invented-pair.ts'
import { keyPicker } from '#test/key-picker.ts'
import { balanceOf, composeReasons } from './reasons.rules.ts'

type Choices = Readonly<Record<string, number>>

const compose = (cigar: string[], drink: string[], choices: Choices = {}) =>
  composeReasons(inventedPair({ notes: cigar }, { notes: drink }), keyPicker(choices))
/** The weight gets its sentence where there is room for it. */
const withWeight = { room: 0 }
const withSecondAnswer = { room: 1 }
const order = (paragraph: string) => [...paragraph.matchAll(/\((\w+)/g)].map(([, file]) => file)

describe('Shared notes', () => {
  test('One is named if there is one, and the cigar’s kind or nothing if there is none', () => {
    expect(compose(['oak'], ['oak']).share).toBe('(shared oak)')
    expect(compose(['oak', 'hay'], ['cherry', 'cedar']).share).toBe('(strangers kin leaf=oak pour=cedar)')
    expect(compose(['oak'], ['cherry']).share).toBe('(strangers none)')
  })

  test('A second one is named if it is loud too', () => {
    expect(compose(['oak', 'honey'], ['oak', 'honey']).share).toBe('(shared oak) (shared honey)')
    const quiet = ['oak', 'a', 'b', 'c', 'd', 'e', 'honey']
    expect(compose(quiet, quiet.with(1, 'f').with(2, 'g').with(3, 'h').with(4, 'i').with(5, 'j')).share).toBe(
      '(shared oak)',
    )
  })

  test('The first is one of the loudest, never a quiet one', () => {
    const choose = (at: number) =>
      compose(['oak', 'honey', 'cream'], ['oak', 'honey', 'cream'], { shared: at }).share
    expect(choose(0)).toBe('(shared oak) (shared honey)')
    expect(choose(1)).toBe('(shared honey) (shared oak)')
    expect(choose(2)).toBe(choose(0))
  })

  test('A related note is one of the three leading ones of the drink, and leaf is too broad a kind', () => {
    expect(compose(['oak'], ['cherry', 'cream', 'almond', 'cedar']).share).toBe('(strangers none)')
    expect(compose(['hay'], ['tea']).share).toBe('(strangers none)')
  })
})

describe('Notes that answer each other', () => {
  test('The answer names the note of the cigar and the note of the drink', () => {
    expect(compose(['dark-chocolate'], ['cherry']).differ).toMatch(
      /^\(answers \S+ leaf=dark chocolate pour=cherry\)$/,
    )
  })

  test('Without an answer it describes the leading note of the drink, and says that it has', () => {
    const none = compose(['oak'], ['cherry'])
    expect([none.differ, none.described]).toEqual(['(glass cherry second)', ['cherry']])
    expect(compose(['dark-chocolate'], ['cherry']).described).toEqual([])
  })

  test('A note that was named as shared is left out of the answer where another one is loud enough', () => {
    const { share, differ } = compose(['coffee', 'cream'], ['coffee', 'caramel', 'apple'])
    expect(share).toBe('(shared coffee)')
    expect(differ).toContain('leaf=cream pour=caramel')
    const only = compose(['coffee'], ['coffee', 'caramel'])
    expect(only.differ).toContain('leaf=coffee pour=caramel')
  })

  test('A second answer has new notes on both sides, and only where the weight leaves room', () => {
    const [cigar, drink] = [
      ['dark-chocolate', 'leather'],
      ['cherry', 'raisin'],
    ]
    const answers = (text: string) => text.match(/\(answers/g)?.length
    expect(answers(compose(cigar, drink, withSecondAnswer).differ)).toBe(2)
    expect(answers(compose(cigar, drink, withWeight).differ)).toBe(1)
    const heavy = inventedPair({ notes: cigar }, { notes: drink, weight: 5 })
    expect(answers(composeReasons(heavy, keyPicker(withSecondAnswer)).differ)).toBe(1)
  })
})

describe('The balance', () => {
  const balance = (body: Degree, strength: Degree, weight: Degree) =>
    balanceOf(inventedPair({ body, strength }, { weight }))

  test.each([
    [3, 3, 3, 'even'],
    [3, 5, 3, 'even'],
    [3, 1, 3, 'even'],
    [3, 3, 4, 'heavier'],
    [4, 4, 3, 'lighter'],
    [4, 2, 2, 'lighter'],
    [2, 4, 4, 'heavier'],
    [3, 4, 5, 'much-heavier'],
    [3, 3, 5, 'much-heavier'],
    [5, 5, 3, 'much-lighter'],
  ] as const)(
    'of body %i and strength %i with a drink of weight %i is %s',
    (body, strength, weight, expected) => {
      expect(balance(body, strength, weight)).toBe(expected)
    },
  )

  test('has a sentence of its own by the body of the cigar', () => {
    const pair = inventedPair({ body: 2, strength: 2 }, { weight: 5 })
    expect(composeReasons(pair, keyPicker()).weight).toBe('(weights 2 much-heavier)')
  })

  test('is part of the paragraph if it is not even, or if there is little else to say', () => {
    const heavy = composeReasons(inventedPair({}, { weight: 5 }), keyPicker(withSecondAnswer))
    expect(heavy.paragraph).toContain('(weights 3 much-heavier)')
    const both = ['oak', 'honey']
    expect(compose(both, both, withWeight).paragraph).not.toContain('(weights')
    expect(compose(['oak'], ['cherry'], withWeight).paragraph).toContain('(weights 3 even)')
    expect(compose(['oak'], ['cherry'], withSecondAnswer).paragraph).toContain('(weights 3 even)')
    const twoAnswers = compose(['dark-chocolate', 'leather'], ['cherry', 'raisin'], withSecondAnswer)
    expect(twoAnswers.paragraph).not.toContain('(weights')
  })
})

describe('The paragraph', () => {
  test('begins with the wrapper unless another text is chosen, and has each text once', () => {
    const { paragraph } = compose(['dark-chocolate', 'oak'], ['cherry', 'oak'])
    expect(order(paragraph)).toEqual(['affinity', 'shared', 'answers', 'weights'])
    const loudest = compose(['dark-chocolate', 'oak'], ['cherry', 'oak'], { lead: 2, loud: 1 })
    expect(order(loudest.paragraph)).toHaveLength(4)
    expect(new Set(order(loudest.paragraph)).size).toBe(4)
  })

  test('may turn the order round behind the wrapper', () => {
    const { paragraph } = compose(['dark-chocolate', 'oak'], ['cherry', 'oak'], { order: 1 })
    expect(order(paragraph)).toEqual(['affinity', 'answers', 'shared', 'weights'])
  })

  test('does not say that the two have nothing in common beside a note that answers', () => {
    expect(compose(['dark-chocolate'], ['cherry']).paragraph).not.toContain('(strangers')
    expect(compose(['oak'], ['cherry']).paragraph).toContain('(strangers none)')
  })

  test('begins with the weight where that matters most and the wrapper says nothing', () => {
    const pair = inventedPair(
      { wrapperClass: 'candela', body: 1, strength: 1, notes: ['oak'] },
      { family: 'dessert', weight: 5, notes: ['cherry'] },
    )
    expect(order(composeReasons(pair, keyPicker({ lead: 2, loud: 0 })).paragraph)[0]).toBe('weights')
  })
})

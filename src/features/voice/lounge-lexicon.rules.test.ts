import { describe, expect, test } from 'vitest'
import { defaultLexicon } from './default-lexicon.rules.ts'
import { findWords, type LoungeWord, lexiconOf, listWords } from './lounge-lexicon.rules.ts'
import { speakable } from './speakable.rules.ts'

const word = (written: string, spoken: string): LoungeWord => ({ id: `id of ${written}`, written, spoken })
const say = (text: string, ...words: LoungeWord[]) => speakable(text, lexiconOf(words))

describe('A word of the lounge', () => {
  test.each([
    ['is said as the lounge says it', 'A Zino, lit.', word('Zino', 'zeeno'), 'A Zeeno, lit.'],
    [
      'replaces a built-in one, however it is written',
      'A MADURO.',
      word('Maduro', 'mad oo ro'),
      'A Mad oo ro.',
    ],
    ['replaces one with accents', 'Padrón or padron', word('Padron', 'pa thron'), 'Pa thron or pa thron'],
    [
      'is found with an apostrophe of either kind',
      'D’Crossier',
      word("D'Crossier", 'dee cross yay'),
      'Dee cross yay',
    ],
    ['may be several words', 'the Casa  Magna', word('Casa Magna', 'cassa mahgna'), 'the Cassa mahgna'],
    ['may have a year', 'the Padrón 1926', word('1926', 'twenty six'), 'the Pah drone twenty six'],
    [
      'may have a shortened word',
      'A St. Luis Rey.',
      word('St. Luis Rey', 'san loo ees ray'),
      'A San loo ees ray.',
    ],
    ['may have a sign', 'Oak & Eden, neat', word('Oak & Eden', 'oaken eden'), 'Oaken eden, neat'],
    ['may end with a full stop', 'By Vega & Co. in Danlí', word('Vega & Co.', 'vayga'), 'By Vayga in Danlí'],
    ['may be said as it is written', 'A robusto.', word('Robusto', 'robusto'), 'A robusto.'],
  ])('%s', (_, text, given, spoken) => {
    expect(say(text, given)).toBe(spoken)
  })

  test('leaves the guest alone where the tequila is said in another way', () => {
    expect(say('Patrón for the patron', word('patron', 'patt rone'))).toBe('Patt rone for the patron')
  })

  test('changes nothing where there is none', () => {
    expect(lexiconOf([])).toBe(defaultLexicon)
  })
})

describe('The list of an admin', () => {
  const words = [word('zino', 'zeeno'), word('MADURO', 'mad oo ro')]
  const listed = listWords(words)

  test('has built-in words, changed ones and new ones, in the order of the alphabet', () => {
    expect(listed).toHaveLength(defaultLexicon.length + 1)
    expect(listed.find(({ key }) => key === 'maduro')).toEqual({
      key: 'maduro',
      id: 'id of MADURO',
      written: 'MADURO',
      spoken: 'mad oo ro',
      builtIn: 'mahdooro',
    })
    expect(listed.find(({ key }) => key === 'padron')).toEqual({
      key: 'padron',
      written: 'Padrón',
      spoken: 'pah drone',
      builtIn: 'pah drone',
    })
    expect(listed.at(-1)).toEqual({ key: 'zino', id: 'id of zino', written: 'zino', spoken: 'zeeno' })
    expect(listed.slice(0, 3).map(({ written }) => written)).toEqual(['911', '988', "a'bunadh"])
  })

  test.each([
    ['padron', ['Padrón']],
    ['  PAH  drone ', ['Padrón']],
    ['zeen', ['zino']],
    ['no such word', []],
  ])('is searched for %j', (search, found) => {
    expect(findWords(listed, search).map(({ written }) => written)).toEqual(found)
  })

  test('is whole without a search', () => {
    expect(findWords(listed, ' ')).toBe(listed)
  })
})

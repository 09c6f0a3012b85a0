import { describe, expect, test } from 'vitest'
import { createPhrasePicker } from './phrase-picker.rules.ts'
import { type Phrasebook, phraseFiles } from './phrasebook.rules.ts'

function book(sentences: Partial<Record<keyof Phrasebook, Record<string, readonly string[]>>>): Phrasebook {
  const files = Object.keys(phraseFiles) as (keyof Phrasebook)[]
  return Object.fromEntries(
    files.map(file => [file, new Map(Object.entries(sentences[file] ?? {}))]),
  ) as unknown as Phrasebook
}

const letters = [...'abcdefgh'].map(letter => `${letter}.`)
const pickerOf = (seed: string, sentences: Parameters<typeof book>[0]) =>
  createPhrasePicker(book(sentences), seed, { glass: 'cup' })

describe('A phrase picker', () => {
  test('picks the same sentence for the same pair, and varies between pairs', () => {
    const picked = (seed: string) => pickerOf(seed, { pace: { any: letters } }).pickSentence('pace', 'any')
    const pairs = Array.from({ length: 40 }, (_, number) => `cigar ${number} drink`)
    expect(pairs.map(picked)).toEqual(pairs.map(picked))
    expect(new Set(pairs.map(picked)).size).toBe(letters.length)
  })

  test('repeats no sentence as long as there is another one', () => {
    const picker = pickerOf('pair', { pace: { any: letters } })
    const picked = letters.map(() => picker.pickSentence('pace', 'any'))
    expect(picked.toSorted()).toEqual(letters)
    expect(letters).toContain(picker.pickSentence('pace', 'any'))
  })

  test('picks from the sentences of several keys', () => {
    const picked = Array.from({ length: 40 }, (_, number) =>
      pickerOf(`pair ${number}`, { pace: { any: ['Any.'], slim: ['Slim.'] } }).pickSentence('pace', [
        'slim',
        'any',
      ]),
    )
    expect([...new Set(picked)].toSorted()).toEqual(['Any.', 'Slim.'])
  })

  test('excludes unsuitable sentences, unless there is no other', () => {
    const say = (suits: (phrase: string) => boolean) =>
      pickerOf('pair', { pace: { any: letters } }).pickSentence('pace', 'any', { suits })
    expect(say(phrase => phrase === 'f.')).toBe('f.')
    expect(letters).toContain(say(() => false))
  })

  test('throws an error that names the missing sentence', () => {
    expect(() => pickerOf('pair', {}).pickSentence('bar', 'full')).toThrow('no sentence in bar for "full"')
  })

  test('picks no sentence that needs a fact which is not known', () => {
    const book = { pace: { any: ['{smoke} is slim.', 'It is {time}.', 'Slow down.'] } }
    const picker = pickerOf('pair', book)
    const facts = { smoke: undefined, time: 'an hour' }
    expect(picker.sentencesOf('pace', 'any', facts)).toEqual(['It is an hour.', 'Slow down.'])
    for (let number = 0; number < 20; number++)
      expect(pickerOf(`pair ${number}`, book).pickSentence('pace', 'any')).toBe('Slow down.')
  })
})

describe('A slot is filled with', () => {
  const fill = (sentence: string, slots: Record<string, string>) =>
    pickerOf('pair', { pace: { any: [sentence] } }).pickSentence('pace', 'any', { slots })

  test.each([
    ['the vessel', 'Lift the {glass}.', {}, 'Lift the cup.'],
    [
      'a word with a capital where it begins a sentence',
      '{leaf} first. {pour} after {leaf}.',
      { leaf: 'oak', pour: 'fig' },
      'Oak first. Fig after oak.',
    ],
    [
      'a name with its own full stop',
      'Pour {drink}.',
      { drink: 'Bénédictine D.O.M.' },
      'Pour Bénédictine D.O.M.',
    ],
    [
      'the same inside a text',
      'Pour {drink}. Wait.',
      { drink: 'Tullamore D.E.W.' },
      'Pour Tullamore D.E.W. Wait.',
    ],
    [
      'a drink without its article after “your”',
      'Pour your {drink}.',
      { drink: 'a Negroni' },
      'Pour your Negroni.',
    ],
    [
      'the article that it takes',
      'In a {size}. A {leaf}.',
      { size: '8 by 50', leaf: 'Ecuadorian' },
      'In an 8 by 50. An Ecuadorian.',
    ],
  ])('%s', (_, sentence, slots, picked) => {
    expect(fill(sentence, slots)).toBe(picked)
  })
})

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
    const picked = (seed: string) =>
      pickerOf(seed, { water: { neat: letters } }).pickSentence('water', 'neat')
    const pairs = Array.from({ length: 40 }, (_, number) => `cigar ${number} drink`)
    expect(pairs.map(picked)).toEqual(pairs.map(picked))
    expect(new Set(pairs.map(picked)).size).toBe(letters.length)
  })

  test('repeats no sentence as long as there is another one', () => {
    const picker = pickerOf('pair', { water: { neat: letters } })
    const picked = letters.map(() => picker.pickSentence('water', 'neat'))
    expect(picked.toSorted()).toEqual(letters)
    expect(letters).toContain(picker.pickSentence('water', 'neat'))
  })

  test('picks from the sentences of several keys', () => {
    const picked = Array.from({ length: 40 }, (_, number) =>
      pickerOf(`pair ${number}`, { openings: { any: ['Any.'], wine: ['Wine.'] } }).pickSentence('openings', [
        'wine',
        'any',
      ]),
    )
    expect([...new Set(picked)].toSorted()).toEqual(['Any.', 'Wine.'])
  })

  test('excludes unsuitable sentences, unless there is no other', () => {
    const say = (suits: (phrase: string) => boolean) =>
      pickerOf('pair', { water: { neat: letters } }).pickSentence('water', 'neat', { suits })
    expect(say(phrase => phrase === 'f.')).toBe('f.')
    expect(letters).toContain(say(() => false))
  })

  test('throws an error that names the missing sentence', () => {
    expect(() => pickerOf('pair', {}).pickSentence('glass', 'plum final')).toThrow(
      'no sentence in glass for "plum final"',
    )
  })
})

describe('A slot is filled with', () => {
  const fill = (sentence: string, slots: Record<string, string>) =>
    pickerOf('pair', { openings: { any: [sentence] } }).pickSentence('openings', 'any', { slots })

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
    ['a name with its own article', 'Light the {cigar}.', { cigar: 'The Banker' }, 'Light the Banker.'],
    ['that name without another article', 'Light {cigar}.', { cigar: 'The Banker' }, 'Light The Banker.'],
  ])('%s', (_, sentence, slots, picked) => {
    expect(fill(sentence, slots)).toBe(picked)
  })
})

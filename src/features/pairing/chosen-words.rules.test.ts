import { describe, expect, test } from 'vitest'
import { openVoice } from './chosen-words.rules.ts'
import { type Phrasebook, phraseFiles } from './phrasebook.rules.ts'

function book(sentences: Partial<Record<keyof Phrasebook, Record<string, readonly string[]>>>): Phrasebook {
  const files = Object.keys(phraseFiles) as (keyof Phrasebook)[]
  return Object.fromEntries(
    files.map(file => [file, new Map(Object.entries(sentences[file] ?? {}))]),
  ) as unknown as Phrasebook
}

const letters = [...'abcdefgh'].map(letter => `${letter}.`)
const voiceOf = (seed: string, sentences: Parameters<typeof book>[0]) =>
  openVoice(book(sentences), seed, { glass: 'cup' })

describe('A voice', () => {
  test('says the same for the same pair, and not the same for every pair', () => {
    const said = (seed: string) => voiceOf(seed, { water: { neat: letters } }).say('water', 'neat')
    const pairs = Array.from({ length: 40 }, (_, number) => `cigar ${number} drink`)
    expect(pairs.map(said)).toEqual(pairs.map(said))
    expect(new Set(pairs.map(said)).size).toBe(letters.length)
  })

  test('says no sentence twice, as long as there is another one', () => {
    const voice = voiceOf('pair', { water: { neat: letters } })
    const said = letters.map(() => voice.say('water', 'neat'))
    expect(said.toSorted()).toEqual(letters)
    expect(letters).toContain(voice.say('water', 'neat'))
  })

  test('chooses among the sentences of several keys', () => {
    const said = Array.from({ length: 40 }, (_, number) =>
      voiceOf(`pair ${number}`, { openings: { any: ['Any.'], wine: ['Wine.'] } }).say('openings', [
        'wine',
        'any',
      ]),
    )
    expect([...new Set(said)].toSorted()).toEqual(['Any.', 'Wine.'])
  })

  test('leaves out what does not suit, unless nothing else is left', () => {
    const say = (suits: (phrase: string) => boolean) =>
      voiceOf('pair', { water: { neat: letters } }).say('water', 'neat', { suits })
    expect(say(phrase => phrase === 'f.')).toBe('f.')
    expect(letters).toContain(say(() => false))
  })

  test('says which sentence is missing rather than nothing', () => {
    expect(() => voiceOf('pair', {}).say('glass', 'plum final')).toThrow(
      'no sentence in glass for "plum final"',
    )
  })
})

describe('Into the gaps of a sentence go', () => {
  const fill = (sentence: string, slots: Record<string, string>) =>
    voiceOf('pair', { openings: { any: [sentence] } }).say('openings', 'any', { slots })

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
    ['that name elsewhere', 'Light {cigar}.', { cigar: 'The Banker' }, 'Light The Banker.'],
  ])('%s', (_, sentence, slots, said) => {
    expect(fill(sentence, slots)).toBe(said)
  })
})

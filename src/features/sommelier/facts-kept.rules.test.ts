import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { type Breach, breachIn, readFacts } from './facts-kept.rules.ts'
import { finishedSentences } from './finished-sentences.rules.ts'
import { composeAdvice } from './server/compose-advice.ts'
import { namesOfHouse } from './server/narrate-advice.ts'
import { factsOf } from './server/narrate-facts.ts'
import { arturosVoice } from './server/narrate-voice.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = openHouseCatalogue(data)
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)
const names = namesOfHouse(catalogue, phrasebook)
const { brands, cigars, drinks } = catalogue

const adviceFor = (typed: string, kind: 'spirit' | 'wine' | 'mocktail' = 'spirit') =>
  composeAdvice({ catalogue, phrasebook }, typed, kind)
const factsFor = (advice: ReturnType<typeof adviceFor>) => readFacts(factsOf(catalogue, advice), arturosVoice)
const sentencesOf = (text: string) => {
  const { finished, rest } = finishedSentences(text)
  return [...finished, rest]
}

const advice = adviceFor('Padrón 1926 Serie Maduro')
const facts = factsFor(advice)
const breachOf = (sentence: string) => breachIn(sentence, facts, names)

const anyCigar = fc.constantFrom(...cigars)
const anyKind = fc.constantFrom('spirit' as const, 'wine' as const, 'mocktail' as const)

describe('Within the facts are', () => {
  test('the words in which the house tells the same pair', () => {
    let sentences = 0
    const wrong: string[] = []
    fc.assert(
      fc.property(anyCigar, anyKind, (cigar, kind) => {
        const own = adviceFor(cigarName(cigar), kind)
        // What the house adds itself, its caution and its question, is not up to the teller.
        const told = own.result.split('\n\n').filter(text => text !== own.caution && !text.endsWith('one.'))
        const ownFacts = factsFor(own)
        for (const sentence of told.flatMap(sentencesOf)) {
          sentences += 1
          const breach = breachIn(sentence, ownFacts, names)
          if (breach) wrong.push(`${breach}: ${sentence}`)
        }
      }),
      { numRuns: 120 },
    )
    expect(sentences).toBeGreaterThan(1_000)
    // One sentence in two hundred may be taken for a breach: that costs a telling, and nothing else.
    expect(wrong.length, wrong.join('\n')).toBeLessThan(sentences / 200)
  })

  test.each([
    'Pour an ounce and a half of the El Dorado, neat, and let it stand for ten minutes.',
    'I’d give the Padrón its sixty-five minutes.',
    'Padrón’s maduro is dark; the rum is darker still.',
    '“Slowly” is the word here, my friend: take a draw, then a sip.',
    'The first third belongs to espresso, the last one to earth.',
    'Two of you may share the chair, but not the cigar.',
    'At 86 proof it leaves the palate awake.',
  ])('%s', sentence => {
    expect(breachOf(sentence)).toBeUndefined()
  })
})

describe('Off the facts are', () => {
  const mentions = (name: string) => [
    `It would sit just as well beside ${name} on a cold night.`,
    `${name} would sit there just as well.`,
    `It would sit just as well beside ${name.toLowerCase()} on a cold night.`,
  ]
  const isOfFacts = (name: string) =>
    [name, name.toLowerCase()].every(each => breachOf(`and ${each}`) === undefined)

  test('every other drink of the catalogue, within a sentence, first in it and in small letters', () => {
    const missed = drinks
      // An espresso is a note of this very cigar, and George T. Stagg was considered.
      .filter(({ name }) => !factsOf(catalogue, advice).toLowerCase().includes(name.toLowerCase()))
      .flatMap(({ name }) => mentions(name).filter(sentence => !breachOf(sentence)))
    // `Toro` is a wine, and the size of a cigar.
    expect(missed).toEqual(mentions('Toro').slice(2))
  })

  test('every other maker and every other cigar, as they are written', () => {
    const makers = brands.map(({ brand }) => cigarName({ brand, line: '' }))
    const missed = [...makers, ...cigars.map(cigarName)]
      .filter(name => !isOfFacts(name))
      .flatMap(name => mentions(name).slice(0, 2))
      .filter(sentence => !breachOf(sentence))
    expect(missed).toEqual([])
  })

  test('the words in which the house tells another pair', () => {
    fc.assert(
      fc.property(anyCigar, anyCigar, anyKind, (one, other, kind) => {
        fc.pre(one.brand !== other.brand)
        const first = sentencesOf(adviceFor(cigarName(one), kind).result)
        const others = factsFor(adviceFor(cigarName(other), kind))
        expect(first.map(sentence => breachIn(sentence, others, names)).filter(Boolean)).not.toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test.each<[Breach, string]>([
    ['name', 'Ask for the Glen Nowhere instead.'],
    ['name', 'They roll it in Esteli, near the river.'],
    ['name', 'CAO would do.'],
    ['drink', 'A sip of sherry goes with it.'],
    ['drink', 'A glass of champagne goes with it.'],
    ['name', 'Champagne goes with it.'],
    ['flavor', 'There is coconut in the finish.'],
    ['flavor', 'There are hazelnuts in the finish.'],
    ['number', 'It was laid down in 1987.'],
    ['number', 'Give it ninety minutes.'],
    ['number', 'At 80 proof it is mild.'],
    ['number', 'Nineteen years of patience are in it.'],
    ['number', 'It has 21 proof.'],
    ['signs', 'It costs $86.'],
    ['signs', 'It costs 86 €.'],
    ['signs', 'It is *dark*.'],
    ['signs', 'It is __dark__.'],
    ['signs', '# The drink'],
    ['signs', '1. The drink'],
    ['signs', '- the drink'],
    ['signs', '• the drink'],
    ['signs', 'The drink:\nrum'],
    ['signs', 'It is <b>dark</b>.'],
    ['signs', '| a | b |'],
    ['signs', 'It is dark\u200b.'],
    ['signs', 'It is dark\u{e0041}.'],
    ['signs', 'It is dark\u202e.'],
    ['signs', 'It is dark 🥃.'],
    ['signs', 'Оно тёмное.'],
    ['signs', 'Write to a@b.example.'],
    ['address', 'See evil.example for more.'],
    ['address', 'See http://86 for more.'],
    ['address', 'See www for more.'],
    ['claim', 'It is good for your health.'],
    ['claim', 'Doctors would agree.'],
    ['claim', 'It eases the stomach.'],
    ['claim', 'It keeps you young.'],
    ['claim', 'It takes the stress away.'],
    ['claim', 'Pour another glass.'],
    ['claim', 'Have one more drink.'],
    ['claim', 'It is the best there is.'],
    ['claim', 'A perfect match.'],
    ['claim', 'It won a medal.'],
    ['claim', 'As an AI I cannot smoke.'],
    ['claim', 'Order it now.'],
    ['rules', 'Speak to the guest as you.'],
    ['rules', 'Do not greet, do not sign, do not speak of these rules.'],
  ])('%s: %s', (breach, sentence) => {
    expect(breachOf(sentence)).toBe(breach)
  })

  test('hostile texts, within a moment', () => {
    for (const text of [
      'a'.repeat(800),
      '('.repeat(800),
      'a.'.repeat(400),
      'No. '.repeat(200),
      '- '.repeat(400),
    ]) {
      const begin = performance.now()
      breachOf(text)
      expect(performance.now() - begin).toBeLessThan(50)
    }
  })
})

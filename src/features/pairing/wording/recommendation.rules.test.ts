import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { inferDefaultCigar } from '../engine/default-cigar.rules.ts'
import { complementsOf, sharedNotes } from '../engine/flavor.rules.ts'
import { inferProfile } from '../engine/inferred-profile.rules.ts'
import type { Pair } from '../engine/pair.rules.ts'
import { type CigarProfile, profileOf } from '../engine/profile.rules.ts'
import { scorePair } from '../engine/scoring.rules.ts'
import { readPhrasebook } from '../server/read-phrasebook.ts'
import {
  complementKey,
  type Phrasebook,
  phraseFiles,
  requiredPhrases,
  slotsByFile,
} from './phrasebook.rules.ts'
import { balanceOf } from './reasons.rules.ts'
import { composeWording, type Wording } from './recommendation.rules.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = loadCatalogue(data)
const { cigars, drinks, brands, notesById, familyOf, labelOf } = catalogue
const realBook = readPhrasebook(join(data, 'words'), catalogue)

/** Replaces every sentence by its file, key and slots: `(glass vanilla final)`. */
const keyBook = Object.fromEntries(
  Object.keys(phraseFiles).map(name => {
    const file = name as keyof typeof phraseFiles
    const slots = (slotsByFile[file] ?? []).map(slot => ` {${slot}}`).join('')
    return [file, new Map(requiredPhrases(catalogue)[file].map(key => [key, [`(${file} ${key}${slots})`]]))]
  }),
) as unknown as Phrasebook

const makers = brands
  .map(({ brand }) => inferDefaultCigar(brand, cigars))
  .filter(profile => profile !== undefined)
const byWords = [
  'candela toro',
  'maduro 6x60',
  'a mild cigar',
  'broadleaf toro',
  'claro toro',
  'connecticut toro',
  'natural toro',
  'cameroon toro',
  'corojo toro',
  'criollo toro',
  'habano toro',
  'rosado toro',
  'sumatra toro',
  'san andres toro',
  'oscuro toro',
].map(text => inferProfile(catalogue.recognize(text, 1).words)!)
const anyProfile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...cigars).map(cigar => profileOf(cigar, undefined, [])) },
  { weight: 1, arbitrary: fc.constantFrom(...makers) },
  { weight: 1, arbitrary: fc.constantFrom(...byWords) },
)
const anyDrink = fc.constantFrom(...drinks)
const anyPair = fc.record({ cigar: anyProfile, drink: anyDrink })

function compose(cigar: CigarProfile, drink: Pair['drink'], book = realBook): Wording {
  const pair: Pair = { cigar, drink, familyOf, labelOf }
  return composeWording(pair, scorePair(pair), book)
}

test('A caution stands in the place of the advice on water', () => {
  const texts = cigars
    .filter((_, at) => at % 40 === 0)
    .flatMap(cigar => drinks.filter((_, at) => at % 5 === 0).map(drink => ({ cigar, drink })))
    .map(({ cigar, drink }) => compose(profileOf(cigar, undefined, []), drink, keyBook).result)
  const [hasCaution, hasWater] = [/\(cautions /, /\(water /]
  expect(texts.filter(text => hasCaution.test(text) && hasWater.test(text))).toEqual([])
  expect(texts.filter(text => hasWater.test(text))).not.toEqual([])
})

describe('The words of any pair', () => {
  test('name only notes of the cigar and of the drink', () => {
    const labels = [...notesById.values()]
      // "Smoke" usually means the cigar, not the flavor.
      .filter(({ id }) => id !== 'smoke')
      .sort((a, b) => b.label.length - a.label.length)
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const own = new Set([...cigar.notes, ...drink.notes])
        const { share, differ, weight, thirds } = compose(cigar, drink)
        let rest = [share, differ, weight, ...thirds].join(' ').toLowerCase()
        for (const { id, label } of labels) {
          const mention = new RegExp(String.raw`\b${label}\b`, 'g')
          if (!own.has(id)) expect(rest).not.toMatch(mention)
          rest = rest.replace(mention, '')
        }
      }),
      { numRuns: 500 },
    )
  })

  test('are clean sentences without gaps or leftovers of code', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { why, share, differ, weight, thirds, caution, result } = compose(cigar, drink)
        for (const text of [
          why,
          share,
          differ,
          weight,
          ...thirds,
          caution ?? 'None.',
          ...result.split('\n\n'),
        ]) {
          expect(text).toMatch(/^[\p{Lu}\d“"].*\.['’"”]?$/u)
          const ours = [drink.sentence, drink.name, cigarName(cigar), cigar.brand].reduce(
            (rest, name) => rest.replace(name, 'Name'),
            text,
          )
          expect(ours).not.toMatch(
            /undefined|\bnull\b|NaN|\[object|[{}<>]| {2}| [.,:;]|\.\.|!|—|\b[Tt]he The\b/,
          )
          expect(ours).not.toMatch(/[.:] \p{Ll}/u)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('are deterministic, and the text read aloud contains the texts of the page', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const wording = compose(cigar, drink)
        expect(compose(cigar, drink)).toEqual(wording)
        const { why, share, differ, thirds, caution, result } = wording
        // The paragraph leaves out "nothing in common" if there is a complement.
        const isShared = sharedNotes(cigar.notes, drink.notes).length > 0
        // A third may follow a lead-in: `Near the band, the hay …`.
        for (const part of [
          why,
          isShared ? share : differ,
          differ,
          ...thirds,
          caution ?? '',
          drink.name,
          drink.sentence,
        ])
          expect(result.toLowerCase()).toContain(part.toLowerCase())
      }),
      { numRuns: 300 },
    )
  })

  test('name a catalogue cigar, and say at once that any other one is a guess', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const [opening] = compose(cigar, drink).result.split('\n\n')
        if (cigar.isInferred) {
          expect(opening!.split('. ').slice(0, 2).join('. ')).toMatch(
            /[Oo]ur list|that line|cannot find|usual/,
          )
          expect(opening).not.toMatch(/unlisted/i)
        } else expect(opening).toContain(cigarName(cigar).replace(/^The /, ''))
      }),
    )
  })

  test('never repeat a sentence', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const sentences = compose(cigar, drink).result.split(/\n\n|(?<=[a-z]\.) /)
        expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('Which sentences are chosen', () => {
  test('the thirds name three leading notes of the cigar and two others of the drink', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const [first, second, final] = compose(cigar, drink, keyBook).thirds
        expect(first).toBe(`(thirds ${cigar.notes[0]} first)`)
        const inTheMiddle = /^\(thirds (\S+) second\) \(glass (\S+) second\)$/.exec(second)!
        const atTheEnd = /^\(thirds (\S+) final\) \(glass (\S+) final\)( \(water neat\))?$/.exec(final)!
        expect([inTheMiddle[1], atTheEnd[1]]).toEqual([cigar.notes[1], cigar.notes[2]])
        expect(new Set([inTheMiddle[1], inTheMiddle[2], atTheEnd[2]]).size).toBe(
          3 - Number(inTheMiddle[1] === atTheEnd[2]),
        )
        expect(inTheMiddle[2]).not.toBe(atTheEnd[2])
        expect(atTheEnd[1]).not.toBe(atTheEnd[2])
        expect(drink.notes.slice(0, 4)).toEqual(expect.arrayContaining([inTheMiddle[2], atTheEnd[2]]))
      }),
      { numRuns: 500 },
    )
  })

  test('the text on shared notes names one of both, or says that there is none', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { share } = compose(cigar, drink, keyBook)
        const shared = sharedNotes(cigar.notes, drink.notes)
        const named = [...share.matchAll(/\(shared (\S+)\)/g)].map(match => match[1]!)
        expect(shared).toEqual(expect.arrayContaining(named))
        if (shared.length === 0) expect(share).toMatch(/^\(strangers (none|kin).*\)$/)
        else expect(named).toHaveLength(new Set(named).size)
        expect(named.length > 0).toBe(shared.length > 0)
      }),
      { numRuns: 300 },
    )
  })

  test('the text on differences is one of the loudest complements', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { differ } = compose(cigar, drink, keyBook)
        const answers = complementsOf(cigar.notes, drink.notes)
        const named = answers.find(answer => differ.startsWith(`(answers ${complementKey(answer.how)} `))
        if (named) {
          expect(named.loudness).toBeGreaterThanOrEqual(0.5 * answers[0]!.loudness)
          expect(differ).toContain(`${labelOf(named.cigarNote)} ${labelOf(named.drinkNote)})`)
        } else {
          expect(answers).toEqual([])
          expect(differ).toMatch(/^\(glass \S+ second\)$/)
        }
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    [3, 3, 3, 'even'],
    [4, 3, 3, 'heavier'],
    [5, 3, 3, 'much-heavier'],
    [2, 3, 3, 'lighter'],
    [1, 3, 3, 'much-lighter'],
    [4, 4, 2, 'even'],
    [4, 3, 4, 'heavier'],
  ] as const)(
    'a drink of weight %d beside body %d and strength %d is %s',
    (weight, body, strength, balance) => {
      const cigar = { ...byWords[0]!, body, strength }
      const drink = { ...drinks[0]!, weight }
      expect(balanceOf({ cigar, drink })).toBe(balance)
      expect(compose(cigar, drink, keyBook).weight).toBe(`(weights ${body} ${balance})`)
    },
  )

  test('a wrapper’s usual flavors are only named for a cigar that has them', () => {
    const book: Phrasebook = {
      ...keyBook,
      affinity: new Map(
        [...keyBook.affinity].map(([key]) => [key, ['Peppery leaf.', 'Leathery leaf.', 'Any leaf.']]),
      ),
    }
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { why } = compose(cigar, drink, book)
        if (why === 'Peppery leaf.') expect(cigar.notes.join(' ')).toContain('pepper')
        if (why === 'Leathery leaf.') expect(cigar.notes).toContain('leather')
      }),
    )
  })
})

describe('A word of caution', () => {
  const plain = { ...drinks.find(({ family }) => family === 'bourbon')!, proof: 90, smoke: 0, sweetness: 1 }
  const still = { ...plain, recipe: [], bubbles: 0 }
  const gentle = { ...byWords[1]!, strength: 3, minutes: 60 } as const
  test.each([
    ['is missing for an easy pair', gentle, still, null],
    [
      'is first about cask strength',
      { ...gentle, strength: 5 },
      { ...still, proof: 120, smoke: 4 },
      'cask-strength 120',
    ],
    ['then about peat', { ...gentle, strength: 5 }, { ...still, smoke: 3 }, 'peat 90'],
    ['then about a strong cigar', { ...gentle, strength: 5 }, { ...still, sweetness: 5 }, 'strong-cigar 90'],
    [
      'about a cup that is empty before a long smoke ends',
      { ...gentle, minutes: 75 },
      { ...still, family: 'tea' },
      'cup-too-short 90',
    ],
    ['about much sugar', gentle, { ...still, sweetness: 5, recipe: ['sugar'] }, 'sweet-drink 90'],
    [
      'about a cold mixed drink',
      gentle,
      { ...still, recipe: ['gin'], serve: 'Shaken, over ice.' },
      'mixed-and-cold 90',
    ],
    ['about bubbles with a long smoke', { ...gentle, minutes: 75 }, { ...still, bubbles: 4 }, 'bubbles 90'],
    ['not about bubbles with a short one', gentle, { ...still, bubbles: 4 }, null],
  ] as const)('%s', (_, cigar, drink, caution) => {
    expect(compose(cigar, drink as Pair['drink'], keyBook).caution).toBe(caution && `(cautions ${caution})`)
  })
})

import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { answeringNotes, sharedNotes } from './flavour.rules.ts'
import { inferProfile } from './inferred-profile.rules.ts'
import type { Pair } from './pair.rules.ts'
import { answerKey, type Phrasebook, phraseFiles, phrasesNeeded, slotsByFile } from './phrasebook.rules.ts'
import { type CigarProfile, profileOf } from './profile.rules.ts'
import { balanceOf } from './reason-words.rules.ts'
import { scorePair } from './scoring.rules.ts'
import { readPhrasebook } from './server/read-phrasebook.ts'
import { inferFromBrand } from './usual-cigar.rules.ts'
import { type Wording, wordPair } from './words.rules.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = openHouseCatalogue(data)
const { cigars, drinks, brands, notesById, familyOf, labelOf } = catalogue
const houseBook = readPhrasebook(join(data, 'words'), catalogue)

/** Says of every sentence nothing but its file, its key and what fills its gaps: `(glass vanilla final)`. */
const keyBook = Object.fromEntries(
  Object.keys(phraseFiles).map(name => {
    const file = name as keyof typeof phraseFiles
    const slots = (slotsByFile[file] ?? []).map(slot => ` {${slot}}`).join('')
    return [file, new Map(phrasesNeeded(catalogue)[file].map(key => [key, [`(${file} ${key}${slots})`]]))]
  }),
) as unknown as Phrasebook

const makers = brands
  .map(({ brand }) => inferFromBrand(brand, cigars))
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
].map(text => inferProfile(catalogue.recognise(text, 1).words)!)
const anyProfile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...cigars).map(cigar => profileOf(cigar, undefined, [])) },
  { weight: 1, arbitrary: fc.constantFrom(...makers) },
  { weight: 1, arbitrary: fc.constantFrom(...byWords) },
)
const anyDrink = fc.constantFrom(...drinks)
const anyPair = fc.record({ cigar: anyProfile, drink: anyDrink })

function word(cigar: CigarProfile, drink: Pair['drink'], book = houseBook): Wording {
  const pair: Pair = { cigar, drink, familyOf, labelOf }
  return wordPair(pair, scorePair(pair), book)
}

describe('The words of any pair', () => {
  test('name no note but those of the cigar and of the drink', () => {
    const labels = [...notesById.values()]
      // The smoke of a cigar is no flavor of smoke.
      .filter(({ id }) => id !== 'smoke')
      .sort((a, b) => b.label.length - a.label.length)
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const own = new Set([...cigar.notes, ...drink.notes])
        const { share, differ, weight, thirds } = word(cigar, drink)
        let said = [share, differ, weight, ...thirds].join(' ').toLowerCase()
        for (const { id, label } of labels) {
          const mention = new RegExp(String.raw`\b${label}\b`, 'g')
          if (!own.has(id)) expect(said).not.toMatch(mention)
          said = said.replace(mention, '')
        }
      }),
      { numRuns: 500 },
    )
  })

  test('are whole sentences without gaps, leftovers of code or shouting', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { why, share, differ, weight, thirds, caution, result } = word(cigar, drink)
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

  test('are the same each time, and what stands on the page is what is read aloud', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const wording = word(cigar, drink)
        expect(word(cigar, drink)).toEqual(wording)
        const { why, share, differ, thirds, caution, result } = wording
        // That nothing is shared is left to the page where an answer is told.
        const isShared = sharedNotes(cigar.notes, drink.notes).length > 0
        // A third may go on after what leads to it: `Near the band, the hay …`.
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

  test('call a cigar of the list by its name, and say of any other one at once that they guess', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const [opening] = word(cigar, drink).result.split('\n\n')
        if (cigar.isInferred) {
          expect(opening!.split('. ').slice(0, 2).join('. ')).toMatch(
            /[Oo]ur list|that line|cannot find|usual/,
          )
          expect(opening).not.toMatch(/unlisted/i)
        } else expect(opening).toContain(cigarName(cigar).replace(/^The /, ''))
      }),
    )
  })

  test('never say a sentence twice', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const sentences = word(cigar, drink).result.split(/\n\n|(?<=[a-z]\.) /)
        expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('Which sentences are chosen', () => {
  test('the leaf speaks of its three leading notes, the drink beside it of two others of its own', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const [first, second, final] = word(cigar, drink, keyBook).thirds
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

  test('what is shared comes from a note of both; without one it is owned', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { share } = word(cigar, drink, keyBook)
        const shared = sharedNotes(cigar.notes, drink.notes)
        const told = [...share.matchAll(/\(shared (\S+)\)/g)].map(match => match[1]!)
        expect(shared).toEqual(expect.arrayContaining(told))
        if (shared.length === 0) expect(share).toMatch(/^\(strangers (none|kin).*\)$/)
        else expect(told).toHaveLength(new Set(told).size)
        expect(told.length > 0).toBe(shared.length > 0)
      }),
      { numRuns: 300 },
    )
  })

  test('how they differ is an answer of the drink, one of its loudest', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { differ } = word(cigar, drink, keyBook)
        const answers = answeringNotes(cigar.notes, drink.notes)
        const told = answers.find(answer => differ.startsWith(`(answers ${answerKey(answer.how)} `))
        if (told) {
          expect(told.loudness).toBeGreaterThanOrEqual(0.5 * answers[0]!.loudness)
          expect(differ).toContain(`${labelOf(told.cigarNote)} ${labelOf(told.drinkNote)})`)
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
      expect(word(cigar, drink, keyBook).weight).toBe(`(weights ${body} ${balance})`)
    },
  )

  test('a wrapper’s usual flavors are only named for a cigar that has them', () => {
    const book: Phrasebook = {
      ...keyBook,
      company: new Map(
        [...keyBook.company].map(([key]) => [key, ['Peppery leaf.', 'Leathery leaf.', 'Any leaf.']]),
      ),
    }
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { why } = word(cigar, drink, book)
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
    ['none for an easy pair', gentle, still, null],
    [
      'first of all of cask strength',
      { ...gentle, strength: 5 },
      { ...still, proof: 120, smoke: 4 },
      'cask-strength 120',
    ],
    ['then of peat', { ...gentle, strength: 5 }, { ...still, smoke: 3 }, 'peat 90'],
    ['then of a strong cigar', { ...gentle, strength: 5 }, { ...still, sweetness: 5 }, 'strong-cigar 90'],
    [
      'of a cup that ends before a long smoke',
      { ...gentle, minutes: 75 },
      { ...still, family: 'tea' },
      'cup-too-short 90',
    ],
    ['of much sugar', gentle, { ...still, sweetness: 5, recipe: ['sugar'] }, 'sweet-drink 90'],
    [
      'of a cold mixture',
      gentle,
      { ...still, recipe: ['gin'], serve: 'Shaken, over ice.' },
      'mixed-and-cold 90',
    ],
    ['of bubbles beside a long smoke', { ...gentle, minutes: 75 }, { ...still, bubbles: 4 }, 'bubbles 90'],
    ['not of bubbles beside a short one', gentle, { ...still, bubbles: 4 }, null],
  ] as const)('%s', (_, cigar, drink, caution) => {
    expect(word(cigar, drink as Pair['drink'], keyBook).caution).toBe(caution && `(cautions ${caution})`)
  })
})

import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { inferDefaultCigar } from '../engine/default-cigar.rules.ts'
import { complementsOf, sharedNotes } from '../engine/flavor.rules.ts'
import { inferProfile } from '../engine/inferred-profile.rules.ts'
import type { Pair } from '../engine/pair.rules.ts'
import { type CigarProfile, profileOf } from '../engine/profile.rules.ts'
import { readPhrasebook } from '../server/read-phrasebook.ts'
import { balanceOf, isContrast } from './reasons.rules.ts'
import { composeWording, countWords, type Wording } from './recommendation.rules.ts'
import { reasonFlavor } from './spoken-notes.rules.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const { drinks, brands, labelOf, notesById } = catalogue
const { cigars } = catalogue
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)

const makers = brands
  .flatMap(({ brand }) => [inferDefaultCigar(brand, cigars), inferDefaultCigar(brand, cigars, '')])
  .filter(profile => profile !== undefined)
const byWords = [
  'candela toro',
  'maduro 6x60',
  'a mild cigar',
  'cuban',
  'connecticut toro',
  'oscuro toro',
].map(text => inferProfile(catalogue.recognize(text, 1).words)!)
const anyProfile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...cigars).map(cigar => profileOf(cigar, undefined, [])) },
  { weight: 1, arbitrary: fc.constantFrom(...makers, ...byWords) },
)
const anyPair = fc.record({ cigar: anyProfile, drink: fc.constantFrom(...drinks) })

function compose(cigar: CigarProfile, drink: Pair['drink']): Wording {
  return composeWording({ ...catalogue, cigar, drink }, { score: 80 }, phrasebook)
}

describe('The words of any pair', () => {
  test('are clean sentences, the same each time, with the articles that English has', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const wording = compose(cigar, drink)
        expect(compose(cigar, drink)).toEqual(wording)
        const { why, share, differ, weight, caution, result } = wording
        const ours = result.replace(drink.sentence, '').trim()
        for (const text of [why, share, differ, weight, caution, ...ours.split(/\s*\n\n/)]) {
          if (text === null) continue
          expect(text).toMatch(/^[\p{Lu}\d].*\.$/u)
          expect(text).not.toMatch(
            /undefined|\bnull\b|NaN|[{}<>;!—]| {2}| [,:]|\.\.|\b[Tt]he (The|the|My|An?) /,
          )
          expect(text.replaceAll(cigarName(cigar), 'Name')).not.toMatch(
            /(?<!\p{L})(a (?!one|Oaxaca)[aeioé]\w{2}|an [bcdfgjklmnpqrstvwz]\w|an? an? )/iu,
          )
        }
      }),
      { numRuns: 400 },
    )
  })

  test('name the drink as it is said, and only notes of the cigar and of the drink', () => {
    const labels = [...notesById.values()]
      // "Smoke" usually means the cigar, and "oak" and "tea" may be what a cask and a drink are made of.
      .filter(({ id }) => !['smoke', 'peat', 'oak', 'tea', 'salt', 'cream', 'coffee', 'grape'].includes(id))
      .sort((a, b) => b.label.length - a.label.length)
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const own = new Set([...cigar.notes, ...drink.notes])
        const { result, share, differ } = compose(cigar, drink)
        expect(result.toLowerCase()).toContain(drink.saidAs.toLowerCase())
        let rest = [share, differ].join(' ').toLowerCase()
        for (const { id, label } of labels) {
          const mention = new RegExp(String.raw`\b${label}\b`, 'g')
          if (!own.has(id)) expect(rest).not.toMatch(mention)
          rest = rest.replace(mention, '')
        }
      }),
      { numRuns: 400 },
    )
  })

  test('are 60 to 90, in two paragraphs', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { result } = compose(cigar, drink)
        expect(result.split('\n\n')).toHaveLength(2)
        // Only a pair that no rule would choose, of a long name and a long recipe, may have more.
        expect(countWords([result])).toBeGreaterThanOrEqual(60)
        expect(countWords([result])).toBeLessThanOrEqual(93)
      }),
      { numRuns: 400 },
    )
  })
})

describe('The first sentences', () => {
  test('tell the country and the weight of a cigar of the catalogue, and its leaf where it is known', () => {
    for (const cigar of cigars.filter((_, place) => place % 20 === 0)) {
      const [facts] = compose(profileOf(cigar, undefined, []), drinks[0]!).result.split('\n\n')
      expect(facts).toMatch(/mild|medium|full/i)
      if (cigar.country === 'Cuba') expect(facts).toMatch(/Cuba|Havana/)
    }
  })

  test('say of any other cigar that this is a guess, and tell a size and a smoking time only if the size was typed', () => {
    for (const cigar of [...makers, ...byWords]) {
      const { result } = compose(cigar, drinks[0]!)
      expect(result).toMatch(
        /line I don't|don't know|isn't on my list|can't find|not that line|guess|usual|Going by|I'd need|typical|as a rule/i,
      )
      expect(result).not.toMatch(/unlisted/i)
      if (!cigar.isSizeTyped) expect(result).not.toMatch(/\bhour\b|robusto|toro/i)
    }
  })
})

describe('The reasons', () => {
  test('hold what their names say, and nothing where the pair has nothing', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { why, share, differ, weight } = compose(cigar, drink)
        const shared = sharedNotes(cigar.notes, drink.notes).filter(note => note !== 'smoke')
        const complements = complementsOf(cigar.notes, drink.notes).filter(complement =>
          isContrast(complement, { cigar, drink }),
        )
        expect(share !== null).toBe(shared.length > 0)
        expect(differ !== null).toBe(complements.length > 0)
        const names = (text: string, note: string) =>
          [labelOf(note), reasonFlavor(labelOf(note))].some(flavor => text.toLowerCase().includes(flavor))
        if (share) expect(shared.some(note => names(share, note))).toBe(true)
        if (differ)
          expect(
            complements.some(
              ({ cigarNote, drinkNote }) => names(differ, drinkNote) || names(differ, cigarNote),
            ),
          ).toBe(true)
        expect(weight).not.toBe('')
        expect(why).not.toBe('')
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
      expect(balanceOf({ cigar, drink: { ...drinks[0]!, weight } })).toBe(balance)
    },
  )
})

describe('Thirds', () => {
  const cigar = { ...profileOf(cigars[0]!, undefined, []), strength: 3 } as const
  const drink = { ...drinks.find(({ family }) => family === 'bourbon')!, proof: 90, sweetness: 1 }

  test('are told only where a published review tells them apart', () => {
    expect(compose({ ...cigar, thirds: undefined }, drink).thirds).toEqual([])
    const told = compose({ ...cigar, thirds: [['cedar', 'cream'], ['leather'], ['black-pepper']] }, drink)
    expect(told.thirds).toEqual(['cedar and cream', 'leather', 'black pepper'])
  })
})

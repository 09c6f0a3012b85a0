import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { answeringNotes } from './flavour.rules.ts'
import { inferFromBrand, inferProfile } from './inferred-profile.rules.ts'
import { type CigarProfile, profileOf } from './profile.rules.ts'
import { type Pair, scorePair } from './scoring.rules.ts'
import { describeCigar, detailCigar, verdictOf, type Wording, wordPair } from './words.rules.ts'

const catalogue = openHouseCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const { cigars, drinks, brands, notesById, familyOf, labelOf } = catalogue
const makers = brands
  .map(({ brand }) => inferFromBrand(brand, cigars))
  .filter(profile => profile !== undefined)
const byWords = ['candela toro', 'maduro 6x60', 'a mild cigar', 'broadleaf', 'nicaraguan corojo robusto'].map(
  text => inferProfile(catalogue.recognise(text, 1).words)!,
)
const anyProfile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...cigars).map(cigar => profileOf(cigar, undefined, [])) },
  { weight: 1, arbitrary: fc.constantFrom(...makers) },
  { weight: 1, arbitrary: fc.constantFrom(...byWords) },
)
const anyPair = fc.record({ cigar: anyProfile, drink: fc.constantFrom(...drinks) })

function word(cigar: CigarProfile, drink: Pair['drink']): Wording {
  const pair: Pair = { cigar, drink, familyOf, labelOf }
  return wordPair(pair, scorePair(pair))
}

/** What is said of this taste: without the names of the two, and without the sayings that explain a reply. */
function saidOfTaste(cigar: CigarProfile, drink: Pair['drink']): string {
  const { share, differ, thirds } = word(cigar, drink)
  const sayings = answeringNotes(cigar.notes, drink.notes).map(reply => reply.how)
  return [...sayings, cigar.line.toLowerCase(), drink.name.toLowerCase()].reduce(
    (text, saying) => text.replaceAll(saying, '…'),
    [share, differ, ...thirds].join(' ').toLowerCase().replace('smoke alone', '…'),
  )
}

const proseOf = ({ share, differ, weight, thirds, caution, result }: Wording) =>
  [share, differ, weight, ...thirds, caution, ...result.split('\n\n')].filter(text => text !== null)

describe('The words of any pair', () => {
  test('name only notes that the cigar or the drink has', () => {
    const labels = [...notesById.values()].sort((a, b) => b.label.length - a.label.length)
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const own = new Set([...cigar.notes, ...drink.notes])
        let said = saidOfTaste(cigar, drink)
        for (const { id, label } of labels) {
          const mention = new RegExp(`\\b${label.toLowerCase()}\\b`, 'g')
          if (!own.has(id)) expect(said).not.toMatch(mention)
          said = said.replace(mention, '')
        }
      }),
      { numRuns: 300 },
    )
  })

  test('are whole sentences without gaps, leftovers of code or shouting', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        for (const text of proseOf(word(cigar, drink))) {
          expect(text).toMatch(/^[\p{Lu}\d“"]/u)
          expect(text).toMatch(/[.?]['’"”]?$/)
          expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}| [.,:;]|\.\.|,\.|!|—|\b[Tt]he the\b/)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('are the same each time, and all of them are in the text that is read aloud', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const wording = word(cigar, drink)
        expect(word(cigar, drink)).toEqual(wording)
        const { share, differ, weight, thirds, caution, result } = wording
        for (const part of [share, differ, weight, ...thirds, caution ?? '', drink.name, drink.sentence])
          expect(result).toContain(part)
      }),
      { numRuns: 300 },
    )
  })

  test('call a catalogue cigar by its name and never an unknown one as if it were known', () => {
    fc.assert(
      fc.property(anyPair, ({ cigar, drink }) => {
        const { result } = word(cigar, drink)
        if (!cigar.isInferred) expect(result).toContain(cigarName(cigar))
        else
          expect(result).toMatch(/^We (do not have that one on our list|know .+, though not that line), so/)
      }),
    )
  })
})

test('Every drink and every line can stand in any of the openings', () => {
  for (const [at, drink] of drinks.entries())
    for (const cigar of [makers[0]!, byWords[0]!, profileOf(cigars[at]!, undefined, [])])
      expect(word(cigar, drink).result.split('\n\n')[0]).not.toMatch(/\.\.|\.,| {2}/)
})

test('A strong drink and a strong peat come with a word of caution', () => {
  const [cigar] = cigars.map(each => profileOf(each, undefined, []))
  for (const drink of drinks) {
    const { caution } = word(cigar!, drink)
    if (drink.kind === 'spirit' && drink.proof > 110) expect(caution).toContain(`${drink.proof} proof`)
    else if (drink.smoke >= 3) expect(caution).toContain('peat')
  }
})

test('The verdict grows with the score', () => {
  expect([100, 85, 84, 74, 73, 60, 59, 0].map(verdictOf)).toEqual([
    'A close match',
    'A close match',
    'A good match',
    'A good match',
    'A fair match',
    'A fair match',
    'An honest compromise',
    'An honest compromise',
  ])
})

test('What a cigar is gets told by its size, its leaf and its time', () => {
  const [toro, unknown] = [
    profileOf(catalogue.cigarsById.get('1502-emerald')!, { lengthInches: 6, ringGauge: 52 }, []),
    byWords[1]!,
  ]
  expect(describeCigar(toro)).toBe('Toro, 6 × 52, Ecuadorian Corojo, rolled in Nicaragua')
  expect(detailCigar(toro)).toBe('Medium body. About 70 minutes.')
  expect(describeCigar(unknown)).toBe('6 × 60, maduro, as far as its name tells')
})

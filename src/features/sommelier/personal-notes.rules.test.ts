import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BarLevel, barLevels } from '#features/bar/bar.contract.ts'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Pair } from '#features/pairing/engine/pair.rules.ts'
import { profileOf } from '#features/pairing/engine/profile.rules.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { learnTaste, noTaste, type Taste } from '#features/taste/taste.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { type NotesContext, writeCuratedNotes, writePersonalNotes } from './personal-notes.rules.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)
const { cigars, drinks } = catalogue
const named = (name: string) => drinks.find(drink => drink.name === name)!
const pairOf = (cigarId: string, drink: Drink): Pair => ({
  ...catalogue,
  cigar: profileOf(catalogue.cigarsById.get(cigarId)!, undefined, []),
  drink,
})
const lagavulin = named('Lagavulin 16 Year')
const full = pairOf('padron-1964-anniversary', lagavulin)
const write = (pair: Pair, context: Partial<NotesContext>) =>
  writePersonalNotes(pair, { taste: unrated, bar: new Map(), ...context }, 'The description.', phrasebook)
const paragraphs = (notes: string) => notes.split('\n\n')

const unrated: Taste = { isOn: true, ratings: 0, leanings: [] }
const learn = (rated: readonly Drink[], rating: number): Taste => ({
  isOn: true,
  ...learnTaste(rated.map(drink => ({ cigar: undefined, drink, rating }))),
})
const peated = drinks.filter(({ smoke }) => smoke >= 4).slice(0, 4)

const anyContext = fc.record({
  taste: fc
    .array(
      fc.record({
        cigar: fc.constantFrom(...cigars),
        drink: fc.constantFrom(...drinks),
        rating: fc.integer({ min: 1, max: 5 }),
      }),
    )
    .map((rated): Taste => ({ isOn: true, ...learnTaste(rated) })),
  bar: fc
    .array(fc.tuple(fc.constantFrom(...drinks), fc.constantFrom<BarLevel>(...barLevels)))
    .map(bottles => new Map(bottles)),
})
const anyPair = fc
  .tuple(fc.constantFrom(...cigars), fc.constantFrom(...drinks))
  .map(([cigar, drink]) => pairOf(cigar.id, drink))

describe('Personal notes', () => {
  test('are three paragraphs of whole sentences for any member, and deterministic', () => {
    fc.assert(
      fc.property(anyPair, anyContext, (pair, context) => {
        fc.pre(context.taste.ratings > 0 || context.bar.size > 0)
        const notes = write(pair, context)
        expect(paragraphs(notes)).toHaveLength(3)
        for (const paragraph of paragraphs(notes)) {
          expect(paragraph).toMatch(/^[\p{Lu}\d].*\.$/u)
          expect(paragraph).not.toMatch(/[{}!]|undefined|NaN| {2}|\.\.|\bno The\b/)
        }
        expect(write(pair, context)).toBe(notes)
      }),
      { numRuns: 400 },
    )
  })

  test('name what in the member’s taste is for or against the pair, with its points', () => {
    const [against] = paragraphs(write(full, { taste: learn(peated, 1) }))
    expect(against).toMatch(/you rated peat low\b/i)
    expect(against).toContain('three points')
    const [liked] = paragraphs(write(full, { taste: learn(peated, 5) }))
    expect(liked).toMatch(/you rated peat high\b/i)
    expect(liked).toContain('three points')
  })

  test('say that no rating affects the pair, or that there are none yet', () => {
    const [elsewhere] = paragraphs(write(full, { taste: learn([named('Espresso'), named('Cortado')], 5) }))
    expect(elsewhere).toMatch(/ratings|rated/)
    expect(elsewhere).not.toMatch(/You rated/)
    const [none] = paragraphs(write(full, { bar: new Map([[lagavulin, 'full']]) }))
    expect(none).toMatch(/haven't rated|stars|no ratings/)
  })

  test('never say that a member who switched their taste off has no ratings', () => {
    const bar = new Map([[lagavulin, 'full' as const]])
    for (const { id } of cigars.slice(0, 20)) {
      const pair = pairOf(id, lagavulin)
      const texts = [write(pair, { taste: noTaste, bar }), write(pair, { taste: noTaste })]
      for (const notes of texts) {
        expect(paragraphs(notes)[0]).toMatch(
          /left out|kept your ratings out|leave your ratings out|Without your ratings/,
        )
        expect(notes).not.toMatch(/haven't rated|no ratings|know your taste/)
      }
    }
  })

  test('say whether the drink is in the bar, and how much is left', () => {
    const barOf = (level: BarLevel) => paragraphs(write(full, { bar: new Map([[lagavulin, level]]) }))[1]!
    expect(barOf('full')).toMatch(/plenty|nearly full/)
    expect(barOf('half')).toMatch(/half/)
    expect(barOf('low')).toMatch(/not much|low|a little left|not to many more/)
    for (const level of barLevels) expect(barOf(level)).toContain('Lagavulin 16')
  })

  test('name the nearest alternative in the bar: of the same family, or else the best with the cigar', () => {
    const bar = (...names: string[]) => new Map(names.map(name => [named(name), 'full' as const]))
    const smoky = pairOf('toscano-antica-riserva', lagavulin)
    const kin = paragraphs(write(smoky, { bar: bar('Laphroaig 10 Year', 'Espresso', 'Sauternes') }))[1]
    expect(kin).toMatch(/Laphroaig 10.*(family|kin)/)
    const best = paragraphs(write(full, { bar: bar('Santorini Assyrtiko', 'Espresso') }))[1]
    expect(best).toMatch(/espresso/i)
    expect(best).not.toMatch(/family|kin|Assyrtiko/)
  })

  test('omit the article of a drink after "no" and "your"', () => {
    const bar = new Map([[named('Negroni'), 'full' as const]])
    const texts = cigars
      .slice(0, 30)
      .map(({ id }) => paragraphs(write(pairOf(id, named('Margarita')), { bar }))[1]!)
    expect(texts.some(paragraph => paragraph.includes('no margarita'))).toBe(true)
    expect(texts.filter(paragraph => /\b(no|your|own) an? /.test(paragraph))).toEqual([])
  })

  test('suggest no drink rather than a forbidden pair', () => {
    const mild = cigars.find(({ body }) => body === 1)!
    const pair = pairOf(mild.id, named('Espresso'))
    expect(paragraphs(write(pair, { bar: new Map([[lagavulin, 'full']]) }))[1]).not.toContain('Lagavulin')
  })

  test('are an opening sentence and the description if nothing is known about the member', () => {
    const [sentence, ...rest] = paragraphs(write(full, {}))
    expect(sentence).toMatch(/^[A-Z][^.]+\.$/)
    expect(rest).toEqual(['The description.'])
    expect(paragraphs(writeCuratedNotes('The description.', phrasebook))).toHaveLength(2)
    expect(paragraphs(writeCuratedNotes('', phrasebook))).toHaveLength(1)
  })

  test('have two sentences at most on the taste and on the bar', () => {
    fc.assert(
      fc.property(anyPair, anyContext, (pair, context) => {
        fc.pre(context.taste.ratings > 0 || context.bar.size > 0)
        for (const paragraph of paragraphs(write(pair, context)).slice(0, 2))
          expect(paragraph.split(/(?<=[a-z\d]{3}\.) (?=\p{Lu})/u).length, paragraph).toBeLessThanOrEqual(2)
      }),
      { numRuns: 200 },
    )
  })

  test('differ from pair to pair', () => {
    const taste = learn(peated, 5)
    const openings = cigars.slice(0, 40).map(({ id }) => {
      const [first] = paragraphs(write(pairOf(id, lagavulin), { taste }))
      return first!.split('. ')[0]
    })
    expect(new Set(openings).size).toBeGreaterThan(2)
  })
})

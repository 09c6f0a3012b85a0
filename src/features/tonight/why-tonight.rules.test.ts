import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { eveningTimes } from './evening-times.rules.ts'
import { cigarSources, drinkSources, eveningMinutes } from './tonight.contract.ts'
import { explainPick } from './why-tonight.rules.ts'

type Facts = Parameters<typeof explainPick>[0]

const data = join(projectRoot(import.meta.dirname), 'data')
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)

const facts: Facts = {
  cigar: { id: 'a-line' },
  drink: { id: 'a-rum', name: 'Ron Zacapa 23' },
  cigarFrom: 'vault',
  drinkFrom: 'bar',
  minutes: 55,
  stars: 5,
  hasMemory: true,
  time: 60,
  isFirst: true,
}
/** Sentences for many pairs that differ in the id of the cigar only. */
const sentencesFor = (changes: Partial<Facts>) =>
  Array.from({ length: 20 }, (_, index) =>
    explainPick({ ...facts, cigar: { id: `cigar-${index}` }, ...changes }, phrasebook),
  )

describe('Why a pair was picked', () => {
  test('is three whole sentences for any facts', () => {
    for (const cigarFrom of cigarSources)
      for (const drinkFrom of drinkSources)
        for (const time of eveningMinutes)
          for (const stars of [null, 3, 5])
            for (const sentences of sentencesFor({ cigarFrom, drinkFrom, time, stars, minutes: time - 15 })) {
              expect(sentences).toHaveLength(3)
              for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^{}]*\.$/u)
              expect(sentences.join(' ')).not.toMatch(/undefined|null|NaN|!/)
            }
  })

  test('varies from pair to pair, and is deterministic for one', () => {
    for (const index of [0, 1, 2])
      expect(new Set(sentencesFor({}).map(sentences => sentences[index])).size).toBeGreaterThan(1)
    expect(explainPick(facts, phrasebook)).toEqual(explainPick({ ...facts }, phrasebook))
  })

  test('names neither vault nor bar as looked at when the memory is off', () => {
    for (const sentences of sentencesFor({ cigarFrom: 'house', drinkFrom: 'house', hasMemory: false })) {
      expect(sentences[0]).toMatch(/memory setting (is )?off/)
      expect(sentences.join(' ')).not.toMatch(/your bar|vault (?!alone)/)
    }
  })

  test('names the stars, the minutes and the drink', () => {
    for (const [cigar, time, drink] of sentencesFor({ stars: 4 })) {
      expect(cigar).toContain('four stars')
      expect(time).toContain('about 55 minutes')
      expect(drink).toContain('Ron Zacapa 23')
    }
  })

  test('says that the vault has nothing else only after a first pick', () => {
    for (const [cigar] of sentencesFor({ cigarFrom: 'house', isFirst: true }))
      expect(cigar).not.toMatch(/else/)
    for (const [cigar] of sentencesFor({ cigarFrom: 'house', isFirst: false }))
      expect(cigar).toMatch(/nothing else/)
  })

  test('says if the drink is not in the bar or the cigar takes longer than the time', () => {
    for (const [, , drink] of sentencesFor({ drinkFrom: 'house' })) expect(drink).toContain('not in your bar')
    for (const [, time] of sentencesFor({ minutes: 65 }))
      expect(time).toMatch(/a little over|slightly more|a little past|a few more/)
    for (const [, time] of sentencesFor({ minutes: 30, time: 120 }))
      expect(time).toMatch(/well within|leaves you|left over|no rush|comfortably inside/)
  })
})

test('The card offers every time of the contract', () => {
  expect(eveningTimes.map(({ minutes }) => minutes)).toEqual([...eveningMinutes])
})

test('A cigar of the vault is explained by its stars only if it has some', () => {
  const cigarsOf = (changes: Partial<Facts>) => sentencesFor(changes).map(([cigar]) => cigar!.toLowerCase())
  const rated = cigarsOf({ stars: 3 }).map(cigar => cigar.replace('three stars', 'no stars'))
  for (const cigar of cigarsOf({ stars: null })) expect(rated).not.toContain(cigar)
  for (const cigar of cigarsOf({ stars: 1 })) expect(cigar).toContain('one star')
  for (const cigar of cigarsOf({ cigarFrom: 'humidor', stars: 4 })) expect(cigar).not.toContain('four stars')
})

test('A cigar of the humidor is explained by how far it is', () => {
  const cigarsOf = (changes: Partial<Facts>) =>
    sentencesFor({ cigarFrom: 'humidor', ...changes }).map(([cigar]) => cigar!)
  for (const cigar of cigarsOf({ readiness: 'prime' })) expect(cigar).toMatch(/humidor.*best/i)
  for (const cigar of cigarsOf({ readiness: 'ready' })) expect(cigar).toMatch(/humidor.*(ready|rested)/i)
  for (const cigar of cigarsOf({})) expect(cigar).not.toMatch(/best|ready|rested/)
})

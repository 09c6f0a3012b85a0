import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { readPhrasebook } from '../server/read-phrasebook.ts'
import { createPhrasePicker } from './phrase-picker.rules.ts'
import type { Thirds } from './thirds.rules.ts'
import { joinThirds } from './thirds-paragraph.rules.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = loadCatalogue(data)
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)
/** Always picks the first lead-in. */
const firstLeadIns = new Map([...phrasebook['lead-ins']].map(([key, texts]) => [key, texts.slice(0, 1)]))
const picker = createPhrasePicker({ ...phrasebook, 'lead-ins': firstLeadIns }, 'any pair', {})
const joined = (...thirds: Thirds) => joinThirds(thirds, picker)

describe('The thirds as a paragraph', () => {
  test('have a lead-in as part of their first sentence', () => {
    expect(joined('Cedar is dry. Wait.', 'Push the smoke forward.', 'The hay browns.')).toBe(
      'In the first third, cedar is dry. Wait. In the second third, push the smoke forward. In the last third, the hay browns.',
    )
  })

  test('have no lead-in if they already name their third', () => {
    expect(
      joined(
        'Expect a sting in the first draws.',
        'Cedar runs through the middle of the cigar.',
        'Late cocoa is dry.',
      ),
    ).toBe(
      'Expect a sting in the first draws. In the second third, cedar runs through the middle of the cigar. Late cocoa is dry.',
    )
    expect(joined('A plain beginning.', 'Hay rules in the middle.', 'By now the lips are dry.')).toBe(
      'A plain beginning. Hay rules in the middle. By now the lips are dry.',
    )
  })

  test('are announced in a sentence if they begin with a place or a time', () => {
    expect(joined('On the lips it stings.', 'Here the wood warms.', 'Between draws the pepper fades.')).toBe(
      'First the beginning. On the lips it stings. Then the middle. Here the wood warms. And then the end. Between draws the pepper fades.',
    )
  })
})

test('No sentence about a third begins with a name, which would lose its capital after a lead-in', () => {
  const names = new RegExp(
    `^(${catalogue.cigars
      .map(({ country }) => country)
      .filter(Boolean)
      .join('|')}|Cuban|Nicaraguan|Dominican|Honduran|Mexican|American|English|French|Christmas|Sunday|I)\\b`,
  )
  expect([...phrasebook.thirds.values()].flat().filter(text => names.test(text))).toEqual([])
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { openFreePairings } from './free-pairings.ts'
import { readPhrasebook } from './read-phrasebook.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const freePairings = openFreePairings(catalogue, readPhrasebook(join(data, 'words'), catalogue))

test('Every line of which only the name is known is described by its name and nothing else', () => {
  const names = catalogue.lines.filter(line => !isKnownCigar(line))
  expect(names.length).toBeGreaterThan(100)
  for (const { id, brand, line } of names) {
    const { cigar, score, reasons, thirds } = freePairings.forCigar(id)!
    expect(cigar, id).toMatchObject({ id, brand, line, recognition: 'name-only', size: null, wrapper: null })
    expect([score, reasons, thirds], id).toEqual([null, [], []])
  }
})

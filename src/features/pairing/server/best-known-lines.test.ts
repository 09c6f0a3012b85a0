import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { openFreePairings } from './free-pairings.ts'
import { readPhrasebook } from './read-phrasebook.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const freePairings = openFreePairings(catalogue, readPhrasebook(join(data, 'words'), catalogue))

describe('A maker alone lists its lines, the best known first', () => {
  test.each([
    ['Padron', 'Padrón', '1964 Anniversary'],
    ['Fuente', 'Arturo Fuente', 'Opus X'],
    ['Davidoff', 'Davidoff', 'Winston Churchill'],
    ['oliva robusto', 'Oliva', 'Serie V Melanio'],
  ])('%s', (text, brand, wellKnown) => {
    const { cigar, question, maker } = freePairings.forText(text)
    expect([cigar.brand, question]).toEqual([brand, null])
    expect(maker!.count).toBe(catalogue.lines.filter(line => line.brand === brand).length)
    expect(maker!.lines.length).toBeLessThanOrEqual(8)
    expect(maker!.lines.map(({ name }) => name)).toContain(wellKnown)
    for (const { id, cigar: named } of maker!.lines) {
      expect(catalogue.linesById.get(id)?.brand).toBe(brand)
      expect(freePairings.forText(named).cigar.id, named).toBe(id)
    }
  })
})

test.each([
  'Padron 1964 Anniversary',
  'Lagavulin 16',
  'a mild Connecticut',
  'Padron 1964 and Wild Turkey 101',
])('The answer for a line, a bottle or words has no lines of a maker: %s', text => {
  expect(freePairings.forText(text).maker).toBeUndefined()
})

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataFolder } from '#test/catalogue.ts'
import { library } from '#test/library.ts'
import { loadFindableSections } from './load-library.ts'
import { openSectionFinder, type SectionFinder } from './open-section-finder.ts'

type Section = ReturnType<typeof loadFindableSections>[number]

let finder: SectionFinder<Section>
beforeAll(() => {
  finder = openSectionFinder(loadFindableSections(join(dataFolder, 'articles'), library))
})

const bestFor = (question: string) =>
  finder
    .find(question)
    .slice(0, 3)
    .map(({ section: { slug, id } }) => `${slug}/${id}`)

describe('A question finds the section that answers it', () => {
  test.each([
    ['by the words of its heading', 'How do I freeze cigars against beetles?', 'beetles-and-freezing/freeze'],
    ['by a symptom instead of a term', 'my cigar burns down one side only', 'canoeing-and-tunneling/canoe'],
    ['misspelled', 'wich end of a sigar do i cutt', 'parts-of-a-cigar/head-and-foot'],
    ['with no word that is known', 'hygromter calibrashun', 'calibrating-a-hygrometer/salt-test'],
    ['with accents and capitals', 'PURÓ?? what does that MEAN', 'what-puro-means/puro'],
  ])('%s', (_, question, section) => {
    expect(bestFor(question)).toContain(section)
  })
})

test('What is found is ordered by its score, and each section is there once', () => {
  const found = finder.find('how long does a cigar keep without a humidor')
  const scores = found.map(({ score }) => score)
  expect(scores).toEqual([...scores].sort((one, other) => other - one))
  expect(new Set(found.map(({ section }) => section)).size).toBe(found.length)
  expect(found.length).toBeGreaterThan(3)
})

test.each(['', '   ', '?!', '🙂🙂', 'ﷺ', '\u0000', 'x'.repeat(20_000)])(
  'A text without a known word finds nothing: %j',
  text => {
    expect(finder.find(text)).toEqual([])
  },
)

test('Each kind of evidence lies between nothing and all', () => {
  for (const { evidence } of finder.findEvidence('Does a maduro taste sweeter than a natural wrapper?'))
    for (const value of Object.values(evidence)) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1.000_001)
    }
})

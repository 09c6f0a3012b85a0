import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { tokenizeCigarText } from '#features/catalogue/words/tokenize-cigar-text.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { inferDefaultCigar } from '../engine/default-cigar.rules.ts'
import { inferProfile } from '../engine/inferred-profile.rules.ts'
import { profileOf } from '../engine/profile.rules.ts'
import { cigarDetail, describeCigar, verdictText } from './recommendation-labels.rules.ts'

const catalogue = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))

test('The verdict grows with the score', () => {
  expect([100, 82, 81, 70, 69, 58, 57, 0].map(verdictText)).toEqual([
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

test('A cigar is described by size, wrapper, country and smoking time', () => {
  const [toro, unknown] = [
    profileOf(catalogue.cigarsById.get('villiger-1888-nicaragua')!, { lengthInches: 6, ringGauge: 52 }, []),
    inferProfile(tokenizeCigarText('maduro 6x60'))!,
  ]
  expect(describeCigar(toro)).toBe('Toro, 6 × 52, Ecuadorian Sumatra, rolled in Nicaragua')
  expect(cigarDetail(toro)).toBe('Medium to full body. About 70 minutes.')
  expect(describeCigar(unknown)).toBe('6 × 60, maduro, judging by its name')
})

test('A size that was not typed is neither told nor timed', () => {
  const mild = inferProfile(tokenizeCigarText('mild connecticut'))!
  expect(describeCigar(mild)).toBe('Connecticut shade, judging by its name')
  expect(cigarDetail(mild)).toBe('Mild body.')
})

test('Of a cigar that is only inferred nothing is told but what was typed', () => {
  expect(describeCigar(inferDefaultCigar('CAO', catalogue.cigars)!)).toBe('The usual cigar of this maker')
  expect(describeCigar(inferProfile(tokenizeCigarText('something mild for golf'))!)).toBe(
    'Wrapper and size not named',
  )
})

import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { cigarDetail, describeCigar } from '../wording/wording.rules.ts'
import { flavorShapeOf, sharedNotes } from './flavor.rules.ts'
import { drawingOf, profileOf } from './profile.rules.ts'

const { cigarsById, notesById } = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const nicaragua = cigarsById.get('villiger-1888-nicaragua')!
const anyNotes = fc.uniqueArray(fc.constantFrom(...notesById.keys()), { minLength: 1, maxLength: 6 })
const familyOf = (note: string) => notesById.get(note)!.family

test('A robusto burns for about 55 minutes, a short one for half an hour, a Churchill for well over an hour', () => {
  expect(minutesOf({ lengthInches: 5, ringGauge: 50 })).toBe(55)
  expect(minutesOf({ lengthInches: 4, ringGauge: 42 })).toBe(35)
  expect(minutesOf({ lengthInches: 7, ringGauge: 48 })).toBe(75)
})

test('A longer or a thicker cigar never burns for less time', () => {
  const size = fc.record({
    lengthInches: fc.integer({ min: 3, max: 9 }),
    ringGauge: fc.integer({ min: 20, max: 75 }),
  })
  fc.assert(
    fc.property(size, ({ lengthInches, ringGauge }) => {
      const minutes = minutesOf({ lengthInches, ringGauge })
      expect(minutesOf({ lengthInches: lengthInches + 1, ringGauge })).toBeGreaterThanOrEqual(minutes)
      expect(minutesOf({ lengthInches, ringGauge: ringGauge + 4 })).toBeGreaterThanOrEqual(minutes)
      expect(minutes % 5).toBe(0)
    }),
  )
})

test('Without a size it is the default vitola', () => {
  expect(profileOf(nicaragua, undefined, []).vitola.name).toBe('Robusto')
})

test('A line without sizes is paired as a typical one, and neither size nor minutes are told', () => {
  const unsized = profileOf({ ...nicaragua, vitolas: [] }, undefined, [])
  expect([unsized.vitola.name, unsized.minutes, unsized.unlistedSize]).toEqual(['', 60, ''])
  expect(cigarDetail(unsized)).toBe('Medium to full body.')
  expect(describeCigar(unsized)).toBe('Ecuadorian Sumatra, rolled in Nicaragua')
  const typed = profileOf({ ...nicaragua, vitolas: [] }, { lengthInches: 6, ringGauge: 52 }, [])
  expect([typed.vitola.ringGauge, typed.unlistedSize]).toEqual([52, undefined])
})

test('A named vitola is selected', () => {
  expect(profileOf(nicaragua, undefined, ['villiger', '1888', 'torpedo']).vitola).toMatchObject({
    name: 'Torpedo',
    shape: 'torpedo',
  })
})

test('A typed size selects the vitola of that size, or else an unnamed one', () => {
  expect(profileOf(nicaragua, { lengthInches: 6, ringGauge: 52 }, []).vitola.name).toBe('Toro')
  expect(profileOf(nicaragua, { lengthInches: 4, ringGauge: 60 }, []).vitola).toEqual({
    name: '',
    lengthInches: 4,
    ringGauge: 60,
    shape: 'parejo',
  })
})

test('A size with a named shape selects the vitola with both', () => {
  const torpedo = profileOf(nicaragua, { lengthInches: 6, ringGauge: 52 }, ['villiger', '1888', 'torpedo'])
  expect(drawingOf(torpedo).shape).toBe('torpedo')
})

test('The radar has eight values between 0 and 1, none of them 0', () => {
  fc.assert(
    fc.property(anyNotes, fc.double({ min: 0, max: 0.4, noNaN: true }), (notes, extra) => {
      const shape = flavorShapeOf(notes, familyOf, { earth: extra, sweet: extra })
      expect(shape).toHaveLength(8)
      expect(shape.every(value => value > 0 && value < 1)).toBe(true)
    }),
  )
})

test('Sharing notes is symmetric', () => {
  fc.assert(
    fc.property(anyNotes, anyNotes, (a, b) => {
      const shared = sharedNotes(a, b)
      expect([...shared].sort()).toEqual(a.filter(note => b.includes(note)).sort())
      expect([...sharedNotes(b, a)].sort()).toEqual([...shared].sort())
    }),
  )
})

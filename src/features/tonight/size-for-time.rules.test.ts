import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { catalogue } from '#test/catalogue.ts'
import { sizeForTime } from './size-for-time.rules.ts'
import { eveningMinutes } from './tonight.contract.ts'

const { cigars, cigarsById } = catalogue
const [anyCigar] = cigars

const vitola = (lengthInches: number, ringGauge: number) =>
  ({ name: 'Any', lengthInches, ringGauge, shape: 'parejo' }) as const
const cigarWith = (...vitolas: ReturnType<typeof vitola>[]) => ({ ...anyCigar!, vitolas })

test('The size is the longest that fits the time, within five minutes of grace', () => {
  const anyTime = fc.constantFrom(...eveningMinutes)
  fc.assert(
    fc.property(fc.constantFrom(...cigars), anyTime, (cigar, minutes) => {
      const fitting = cigar.vitolas.map(minutesOf).filter(vitolaMinutes => vitolaMinutes <= minutes + 5)
      const profile = sizeForTime(cigar, minutes)
      expect(profile?.minutes).toBe(fitting.length > 0 ? Math.max(...fitting) : undefined)
      if (profile) expect(cigar.vitolas).toContain(profile.vitola)
    }),
    { numRuns: 300 },
  )
})

test('A cigar whose every size takes longer has none for the time', () => {
  const churchill = vitola(7, 48)
  expect(minutesOf(churchill)).toBe(75)
  expect(sizeForTime(cigarWith(churchill), 60)).toBeUndefined()
  expect(sizeForTime(cigarWith(churchill, vitola(4, 42)), 60)?.vitola.lengthInches).toBe(4)
  expect(sizeForTime(cigarWith(churchill), 90)?.minutes).toBe(75)
})

test('Only the size differs from the catalogue', () => {
  const padron = cigarsById.get('padron-1964-anniversary')!
  const [short, long] = [sizeForTime(padron, 45)!, sizeForTime(padron, 120)!]
  expect(short).toMatchObject({ id: padron.id, brand: padron.brand, body: padron.body, notes: padron.notes })
  expect(short.minutes).toBeLessThan(long.minutes)
})

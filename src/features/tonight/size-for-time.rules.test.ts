import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { minutesOf } from '#features/pairing/profile.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { sizeForTime } from './size-for-time.rules.ts'
import { eveningMinutes } from './tonight.contract.ts'

const { cigars, cigarsById } = openHouseCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const [line] = cigars

const vitola = (lengthInches: number, ringGauge: number) =>
  ({ name: 'Any', lengthInches, ringGauge, shape: 'parejo' }) as const
const lineOf = (...vitolas: ReturnType<typeof vitola>[]) => ({ ...line!, vitolas })

test('The size is the longest of the line that is smoked in the time, five minutes more at most', () => {
  const anyTime = fc.constantFrom(...eveningMinutes)
  fc.assert(
    fc.property(fc.constantFrom(...cigars), anyTime, (cigar, minutes) => {
      const fitting = cigar.vitolas.map(minutesOf).filter(each => each <= minutes + 5)
      const found = sizeForTime(cigar, minutes)
      expect(found?.minutes).toBe(fitting.length > 0 ? Math.max(...fitting) : undefined)
      if (found) expect(cigar.vitolas).toContain(found.vitola)
    }),
    { numRuns: 300 },
  )
})

test('A line of which every size takes longer has none for the time', () => {
  const churchill = vitola(7, 48)
  expect(minutesOf(churchill)).toBe(75)
  expect(sizeForTime(lineOf(churchill), 60)).toBeUndefined()
  expect(sizeForTime(lineOf(churchill, vitola(4, 42)), 60)?.vitola.lengthInches).toBe(4)
  expect(sizeForTime(lineOf(churchill), 90)?.minutes).toBe(75)
})

test('It is the line that everybody knows, in another size', () => {
  const padron = cigarsById.get('padron-1964-anniversary')!
  const [short, long] = [sizeForTime(padron, 45)!, sizeForTime(padron, 120)!]
  expect(short).toMatchObject({ id: padron.id, brand: padron.brand, body: padron.body, notes: padron.notes })
  expect(short.minutes).toBeLessThan(long.minutes)
})

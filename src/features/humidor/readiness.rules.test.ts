import { expect, test } from 'vitest'
import type { Degree } from '#features/catalogue/catalogue.contract.ts'
import {
  type AgedCigar,
  daysBetween,
  defaultRules,
  readinessOn,
  readinessStates,
  restsUntil,
  ruleOf,
} from './readiness.rules.ts'

const cigar = (fields: Partial<AgedCigar> = {}): AgedCigar => ({
  strength: 3,
  shade: 'colorado',
  purchasedOn: '2026-01-01',
  agingUntil: null,
  ...fields,
})
const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(`${start}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('A medium cigar rests three weeks, is ready, and is at its best from half a year to three years', () => {
  const stateAfter = (days: number) => readinessOn(dayAfter('2026-01-01', days), cigar())?.state
  expect([0, 20, 21, 179, 180, 1094, 1095].map(stateAfter)).toEqual([
    'resting',
    'resting',
    'ready',
    'ready',
    'prime',
    'prime',
    'past',
  ])
})

test('A day that the member has set comes before the rule, and the day itself is the end of the rest', () => {
  const aged = cigar({ agingUntil: '2027-06-01' })
  expect(readinessOn('2027-05-31', aged)?.state).toBe('resting')
  expect(readinessOn('2027-06-01', aged)?.state).toBe('prime')
  expect(readinessOn('2027-05-31', { ...aged, purchasedOn: null })?.state).toBe('resting')
})

test('Without a day of purchase nothing is said', () => {
  expect(readinessOn('2026-11-26', cigar({ purchasedOn: null }))).toBeUndefined()
})

test('Candela keeps a year, an unknown strength counts as medium, and own rules apply', () => {
  expect(ruleOf({ strength: 2, shade: 'candela' }).primeUntilDays).toBe(365)
  expect(ruleOf({ strength: null, shade: null })).toEqual(defaultRules[3])
  const own = { ...defaultRules, 3: { restDays: 1, primeFromDays: 2, primeUntilDays: 3 } }
  expect(readinessOn('2026-01-03', cigar(), own)?.state).toBe('prime')
})

test('Stronger cigars never rest shorter nor keep shorter, and no cigar gets younger', () => {
  for (const strength of [1, 2, 3, 4] as Degree[]) {
    const [milder, stronger] = [defaultRules[strength], defaultRules[(strength + 1) as Degree]]
    for (const field of ['restDays', 'primeFromDays', 'primeUntilDays'] as const)
      expect(stronger[field]).toBeGreaterThanOrEqual(milder[field])
  }
  for (const shade of ['candela', 'maduro', null] as const)
    for (const strength of [null, 1, 2, 3, 4, 5]) {
      const states = Array.from({ length: 2_200 }, (_, days) =>
        readinessStates.indexOf(
          readinessOn(dayAfter('2020-02-28', days), cigar({ strength, shade, purchasedOn: '2020-02-28' }))!
            .state,
        ),
      )
      expect(states.every((state, index) => index === 0 || state >= states[index - 1]!)).toBe(true)
    }
})

test('A day lasts a day on the nights when the clocks change', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
})

test('It rests until the rule and the member’s own day are over, whichever is later', () => {
  const restsUntilOf = (changes: Partial<AgedCigar>) => restsUntil(cigar({ strength: 3, ...changes }))
  expect(restsUntilOf({ purchasedOn: '2026-02-20', agingUntil: null })).toBe('2026-03-13')
  expect(restsUntilOf({ purchasedOn: '2026-02-20', agingUntil: '2026-06-01' })).toBe('2026-06-01')
  expect(restsUntilOf({ purchasedOn: null, agingUntil: '2026-06-01' })).toBe('2026-06-01')
  expect(restsUntilOf({ purchasedOn: null, agingUntil: null })).toBeNull()
})

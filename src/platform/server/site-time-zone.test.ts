import { afterAll, expect, test } from 'vitest'
import { setSiteTimeZone, siteTimeZone } from './site-time-zone.ts'

const before = process.env.TZ
afterAll(() => setSiteTimeZone(process.env, before))

test('The site keeps its days in the zone that was set, and again in that of the machine', () => {
  setSiteTimeZone(process.env, undefined)
  const ofMachine = siteTimeZone()
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    setSiteTimeZone(process.env, zone)
    expect(siteTimeZone()).toBe(zone)
  }
  expect(new Date('2027-06-26T12:00Z').getDate()).toBe(27)
  setSiteTimeZone(process.env, undefined)
  expect(siteTimeZone()).toBe(ofMachine)
})

import { expect, test } from 'vitest'
import type { HealthCheck } from '../desk.contract.ts'
import { summaryOf } from './health-query.ts'

const check = (title: string, state: HealthCheck['state']): HealthCheck => ({
  id: title,
  title,
  state,
  finding: '',
  advice: null,
})

test('The headline is the state of the lounge', () => {
  expect(summaryOf([check('Mail', 'good')])).toBe('All is well.')
  expect(summaryOf([check('Mail', 'attention')])).toBe('All runs. Mail needs a look.')
  expect(summaryOf([check('Sensors', 'attention')])).toBe('All runs. Sensors need a look.')
  expect(summaryOf(['Mail', 'Sensors', 'Last backup'].map(title => check(title, 'attention')))).toBe(
    'All runs. Mail, sensors and last backup need a look.',
  )
  expect(summaryOf([check('Certificate', 'trouble'), check('Mail', 'attention')])).toBe(
    'Certificate is in trouble.',
  )
  expect(summaryOf([check('Background jobs', 'trouble')])).toBe('Background jobs are in trouble.')
})

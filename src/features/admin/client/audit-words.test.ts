import { expect, test } from 'vitest'
import { actionWords, detailsInWords } from './audit-words.ts'

test('An entry says its details in words, and leaves out what is empty', () => {
  expect(detailsInWords({ partySize: 2, paid_until: '2027-01-09', note: '', duties: [] })).toBe(
    'party size: 2; paid until: 2027-01-09',
  )
  expect(detailsInWords({ role: 'staff', duties: ['door', 'host'] })).toBe('role: staff; duties: door, host')
  const events = ['019f0000-0000-7000-8000-0000000000aa', '019f0000-0000-7000-8000-0000000000ab']
  expect(detailsInWords({ scope: 'all', events })).toBe('scope: all; events: 2')
})

test('An action without words of its own is shown as it is stored', () => {
  expect(actionWords('ticket.check-in')).toBe('Checked guests in')
  expect(actionWords('lamp.light')).toBe('lamp.light')
})

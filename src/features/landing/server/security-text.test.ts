import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

test('security.txt has the fields of RFC 9116 and expires within a year', () => {
  const text = securityText(
    'https://lounge.example',
    'safety@lounge.example',
    new Date('2026-11-22T18:00:00Z'),
  )
  expect(text.split('\n')).toEqual([
    'Contact: mailto:safety@lounge.example',
    'Expires: 2027-05-21T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://lounge.example/.well-known/security.txt',
    '',
  ])
})

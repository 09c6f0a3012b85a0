import { expect, test } from 'vitest'
import { initialsOf, memberName } from './member-name.ts'

test.each([
  ['Marcus Webb', 'MW'],
  ['Marcus van der Berg', 'MB'],
  ['Élodie', 'É'],
  ['grace.hopper@lounge.example', 'GH'],
  ['ada@lounge.example', 'A'],
  ['🥃 (the barman)', 'B'],
  ['🥃', '·'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a member without a name is called by the email address', () => {
  const profile = {
    id: '1',
    full_name: ' ',
    address: '',
    avatar_url: null,
    membership_tier: 'vip',
    paid_until: null,
    created_at: '',
  } as const
  expect(memberName({ profile, email: 'ada@lounge.example' })).toBe('ada@lounge.example')
  expect(memberName({ profile: { ...profile, full_name: 'Ada' }, email: 'ada@lounge.example' })).toBe('Ada')
})

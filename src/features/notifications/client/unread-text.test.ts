import { expect, test } from 'vitest'
import { bellLabel, unreadText } from './unread-text.ts'

test('The bell says how many are unread, and shows two digits at most', () => {
  expect([0, 1, 120].map(bellLabel)).toEqual([
    'Notifications',
    'Notifications, 1 unread',
    'Notifications, 120 unread',
  ])
  expect([1, 99, 100].map(unreadText)).toEqual(['1', '99', '99+'])
})

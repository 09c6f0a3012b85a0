import { expect, test } from 'vitest'
import { type Gift, giftStates } from '../../gifts.contract.ts'
import { giftName, giftState } from './gift-words.ts'

const gift: Gift = {
  id: '1',
  direction: 'given',
  otherName: 'Grace Hopper',
  brand: 'Oliva',
  cigarName: 'Serie V Melanio',
  vitola: null,
  size: null,
  quantity: 2,
  message: null,
  state: 'offered',
  createdAt: '2026-11-26T12:00:00.000Z',
  decidedAt: null,
}

test('A gift says what it is of, and to each member what became of it', () => {
  expect(giftName(gift)).toBe('2 × Oliva Serie V Melanio')
  const words = giftStates.flatMap(state => [
    giftState({ ...gift, state }),
    giftState({ ...gift, state, direction: 'received' }),
  ])
  expect(words).toEqual([
    'Waits for Grace Hopper',
    'From Grace Hopper, for you to decide',
    'Accepted by Grace Hopper',
    'From Grace Hopper, in your humidor',
    'Declined by Grace Hopper, back in your humidor',
    'From Grace Hopper, declined',
    'Taken back before Grace Hopper answered',
    'From Grace Hopper, taken back',
  ])
})

import { expect, test } from 'vitest'
import { lastPickText, momentText, pickWords, removalWords } from './pick-words.ts'

const now = new Date('2026-12-02T20:00:00')
const turns_at = new Date('2026-12-02T23:00:00').toISOString()
const next = { id: '2', title: 'Toro & Rum' }
const pick = {
  id: '1',
  title: 'Roof & Rain',
  slug: 'roof-and-rain',
  cigar_name: 'Roof',
  spirit_name: 'Rain',
  is_featured: true,
  featured_at: new Date('2026-12-01T23:07:00').toISOString(),
  chosen_at: null,
  chosen_until: null,
}
const chosen_at = now.toISOString()

test('The words say since when, how, and what follows', () => {
  expect(pickWords(pick, { next, turns_at }, now)).toBe(
    'Since Tuesday at 11:07 PM. It was its turn. The next turn, Wednesday at 11:00 PM, is that of Toro & Rum.',
  )
  expect(pickWords({ ...pick, chosen_at, chosen_until: turns_at }, { next, turns_at }, now)).toContain(
    'An admin chose it for tonight. The next turn',
  )
  expect(pickWords({ ...pick, chosen_at }, { next, turns_at }, now)).toContain(
    'stays until another one is chosen.',
  )
  expect(pickWords({ ...pick, featured_at: null }, { next: null, turns_at }, now)).toBe(
    'It was its turn. There is no other pairing, so it stays.',
  )
})

test('A moment of a week ago has its date', () => {
  expect(momentText(new Date('2026-11-12T09:30:00').toISOString(), now)).toBe('Nov 12 at 9:30 AM')
})

test('A removal says what follows', () => {
  expect(removalWords({ ...pick, is_featured: false }, next)).not.toContain('tonight’s pick')
  expect(removalWords(pick, next)).toContain('Toro & Rum becomes tonight’s pick at once.')
  expect(removalWords(pick, null)).toContain('there is no pick then')
})

test('A pairing says when it was the pick last', () => {
  expect(lastPickText({ ...pick, featured_at: null })).toBe('Not yet a pick')
  expect(lastPickText(pick)).toMatch(/^Last pick Dec 1/)
})

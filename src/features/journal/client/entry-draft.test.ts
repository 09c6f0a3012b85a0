import { expect, test } from 'vitest'
import type { JournalEntry } from '../journal.contract.ts'
import { changesOf, checkDraft, draftOf, emptyDraft, hasDetails, toNewEntry } from './entry-draft.ts'

const now = new Date('2026-11-24T20:15:00Z')
const entry: JournalEntry = {
  id: '1',
  cigar: 'Oliva Serie V Melanio',
  drink: 'Tawny Port',
  rating: 4,
  notes: 'Cocoa.',
  smokedAt: '2026-11-20T20:00:00.000Z',
  vitola: null,
  thirds: ['Cocoa.', null, null],
  draw: 'easy',
  burn: null,
  appearance: null,
  flavors: ['cocoa'],
  durationMinutes: 62,
  pairingId: null,
  humidorItemId: null,
  photoId: null,
  climate: null,
  createdAt: '2026-11-20T21:00:00.000Z',
  version: 2,
  lineId: null,
  brand: null,
  drawing: null,
}

test('A new entry has three stars, today, and no empty texts', () => {
  const draft = { ...emptyDraft(now), cigar: 'Melanio', notes: 'Cocoa.', drink: '  ' }
  expect(toNewEntry(draft, now)).toMatchObject({
    rating: 3,
    drink: null,
    thirds: [null, null, null],
    smokedAt: now.toISOString(),
  })
  expect(toNewEntry({ ...draft, day: '2026-11-02' }, now).smokedAt).toBe(
    new Date('2026-11-02T12:00:00').toISOString(),
  )
})

test('Name and notes are missed, and a day to come is refused', () => {
  const { cigar, notes, day } = checkDraft({ ...emptyDraft(now), day: '2026-12-24' }, now)
  expect([cigar, notes, day]).toEqual([
    'Please enter a cigar name',
    'Please enter your tasting notes',
    'Please choose today or an earlier day',
  ])
  expect(checkDraft(draftOf(entry), now)).toEqual({})
  expect(checkDraft({ ...draftOf(entry), durationMinutes: 0 }, now)).toHaveProperty('durationMinutes')
})

test('Only what was changed is sent, and never the time of a day that stays', () => {
  expect(changesOf(draftOf(entry), entry)).toEqual({})
  expect(changesOf({ ...draftOf(entry), rating: 5, flavors: [] }, entry)).toEqual({ rating: 5, flavors: [] })
  expect(changesOf({ ...draftOf(entry), drink: '', thirds: ['Cocoa.', 'Oak.', ''] }, entry)).toEqual({
    drink: null,
    thirds: ['Cocoa.', 'Oak.', null],
  })
  expect(Object.keys(changesOf({ ...draftOf(entry), day: '2026-11-01' }, entry))).toEqual(['smokedAt'])
})

test('More than the first fields is noticed', () => {
  expect(hasDetails(emptyDraft(now))).toBe(false)
  expect(hasDetails({ ...emptyDraft(now), cigar: 'Melanio', notes: 'Cocoa.', rating: 5 })).toBe(false)
  expect(hasDetails({ ...emptyDraft(now), thirds: ['', 'Oak.', ''] })).toBe(true)
  expect(hasDetails({ ...emptyDraft(now), flavors: ['cedar'] })).toBe(true)
  expect(hasDetails({ ...emptyDraft(now), durationMinutes: 40 })).toBe(true)
})

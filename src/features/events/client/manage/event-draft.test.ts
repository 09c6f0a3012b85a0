import { expect, test } from 'vitest'
import type { ManagedEvent } from '../../managed-events.contract.ts'
import { changesOf, copyOf, draftOf, emptyDraft, timesOf, toNewEvent } from './event-draft.ts'

const event: ManagedEvent = {
  id: '01900000-0000-7000-8000-000000000000',
  title: 'Three rums',
  description: null,
  location: 'The back room',
  start_time: '2027-10-28T23:00:00.000Z',
  end_time: '2027-10-29T04:30:00.000Z',
  rsvp_link: null,
  is_sample: false,
  time_zone: 'America/New_York',
  capacity: 20,
  cancelled_at: null,
  series_id: null,
  version: 3,
  cover_id: '01900000-0000-7000-8000-00000000000c',
  cover_text: 'The hall',
  going: 0,
  waiting: 0,
  arrived: 0,
  walk_ins: 0,
}

test('The form shows the times of the place, and sends nothing that was not changed', () => {
  const draft = draftOf(event)
  expect(draft).toMatchObject({ day: '2027-10-28', from: '19:00', until: '00:30' })
  expect(changesOf(draft, event)).toEqual({})
  expect(changesOf({ ...draft, day: '2027-10-29' }, event)).toEqual({ start_time: '2027-10-29T19:00' })
  expect(changesOf({ ...draft, from: '20:00', capacity: null }, event)).toEqual({
    start_time: '2027-10-28T20:00',
    end_time: '2027-10-29T00:30',
    capacity: null,
  })
  expect(changesOf({ ...draft, coverId: null, coverText: '' }, event)).toEqual({
    cover_id: null,
    cover_text: '',
  })
})

test('A copy is a week later at the same clock time, and never in the past', () => {
  expect(copyOf(event, Date.parse('2027-10-01T00:00Z')).day).toBe('2027-11-04')
  expect(copyOf(event, Date.parse('2027-12-01T00:00Z'))).toMatchObject({ day: '2027-12-02', from: '19:00' })
})

test('A copy has the same picture', () => {
  expect(toNewEvent(copyOf(event, 0))).toMatchObject({
    cover_id: '01900000-0000-7000-8000-00000000000c',
    cover_text: 'The hall',
  })
})

test('A new event of the form is one of the contract, with its weeks', () => {
  const draft = { ...emptyDraft('UTC'), title: 'Port', day: '2027-10-21', repeats: true, weeks: 3 }
  expect(toNewEvent(draft)).toMatchObject({
    start_time: '2027-10-21T19:00',
    end_time: '2027-10-21T22:00',
    time_zone: 'UTC',
    repeats: { every: 'week', count: 3 },
  })
  expect(timesOf(draft)?.map(({ start }) => start.toISOString().slice(0, 10))).toEqual([
    '2027-10-21',
    '2027-10-28',
    '2027-11-04',
  ])
  expect(timesOf({ ...draft, day: '' })).toBeUndefined()
})

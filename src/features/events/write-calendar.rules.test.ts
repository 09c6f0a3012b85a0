import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './write-calendar.rules.ts'

const tasting: CalendarEvent = {
  uid: 'one@lounge.example',
  title: 'Rum; port, and more',
  description: 'Line one\nLine two \\ the end',
  location: 'The Cedar Room, Hamburg',
  start: new Date('2026-03-29T01:30:00+01:00'),
  end: new Date('2026-03-29T03:30:00+02:00'),
  url: 'https://lounge.example/dashboard/events',
  status: 'confirmed',
  sequence: 0,
}
const stamp = new Date('2026-03-01T12:00:00Z')
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('An event is written with its moments in UTC, also over a change of the clocks', () => {
  const text = unfolded(writeCalendar('Smoke Deck', [tasting], stamp))
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smoke Deck//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Smoke Deck',
    'BEGIN:VEVENT',
    'UID:one@lounge.example',
    'DTSTAMP:20260301T120000Z',
    'DTSTART:20260329T003000Z',
    'DTEND:20260329T013000Z',
    'SUMMARY:Rum\\; port\\, and more',
    'DESCRIPTION:Line one\\nLine two \\\\ the end',
    'LOCATION:The Cedar Room\\, Hamburg',
    'URL:https://lounge.example/dashboard/events',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('What is not known is left out, and a place on the waiting list is tentative', () => {
  const bare = {
    ...tasting,
    description: null,
    location: null,
    end: null,
    url: null,
    status: 'tentative',
  } as const
  const text = writeCalendar('Smoke Deck', [bare], stamp)
  for (const property of ['DESCRIPTION', 'LOCATION', 'DTEND', 'URL']) expect(text).not.toContain(property)
  expect(text).toContain('STATUS:TENTATIVE')
})

test('A canceled event says so, and a later version has a higher number', () => {
  const text = writeCalendar('Smoke Deck', [{ ...tasting, status: 'canceled', sequence: 3 }], stamp)
  expect(text).toContain('UID:one@lounge.example\r\n')
  expect(text).toContain('SEQUENCE:3\r\nSTATUS:CANCELLED\r\n')
})

test('No text adds a line of its own, and no line is longer than 75 octets', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ unit: 'binary' }),
      (title, location) => {
        const text = writeCalendar('Smoke Deck', [{ ...tasting, title, location }], stamp)
        expect(text.endsWith('\r\n')).toBe(true)
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const names = unfolded(text)
          .trimEnd()
          .split('\r\n')
          .map(line => /^[A-Z-]+(?=:)/.exec(line)?.[0])
        expect(names).not.toContain(undefined)
        expect(names.filter(name => name === 'SUMMARY')).toHaveLength(1)
      },
    ),
  )
})

/** An event of a calendar file. */
export interface CalendarEvent {
  /** Unique in the world, and the same in every version of the event. */
  uid: string
  title: string
  description: string | null
  location: string | null
  start: Date
  /** Null: not known; calendars then show its beginning alone. */
  end: Date | null
  /** A page about it. */
  url: string | null
  status: 'confirmed' | 'tentative' | 'canceled'
  /** Higher in each later version of the event, RFC 5545 section 3.8.7.4. */
  sequence: number
}

/** Octets of one line, RFC 5545 section 3.1. */
const maxLineOctets = 75
const lineEnd = '\r\n'
const statuses = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', canceled: 'CANCELLED' } as const

/**
 * A calendar file, RFC 5545. Moments are written in UTC, so that no rule of a time zone can be read in another way.
 * @param stamp when the file is written
 */
export function writeCalendar(name: string, events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smoke Deck//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(event => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map(line => foldLine(line) + lineEnd).join('')
}

function eventLines(
  { uid, title, start, end, status, sequence, ...texts }: CalendarEvent,
  stamp: Date,
): string[] {
  const { description, location, url } = texts
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    ...(end ? [`DTEND:${utc(end)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url.replaceAll(/\s/g, '')}`] : []),
    `SEQUENCE:${sequence}`,
    `STATUS:${statuses[status]}`,
    'END:VEVENT',
  ]
}

/** `20261128T190000Z` */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A longer line goes on after a line end and a space, never within a character. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > maxLineOctets) {
      folded += `${lineEnd} `
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}

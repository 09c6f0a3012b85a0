export interface CalendarEntry {
  status: string
  sequence: number
  start: string
}

/** Of a calendar file, by the ID of the event. */
export function calendarEntries(calendar: string): Record<string, CalendarEntry> {
  const lineOf = (entry: string, name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(entry)?.[1]?.trim() ?? ''
  return Object.fromEntries(
    calendar
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map(entry => [
        lineOf(entry, 'UID').split('@')[0]!,
        {
          status: lineOf(entry, 'STATUS'),
          sequence: Number(lineOf(entry, 'SEQUENCE')),
          start: lineOf(entry, 'DTSTART'),
        },
      ]),
  )
}

import type { ManagedEvent } from '../../managed-events.contract.ts'

/** `Thu, Oct 21, 7:00 PM`, with its zone where that is another one than the lounge's. */
export function whenText({ start_time, time_zone }: ManagedEvent, loungeZone: string): string {
  const start = new Date(start_time)
  const isOfYear = start.getFullYear() === new Date().getFullYear()
  return (
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      ...(!isOfYear && { year: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
      ...(time_zone !== loungeZone && { timeZoneName: 'short' }),
      timeZone: time_zone,
    })
      .format(start)
      // Newer browsers put a narrow space before AM and PM.
      .replaceAll('\u202f', ' ')
  )
}

/** `8 of 20 left` */
export function placesText({ capacity, going }: ManagedEvent): string {
  if (capacity === null) return 'No limit'
  return going > capacity ? `${going - capacity} over ${capacity}` : `${capacity - going} of ${capacity} left`
}

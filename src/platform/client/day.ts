/** `2026-11-24`, on the calendar of this device. */
export function dayOf(time: Date): string {
  return time.toLocaleDateString('en-CA')
}

import { endOfQuietHours } from '#features/notifications/quiet-hours.rules.ts'
import type { MuteTime } from './channels.contract.ts'

const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
/** Six in the morning, in minutes of the day. */
const morning = 360

/** When a channel is heard again; null: at once. The night ends at six in the member's time zone. */
export function endOfMute(time: MuteTime, timeZone: string, now: Date): Date | null {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  switch (time) {
    case 'hour':
      return after(hourMilliseconds)
    case 'tonight':
      // All day but the minute in which the night ends: a night that begins then is a day long.
      return endOfQuietHours({ from: morning + 1, until: morning }, timeZone, now) ?? after(dayMilliseconds)
    case 'week':
      return after(7 * dayMilliseconds)
    case 'always':
      return new Date('9999-12-31T00:00:00Z')
    case 'off':
      return null
  }
}

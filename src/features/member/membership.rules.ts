import { calendarOf } from '#platform/calendar.rules.ts'

/**
 * Whether a membership is over: the day it is paid until counts to its end.
 * @param paidUntil a day, such as `2027-06-26`; null: nothing is noted
 * @param timeZone of the lounge
 */
export function hasEnded(paidUntil: string | null, timeZone: string, now: Date): boolean {
  return paidUntil !== null && calendarOf(timeZone)(now) > paidUntil
}

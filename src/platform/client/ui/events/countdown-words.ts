const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** `2 days`, `3 hours 20 minutes`, `40 seconds`: the two largest units, seconds only in the last minute. */
export function countdownWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  if (left < minute) return count(Math.ceil(left / second), 'second')
  if (left < hour) return count(Math.ceil(left / minute), 'minute')
  if (left >= 2 * day) return count(Math.floor(left / day), 'day')
  const hours = Math.floor(left / hour)
  const minutes = Math.floor((left % hour) / minute)
  return minutes === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(minutes, 'minute')}`
}

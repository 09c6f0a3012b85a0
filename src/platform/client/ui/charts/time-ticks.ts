const hour = 3_600_000
const day = 24 * hour

export interface TimeTick {
  at: number
  label: string
  /** A day's name stands in the middle of its day, an hour below its tick. */
  labelAt: number
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short' })
const dates = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const months = new Intl.DateTimeFormat('en-US', { month: 'short' })
const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric' })

/** In the viewer's time zone. Days are counted by the calendar, so a day with a clock change has one tick too. */
export function timeTicks(from: number, to: number, widthPixels: number): TimeTick[] {
  const span = to - from
  const labelsOf = (labelPixels: number) => Math.max(2, Math.floor(widthPixels / labelPixels))
  if (span <= 2 * day) return hourTicks(from, to, labelsOf(54))
  if (span <= 14 * day) return dayTicks(from, to, labelsOf(38))
  if (span <= 100 * day) return dateTicks(from, to, labelsOf(58))
  return monthTicks(from, to, labelsOf(40))
}

function hourTicks(from: number, to: number, maxLabels: number): TimeTick[] {
  const step = [2, 3, 4, 6, 12].find(each => (to - from) / (each * hour) <= maxLabels) ?? 24
  const starts = calendarSteps(from, to, (date, index) => date.setHours(index * step, 0, 0, 0))
  return starts.map(at => ({ at, labelAt: at, label: hours.format(at) }))
}

function dayTicks(from: number, to: number, maxLabels: number): TimeTick[] {
  const every = Math.ceil((to - from) / day / maxLabels)
  return calendarSteps(from - day, to, (date, index) => startOfDay(date, index)).map((at, index) => ({
    at,
    labelAt: at + day / 2,
    label: index % every === 0 && at + day / 2 > from && at + day / 2 < to ? weekdays.format(at) : '',
  }))
}

function dateTicks(from: number, to: number, maxLabels: number): TimeTick[] {
  const every = Math.ceil((to - from) / day / maxLabels / 7) * 7
  const starts = calendarSteps(from, to, (date, index) => startOfDay(date, index * every))
  return starts.map(at => ({ at, labelAt: at, label: dates.format(at) }))
}

function monthTicks(from: number, to: number, maxLabels: number): TimeTick[] {
  const every = Math.ceil((to - from) / (30.5 * day) / maxLabels)
  const starts = calendarSteps(from, to, (date, index) => {
    date.setHours(0, 0, 0, 0)
    return date.setMonth(date.getMonth() + index * every, 1)
  })
  return starts.map(at => ({ at, labelAt: at, label: months.format(at) }))
}

function startOfDay(date: Date, daysLater: number): number {
  date.setHours(0, 0, 0, 0)
  return date.setDate(date.getDate() + daysLater)
}

function calendarSteps(from: number, to: number, stepTo: (start: Date, index: number) => number): number[] {
  const found: number[] = []
  for (let index = 0; ; index++) {
    const at = stepTo(new Date(from), index)
    if (at > to) return found
    if (at >= from) found.push(at)
  }
}

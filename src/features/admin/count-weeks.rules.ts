import type { LoungeNumber } from './numbers.contract.ts'

/** What is counted of one week. */
export interface CountedWeek {
  active: number
  messages: number
  arrived: number
  expected: number
  helpful: number
  unhelpful: number
  unanswered: number
}

const weeksOfMonth = 4

type Counted = Pick<LoungeNumber, 'id' | 'title' | 'meaning' | 'unit' | 'good'> & {
  /** Of some weeks together; null where there was nothing to count. */
  of: (weeks: readonly CountedWeek[]) => number | null
}

const sum = (weeks: readonly CountedWeek[], what: keyof CountedWeek) =>
  weeks.reduce((total, week) => total + week[what], 0)

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100)
}

const counted: readonly Counted[] = [
  {
    id: 'active',
    title: 'Members a week',
    meaning: 'Members who signed in, wrote, kept something or answered an event, on average.',
    unit: 'count',
    good: 'up',
    of: weeks => (weeks.length === 0 ? null : Math.round(sum(weeks, 'active') / weeks.length)),
  },
  {
    id: 'messages',
    title: 'Messages',
    meaning: 'What members wrote in the lounge.',
    unit: 'count',
    good: 'up',
    of: weeks => sum(weeks, 'messages'),
  },
  {
    id: 'attendance',
    title: 'Attendance',
    meaning: 'Of the guests who said that they come, those who were checked in.',
    unit: 'percent',
    good: 'up',
    of: weeks => percent(sum(weeks, 'arrived'), sum(weeks, 'expected')),
  },
  {
    id: 'helpful',
    title: 'Answers found helpful',
    meaning: 'Of the answers of Arturo that members judged.',
    unit: 'percent',
    good: 'up',
    of: weeks => percent(sum(weeks, 'helpful'), sum(weeks, 'helpful') + sum(weeks, 'unhelpful')),
  },
  {
    id: 'unanswered',
    title: 'Questions without an answer',
    meaning: 'What Arturo could not answer. What was asked stays with the member.',
    unit: 'count',
    good: 'down',
    of: weeks => sum(weeks, 'unanswered'),
  },
]

/** @param weeks the oldest first */
export function countWeeks(weeks: readonly CountedWeek[]): LoungeNumber[] {
  return counted.map(({ of, ...number }) => ({
    ...number,
    now: of(weeks.slice(-weeksOfMonth)),
    before: of(weeks.slice(-2 * weeksOfMonth, -weeksOfMonth)),
    weeks: weeks.map(week => of([week])),
  }))
}

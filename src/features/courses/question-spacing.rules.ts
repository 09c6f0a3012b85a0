/** Days until a missed question is asked again: after a wrong answer, and after each right one. */
const waits = [2, 7, 21] as const

export const daysAfterWrong = waits[0]

/** After so many right answers one after another; undefined: it is not asked again. */
export function daysAfterRight(timesRight: number): number | undefined {
  return waits[timesRight]
}

/** For a member who does not want to answer now. */
export const postponedDays = 1

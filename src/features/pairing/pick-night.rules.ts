/** In UTC: around midnight in Atlanta. */
const turnHour = 4
const hourMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * hourMilliseconds

/** When the night of Tonight's Pick began that `now` is in. */
export function nightBegan(now: Date): Date {
  const shift = turnHour * hourMilliseconds
  return new Date(Math.floor((now.getTime() - shift) / dayMilliseconds) * dayMilliseconds + shift)
}

export function nightEnds(now: Date): Date {
  return new Date(nightBegan(now).getTime() + dayMilliseconds)
}

interface Choice<Moment> {
  chosen_at: Moment | null
  chosen_until: Moment | null
}

/** An admin chose it, and the choice has not ended. */
export function isChosenAt({ chosen_at, chosen_until }: Choice<Date>, now: Date): boolean {
  return chosen_at !== null && (chosen_until === null || chosen_until > now)
}

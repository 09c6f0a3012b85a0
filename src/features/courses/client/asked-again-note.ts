import { countWord } from '#platform/text.rules.ts'

const dayMilliseconds = 86_400_000

/** When a question comes back: `It comes back in two days.` */
export function askedAgainNote(askedAgainAt: string | null, now = Date.now()): string {
  if (askedAgainAt === null) return 'It won’t come back.'
  const days = Math.max(1, Math.round((Date.parse(askedAgainAt) - now) / dayMilliseconds))
  const isWeeks = days % 7 === 0
  const count = isWeeks ? days / 7 : days
  const unit = isWeeks ? 'week' : 'day'
  return `It comes back in ${count === 1 ? `a ${unit}` : `${countWord(count)} ${unit}s`}.`
}

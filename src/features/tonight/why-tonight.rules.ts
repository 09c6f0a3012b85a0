import type { Readiness } from '#features/humidor/readiness.rules.ts'
import { createPhrasePicker, type Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import type { EveningPick, eveningMinutes } from './tonight.contract.ts'

interface PickFacts extends Pick<EveningPick, 'cigarFrom' | 'drinkFrom' | 'minutes'> {
  cigar: { id: string }
  drink: { id: string; name: string }
  /** How far a cigar of the humidor is, where that is known. */
  readiness?: Readiness | undefined
  /** The member's rating of the cigar; null if unrated. */
  stars: number | null
  /** Whether we looked at the member's vault and bar. */
  hasMemory: boolean
  /** Whether it is the first pick of the evening. */
  isFirst: boolean
  /** The time the member has. */
  time: (typeof eveningMinutes)[number]
}

/** Where the cigar comes from, how long it takes, where the drink comes from. Deterministic for a pair. */
export function explainPick(facts: PickFacts, phrasebook: Phrasebook): string[] {
  const { cigar, drink, isFirst, minutes, stars, time } = facts
  const phrases = createPhrasePicker(phrasebook, `${cigar.id} ${drink.id}`, {
    nothing: isFirst ? 'nothing' : 'nothing else',
    stars: starsText(stars ?? 0),
    minutes: String(minutes),
    time: timeText[time],
    drink: drink.name,
  })
  return [cigarCase(facts), timeCase(facts), drinkCase(facts)].map((key, index) =>
    phrases.pickSentence('tonight', key, { occasion: String(index) }),
  )
}

function cigarCase({ cigarFrom, hasMemory, readiness, stars }: PickFacts): string {
  if (cigarFrom === 'house') return hasMemory ? 'cigar chosen' : 'cigar without-memory'
  if (cigarFrom === 'humidor') return readiness ? `cigar humidor-${readiness}` : 'cigar humidor'
  return stars === null ? 'cigar unrated' : 'cigar rated'
}

/** Up to this many unused minutes, the cigar fills the time. */
const maxUnusedMinutes = 10

function timeCase({ minutes, time }: PickFacts): string {
  if (minutes > time) return 'time over'
  return time - minutes <= maxUnusedMinutes ? 'time fitting' : 'time spare'
}

function drinkCase({ drinkFrom, hasMemory }: PickFacts): string {
  if (!hasMemory) return 'drink without-memory'
  return drinkFrom === 'bar' ? 'drink bar' : 'drink chosen'
}

const timeText: Record<PickFacts['time'], string> = {
  30: 'your half hour',
  45: 'your three quarters of an hour',
  60: 'your hour',
  90: 'your hour and a half',
  120: 'your two hours',
}

function starsText(stars: number): string {
  return `${['no', 'one', 'two', 'three', 'four', 'five'][stars]} ${stars === 1 ? 'star' : 'stars'}`
}

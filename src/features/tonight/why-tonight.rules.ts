import { turnOf } from '#features/pairing/turn.rules.ts'
import type { EveningPick, eveningMinutes } from './tonight.contract.ts'

interface Told extends Pick<EveningPick, 'cigarFrom' | 'drinkFrom' | 'minutes'> {
  cigar: { id: string }
  drink: { id: string; name: string }
  /** What the member gave the cigar; null where they gave nothing. */
  stars: number | null
  /** Whether it is the first offer of the evening. */
  isFirst: boolean
  /** The time the member has. */
  time: (typeof eveningMinutes)[number]
}

/** Where the cigar comes from, how long it takes, where the drink comes from. The same sentences for the same pair. */
export function tellWhyTonight(told: Told): string[] {
  const seed = `${told.cigar.id} ${told.drink.id}`
  return [cigarSayings(told), timeSayings(told), drinkSayings(told)].map(
    (sayings, at) => sayings[turnOf(`${seed} ${at}`) % sayings.length]!,
  )
}

function cigarSayings({ cigarFrom, stars, isFirst }: Told): readonly string[] {
  const nothing = isFirst ? 'nothing' : 'nothing else'
  if (cigarFrom === 'house')
    return [
      `Your vault has ${nothing} for this evening, so the house chose the cigar.`,
      `The cigar is the house’s choice. There is ${nothing} in your vault that suits tonight.`,
      `The house chose the cigar, as ${nothing} in your vault fits this evening.`,
    ]
  if (cigarFrom === 'humidor')
    return [
      'The cigar rests in your humidor.',
      'It lies in your own box.',
      'You have the cigar in your humidor.',
    ]
  if (stars === null)
    return [
      'The cigar is in your vault, still without stars.',
      'You kept this cigar once, and have not said yet how it was.',
      'Your vault holds this cigar, and no stars for it so far.',
    ]
  return [
    `You gave a pairing with this cigar ${starsSaid(stars)}.`,
    `The cigar is in your vault, with ${starsSaid(stars)} from you.`,
    `Your vault remembers this cigar with ${starsSaid(stars)}.`,
  ]
}

function timeSayings({ minutes, time }: Told): readonly string[] {
  const yours = timesSaid[time]
  if (minutes > time)
    return [
      `In this size it takes about ${minutes} minutes, a little over ${yours}.`,
      `It lasts about ${minutes} minutes in this size, hardly more than ${yours}.`,
    ]
  if (time - minutes <= 10)
    return [
      `In this size it lasts about ${minutes} minutes, which fits ${yours} well.`,
      `It takes about ${minutes} minutes in this size and so fills ${yours}.`,
    ]
  return [
    `In this size it lasts about ${minutes} minutes, well within ${yours}.`,
    `It takes about ${minutes} minutes of ${yours}, so nothing has to be hurried.`,
  ]
}

function drinkSayings({ drink: { name }, drinkFrom }: Told): readonly string[] {
  if (drinkFrom === 'bar')
    return [`${name} is in your bar.`, `In your bar there is ${name}.`, `You have ${name} in your own bar.`]
  return [
    `The house would pour ${name}, which is not in your bar.`,
    `${name} is not in your bar. It is what the house would pour.`,
    `The drink is the house’s suggestion: ${name} is not in your bar.`,
  ]
}

const timesSaid: Record<Told['time'], string> = {
  30: 'your half hour',
  45: 'your 45 minutes',
  60: 'your hour',
  90: 'your hour and a half',
  120: 'your two hours',
}

function starsSaid(stars: number): string {
  return `${['no', 'one', 'two', 'three', 'four', 'five'][stars]} ${stars === 1 ? 'star' : 'stars'}`
}

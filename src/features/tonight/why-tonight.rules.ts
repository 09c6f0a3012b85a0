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
      `There is ${nothing} in your vault that suits tonight, so this cigar is the house’s choice.`,
      `The house chose the cigar, as ${nothing} in your vault fits this evening.`,
      `We found ${nothing} in your vault for tonight, and looked along the house’s own shelf for a cigar.`,
      `This cigar is from the house’s list, since your vault holds ${nothing} for tonight.`,
    ]
  if (cigarFrom === 'humidor')
    return [
      'The cigar rests in your humidor.',
      'The cigar lies in your own box.',
      'You have the cigar in your humidor.',
      'For the cigar we went no further than your humidor.',
      'This one is in your humidor already.',
    ]
  if (stars === null)
    return [
      'The cigar is in your vault, still without stars.',
      'You have this cigar in your vault, and have not said yet what you think of it.',
      'Your vault holds this cigar, and no stars for it so far.',
      'This is a cigar from your vault on which you have not given an opinion.',
      'We took the cigar from your vault, where it still waits for its first star.',
    ]
  return [
    `You gave a pairing with this cigar ${starsSaid(stars)}.`,
    `The cigar is in your vault, with ${starsSaid(stars)} from you.`,
    `Your vault remembers this cigar with ${starsSaid(stars)}.`,
    `You know this one already, since it is in your vault with ${starsSaid(stars)}.`,
    `We took the cigar from your vault, where you left ${starsSaid(stars)} beside it.`,
    `A pairing of yours with this cigar has ${starsSaid(stars)}.`,
  ]
}

function timeSayings({ minutes, time }: Told): readonly string[] {
  const yours = timesSaid[time]
  if (minutes > time)
    return [
      `In this size it takes about ${minutes} minutes, a little over ${yours}.`,
      `It lasts about ${minutes} minutes in this size, hardly more than ${yours}.`,
      `Count on about ${minutes} minutes, a little over ${yours}.`,
      `At about ${minutes} minutes it is hardly more than ${yours}, and we let that pass.`,
    ]
  if (time - minutes <= 10)
    return [
      `In this size it lasts about ${minutes} minutes, which fits ${yours} well.`,
      `It takes about ${minutes} minutes in this size and makes good use of ${yours}.`,
      `Count on about ${minutes} minutes, so ${yours} will do.`,
      `At about ${minutes} minutes it fits into ${yours}.`,
      `It comes to about ${minutes} minutes in this size, which suits ${yours}.`,
    ]
  return [
    `In this size it lasts about ${minutes} minutes, well within ${yours}.`,
    `It takes about ${minutes} minutes of ${yours}, so nothing has to be hurried.`,
    `Count on about ${minutes} minutes, well within ${yours}.`,
    `At about ${minutes} minutes it leaves part of ${yours} over, and nobody is hurried.`,
    `It lasts about ${minutes} minutes in this size. With ${yours}, nobody needs to be hurried.`,
  ]
}

function drinkSayings({ drink: { name }, drinkFrom }: Told): readonly string[] {
  if (drinkFrom === 'bar')
    return [
      `For the drink, your bar has ${name}.`,
      `From your own bar we would pour ${name} with it.`,
      `You have ${name} in your own bar, and that is what we would pour.`,
      `We looked along your bar and stopped at ${name}.`,
      `Beside it goes ${name}, which is in your bar.`,
      `Your own bar answers with ${name}.`,
    ].map(withOneStop)
  return [
    `The house would pour ${name}, which is not in your bar.`,
    `With it the house would pour ${name}, though that is not in your bar.`,
    `The drink is the house’s suggestion: ${name} is not in your bar.`,
    `We would pour ${name}. That is not in your bar, so take it as a suggestion.`,
    `If it were up to us, ${name} would stand beside it, but that is not in your bar.`,
  ]
}

/** A name may bring a full stop of its own (`D.O.M.`). */
function withOneStop(sentence: string): string {
  return sentence.replace(/\.\.$/, '.')
}

const timesSaid: Record<Told['time'], string> = {
  30: 'your half hour',
  45: 'your three quarters of an hour',
  60: 'your hour',
  90: 'your hour and a half',
  120: 'your two hours',
}

function starsSaid(stars: number): string {
  return `${['no', 'one', 'two', 'three', 'four', 'five'][stars]} ${stars === 1 ? 'star' : 'stars'}`
}

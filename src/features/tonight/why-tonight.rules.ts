import { stableHash } from '#platform/stable-hash.rules.ts'
import type { EveningPick, eveningMinutes } from './tonight.contract.ts'

interface PickFacts extends Pick<EveningPick, 'cigarFrom' | 'drinkFrom' | 'minutes'> {
  cigar: { id: string }
  drink: { id: string; name: string }
  /** The member's rating of the cigar; null if unrated. */
  stars: number | null
  /** Whether it is the first pick of the evening. */
  isFirst: boolean
  /** The time the member has. */
  time: (typeof eveningMinutes)[number]
}

/** Where the cigar comes from, how long it takes, where the drink comes from. Deterministic for a pair. */
export function explainPick(facts: PickFacts): string[] {
  const seed = `${facts.cigar.id} ${facts.drink.id}`
  return [cigarSentences(facts), timeSentences(facts), drinkSentences(facts)].map(
    (sentences, index) => sentences[stableHash(`${seed} ${index}`) % sentences.length]!,
  )
}

function cigarSentences({ cigarFrom, stars, isFirst }: PickFacts): readonly string[] {
  const nothing = isFirst ? 'nothing' : 'nothing else'
  if (cigarFrom === 'house')
    return [
      `Your vault has ${nothing} for this evening, so we chose the cigar.`,
      `There is ${nothing} in your vault that suits tonight, so this cigar is our choice.`,
      `We chose the cigar, as ${nothing} in your vault fits this evening.`,
      `We found ${nothing} in your vault for tonight, and looked along our own shelf for a cigar.`,
      `This cigar is from our list, since your vault holds ${nothing} for tonight.`,
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
    `You gave a pairing with this cigar ${starsText(stars)}.`,
    `The cigar is in your vault, with ${starsText(stars)} from you.`,
    `Your vault remembers this cigar with ${starsText(stars)}.`,
    `You know this one already, since it is in your vault with ${starsText(stars)}.`,
    `We took the cigar from your vault, where you left ${starsText(stars)} beside it.`,
    `A pairing of yours with this cigar has ${starsText(stars)}.`,
  ]
}

function timeSentences({ minutes, time }: PickFacts): readonly string[] {
  const yours = timeText[time]
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

function drinkSentences({ drink: { name }, drinkFrom }: PickFacts): readonly string[] {
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
    `We would pour ${name}, which is not in your bar.`,
    `With it we would pour ${name}, though that is not in your bar.`,
    `The drink is our suggestion: ${name} is not in your bar.`,
    `We would pour ${name}. That is not in your bar, so take it as a suggestion.`,
    `If it were up to us, ${name} would stand beside it, but that is not in your bar.`,
  ]
}

/** A name may end in a full stop (`D.O.M.`). */
function withOneStop(sentence: string): string {
  return sentence.replace(/\.\.$/, '.')
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

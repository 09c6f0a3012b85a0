import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { numberWordsToDigits } from '#features/catalogue/words/words.rules.ts'
import { readTypedTime } from '#features/pairing/typed-time.rules.ts'
import { capitalize, withA } from '#platform/text.rules.ts'
import type { Compute } from './compute.ts'

/** As most makers cut the size, longest name first; `minutes` is a key of `data/articles/facts.csv`. */
const sizes = [
  { name: 'double corona', lengthInches: 7.5, ringGauge: 50, minutes: 'minutes-double-corona' },
  { name: 'petit robusto', lengthInches: 4, ringGauge: 50, minutes: 'minutes-petit-robusto' },
  { name: 'petit corona', lengthInches: 5, ringGauge: 42, minutes: 'minutes-petit-corona' },
  { name: 'churchill', lengthInches: 7, ringGauge: 47, minutes: 'minutes-churchill' },
  { name: 'cigarillo', lengthInches: 4, ringGauge: 26, minutes: 'minutes-cigarillo' },
  { name: 'belicoso', lengthInches: 5.5, ringGauge: 52, minutes: 'minutes-torpedo' },
  { name: 'lonsdale', lengthInches: 6.5, ringGauge: 42, minutes: 'minutes-lonsdale' },
  { name: 'lancero', lengthInches: 7.5, ringGauge: 38, minutes: 'minutes-churchill' },
  { name: 'robusto', lengthInches: 5, ringGauge: 50, minutes: 'minutes-robusto' },
  { name: 'torpedo', lengthInches: 6, ringGauge: 52, minutes: 'minutes-torpedo' },
  { name: 'corona', lengthInches: 5.5, ringGauge: 42, minutes: 'minutes-robusto' },
  { name: 'gordo', lengthInches: 6, ringGauge: 60, minutes: 'minutes-gordo' },
  { name: 'toro', lengthInches: 6, ringGauge: 52, minutes: 'minutes-toro' },
] as const

const asksWhetherItFits =
  /\bmake it\b|\btime for\b|\benough\b|\bfinish\b|\bfits?\b|\bdone (?:by|in|before)\b|\bmanage\b|\bget through\b|\bhow long\b.*\btake|\btake me\b/i
/** `Half an hour to kill` is not the lower end of a span. */
const toSpare = /\bto (?:kill|spare|burn|waste)\b/i
/** Then it asks for more than the time. */
const asksForMore = /\bdrink\b|\bpair|\bpour\b|\bwhich\b|\bwhat\b|\brecommend|\bsuggest/i
/** Less is within what one smoker differs from the next. */
const closeMinutes = 10

/** `A churchill at 8, and I have to leave at 9:15: will I make it?` */
export const timeThatFits: Compute = question => {
  const size = sizes.find(({ name }) => new RegExp(String.raw`\b${name}s?\b`, 'i').test(question))
  if (!size || !asksWhetherItFits.test(question) || asksForMore.test(question)) return undefined
  const typed = withDigits(question).replace(toSpare, '')
  const available = minutesBetweenTimes(question) ?? readTypedTime(typed)?.minutes
  if (available === undefined) return undefined
  const needed = minutesOf(size)
  const verdict =
    available >= needed + closeMinutes ? 'Yes' : available >= needed - closeMinutes ? 'Just about' : 'No'
  const shorter = sizes
    .map(each => ({ name: each.name, minutes: minutesOf(each) }))
    .filter(({ minutes }) => minutes + closeMinutes <= available)
    .sort((one, other) => other.minutes - one.minutes)[0]
  const advice =
    verdict === 'Yes'
      ? 'Don’t hurry it: a draw or so a minute.'
      : shorter
        ? `${capitalize(withA(sizeName(shorter.name)))}, at about ${shorter.minutes}, leaves you some room.`
        : 'Keep it for an evening with more time.'
  return {
    text: `${verdict}: ${withA(sizeName(size.name))} takes about ${needed} minutes at an easy pace, and you have ${available}. ${advice}`,
    article: 'how-long-a-cigar-takes/table',
  }
}

const asksHowLong =
  /\bhow (?:long|much time|many minutes)\b.*\b(?:last|take|burn|smoke|go|need|keep)\w*\b|\bsmok(?:e|ing) time\b|\bburn time\b/i
const ofKeeping =
  /\b(?:ag(?:e|ed|ing)|rest|stor\w*|humidor|box|fridge|freez\w*|relit|relight|dry|fresh|good for|before (?:it|they) (?:dry|go))\b/i
/** What may stand between the words that ask and the size: no name of a cigar. */
const usualWords = `(?:an?|the|my|one|your|most|these|this|average|typical|normal|standard|usual|regular|of|for|will|does|do|would)`

/** `How long does a Churchill last?` */
export const minutesOfName: Compute = question => {
  const size = sizes.find(({ name }) =>
    new RegExp(String.raw`(?:^|\b${usualWords}\s+)${name}s?\b`, 'i').test(question),
  )
  if (!size || !asksHowLong.test(question) || ofKeeping.test(question) || asksForMore.test(question))
    return undefined
  return {
    text: `${capitalize(withA(sizeName(size.name)))} takes {{${size.minutes}}}, as published times go. Your pace moves that more than the size does: at a draw or so a minute it stays cool, and when it turns hot or bitter you may leave the rest.`,
    article: 'how-long-a-cigar-takes/table',
  }
}

/** The one that is named after a person. */
function sizeName(name: string): string {
  return name === 'churchill' ? 'Churchill' : name
}

const asksForPace = /\b(?:fast|slow|quick\w*|pace|often|many|hurry\w*|ok|okay|right|normal)\b/i
const secondsBetweenDraws = { quick: 45, usual: 60, slow: 120 }

/** `90 draws in a 50 minute robusto: too fast?` */
export const paceOfDraws: Compute = question => {
  const [, draws] =
    /(\d+) ?(?:draws?|puffs?|pulls?)\b(?! (?:a|per|every|each)\b)(?=.*\b(?:in|over|for)\b)/i.exec(question) ??
    []
  const minutes = readTypedTime(withDigits(question))?.minutes
  if (!asksForPace.test(question) || draws === undefined || minutes === undefined || Number(draws) < 1)
    return undefined
  const seconds = Math.round((minutes * 60) / Number(draws))
  const verdict =
    seconds < secondsBetweenDraws.quick
      ? `${/too (?:fast|quick|often|many)|hurry/i.test(question) ? 'Yes, that’s' : 'That’s'} faster than I’d go`
      : seconds > secondsBetweenDraws.slow
        ? 'That’s slow, and it may go out'
        : 'That’s a good pace'
  return {
    text: `${verdict}: ${draws} draws in ${minutes} minutes is one every ${seconds} seconds, where about ${secondsBetweenDraws.usual} keep a cigar cool. If it turns hot or bitter, lay it down for a minute or two.`,
    article: 'pace-and-overheating/how-often',
  }
}

/** Between the two times of the clock in a question, of the same half of the day; undefined without them. */
function minutesBetweenTimes(question: string): number | undefined {
  const times = [
    ...question.matchAll(
      /\b(?:at|by|from|until|till?|to|before|up|@)\s+(?:about\s+)?(\d{1,2})(?:[:.](\d{2}))?\b(?!\s*(?:min|hour|x|\d|%|°|degrees|inch|"|ring|proof|percent))/gi,
    ),
  ]
    .filter(([, hours, minutes = '0']) => Number(hours) <= 23 && Number(minutes) < 60)
    .map(([, hours, minutes = '0']) => (Number(hours) % 12) * 60 + Number(minutes))
  const [from, to] = times
  if (from === undefined || to === undefined) return undefined
  const between = (to - from + 720) % 720
  return between > 0 && between <= 240 ? between : undefined
}

function withDigits(question: string): string {
  return numberWordsToDigits(question.toLowerCase().split(/\s+/)).join(' ')
}

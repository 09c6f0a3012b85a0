import { uncapitalize } from '#platform/text.rules.ts'
import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker, Slots } from './phrase-picker.rules.ts'
import { spokenSize } from './spoken-cigar.rules.ts'
import { shortName } from './spoken-drink.rules.ts'
import { spokenTime } from './spoken-time.rules.ts'

/** How to pour the drink: `Two ounces neat, and an hour for the toro.` */
export function composePour(
  { cigar, drink }: Pair,
  picker: PhrasePicker,
  { isTimed }: { isTimed: boolean },
): string {
  const { portion, serve } = spokenServe(drink.serve, picker)
  const slots: Slots = { portion, serve, drink: shortName(drink.saidAs), ...smokeSlots(cigar) }
  const key = portion ? 'measured' : 'made'
  // A long way to serve it is a sentence of its own.
  const isLong = (portion?.split(',').length ?? 0) > 2 || serve?.includes(',') === true
  const suits = (phrase: string) => isLong !== /\{(portion|serve)\}[^.]|\w, [^.]*\{portion\}/.test(phrase)
  return picker.pickSentence('pours', isTimed && isSizeTold(cigar) ? key : `${key}-only`, { slots, suits })
}

/** `a toro` and `an hour`, for a line may have other sizes; of an inferred cigar the size is a guess, which is not told. */
export function smokeSlots(cigar: Pair['cigar']): Slots {
  if (!isSizeTold(cigar)) return {}
  const size = spokenSize(cigar)
  return {
    smoke: size ? `a ${size}` : 'the cigar',
    time: spokenTime(cigar.minutes, cigar.vitola.lengthInches),
  }
}

/** Neither the guess for an inferred cigar, nor that of the row beside a size that it lacks. */
export function isSizeTold({ isInferred, isSizeTyped, unlistedSize }: Pair['cigar']): boolean {
  return (!isInferred || isSizeTyped === true) && unlistedSize === undefined
}

/** `2 oz neat, or over one large cube.` as a portion; without a measure in front, as the way it is served. */
function spokenServe(serve: string, picker: PhrasePicker): { portion?: string; serve?: string } {
  const reworded = rewordedServe(serve, picker)
  if (reworded) return { serve: reworded }
  const text = serve.replace(/\.$/, '')
  const [, ounces, comma, how] = /^([\d.]+) oz(,?) (.+)$/.exec(text) ?? []
  if (text.startsWith('A ')) return { portion: cooled(inWords(uncapitalize(text)), picker) }
  if (!ounces || !how) return { serve: inWords(uncapitalize(text)) }
  const spoken = rewordedServe(how, picker)
  const amount = ouncesInWords(ounces)
  if (spoken !== undefined) return { portion: `${amount} ${spoken}` }
  return { portion: cooled(`${amount}${comma} ${inWords(how)}`, picker) }
}

function rewordedServe(text: string, picker: PhrasePicker): string | undefined {
  const phrases = picker.sentencesOf('serves', text, {})
  return phrases.length > 0 ? picker.choose(`serve ${text}`, phrases) : undefined
}

/** From these degrees Fahrenheit on. */
const coolness = [
  [34, 'ice cold'],
  [43, 'well chilled'],
  [50, 'cool'],
  [56, 'lightly chilled'],
  [61, 'below room temperature'],
] as const

/** `at 61 °F` as a host says it: how cool, and then the degrees. */
function cooled(text: string, picker: PhrasePicker): string {
  const [whole, degrees] = /,? ?(?:lightly chilled to|chilled to|at) (\d+) °F/.exec(text) ?? []
  const key = coolness.findLast(([from]) => Number(degrees) >= from)?.[1]
  if (!whole || !degrees || !key || Number(degrees) > 70) return text
  const phrase = picker.choose(key, picker.sentencesOf('serves', key, { degrees }))
  const [vessel = ''] = /(?<=°F) in a [^,]+/.exec(text) ?? []
  return text
    .replace(vessel, '')
    .replace(whole, `${vessel}, ${phrase}`)
    .replace(/, (slightly cool|a little chilled|cool rather than icy|no decanting needed)$/, '')
    .replace(/(decanted|opened) (an hour|half an hour|two hours)$/, '$1 $2 ahead')
    .trim()
}

function inWords(text: string): string {
  return text.replaceAll(/(\d+(?:\.\d+)?) oz\b/g, (_, ounces: string) => ouncesInWords(ounces))
}

/** Other amounts stay digits. */
const ounceWords: Readonly<Record<string, string>> = {
  '0.5': 'half an ounce',
  '0.75': 'three quarters of an ounce',
  '1': 'an ounce',
  '1.5': 'an ounce and a half',
  '2': 'two ounces',
  '2.5': 'two and a half ounces',
  '3': 'three ounces',
  '4': 'four ounces',
  '5': 'five ounces',
  '6': 'six ounces',
  '7': 'seven ounces',
  '8': 'eight ounces',
  '10': 'ten ounces',
  '11': 'eleven ounces',
  '12': 'twelve ounces',
  '16': 'sixteen ounces',
  '17': 'seventeen ounces',
}

function ouncesInWords(ounces: string): string {
  return ounceWords[ounces] ?? `${ounces} ounces`
}

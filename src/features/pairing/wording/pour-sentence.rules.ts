import { uncapitalize } from '#platform/text.rules.ts'
import type { Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker, Slots } from './phrase-picker.rules.ts'
import type { ServeKey } from './phrasebook.rules.ts'
import { spokenSize } from './spoken-cigar.rules.ts'

/** How to pour the drink: `Two ounces neat, and an hour for the toro.` */
export function composePour(
  { cigar, drink }: Pair,
  picker: PhrasePicker,
  { isTimed }: { isTimed: boolean },
): string {
  const { portion, serve } = spokenServe(drink.serve, picker)
  const slots: Slots = { portion, serve, drink: spokenAgain(drink), ...smokeSlots(cigar) }
  const key = portion ? 'measured' : 'made'
  return picker.pickSentence('pours', isTimed && isSizeTold(cigar) ? key : `${key}-only`, { slots })
}

/** `the toro` and `an hour`; of an inferred cigar the size is a guess, which is not told. */
export function smokeSlots(cigar: Pair['cigar']): Slots {
  if (!isSizeTold(cigar)) return {}
  const size = spokenSize(cigar)
  return {
    smoke: size ? `the ${size}` : 'the cigar',
    time: spokenTime(cigar.minutes),
    minutes: String(cigar.minutes),
  }
}

/** `the Negroni`, where `a Negroni` has been introduced. */
const spokenAgain = ({ saidAs }: Pair['drink']) => saidAs.replace(/^an? /, 'the ')

/** Neither the guess for an inferred cigar, nor that of the row beside a size that it lacks. */
export function isSizeTold({ isInferred, unlistedSize }: Pair['cigar']): boolean {
  return !isInferred && unlistedSize === undefined
}

const variedServes: Readonly<Record<string, ServeKey>> = {
  'neat, with a few drops of water on the side': 'water-beside',
  'neat, or over one large cube': 'neat-or-cube',
  'neat at room temperature': 'neat',
  'neat at room temperature, given ten minutes in the glass': 'neat-rested',
  'over a couple of cubes': 'cubes',
  'neat, with water added by the teaspoon': 'by-the-spoon',
  'over one large cube': 'one-cube',
}

/** `2 oz neat, or over one large cube.` as a portion; without a measure in front, as the way it is served. */
function spokenServe(serve: string, picker: PhrasePicker): { portion?: string; serve?: string } {
  const text = serve.replace(/\.$/, '')
  const [, ounces, comma, how] = /^([\d.]+) oz(,?) (.+)$/.exec(text) ?? []
  if (text.startsWith('A ')) return { portion: inWords(uncapitalize(text)) }
  if (!ounces || !how) return { serve: inWords(uncapitalize(text)) }
  const key = variedServes[how]
  const spokenHow = key ? picker.pickSentence('serves', key) : inWords(how)
  return { portion: `${ouncesInWords(ounces)}${comma} ${uncapitalize(spokenHow)}` }
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
  '12': 'twelve ounces',
  '16': 'sixteen ounces',
}

function ouncesInWords(ounces: string): string {
  return ounceWords[ounces] ?? `${ounces} ounces`
}

const minuteWords: Readonly<Record<number, string>> = {
  5: 'five minutes',
  10: 'ten minutes',
  15: 'a quarter',
  20: 'twenty minutes',
  25: 'twenty-five minutes',
  30: 'half an hour',
  35: 'thirty-five minutes',
  40: 'forty minutes',
  45: 'three quarters of an hour',
  50: 'fifty minutes',
  55: 'fifty-five minutes',
}

/** `an hour and ten minutes`; minutes are multiples of five. */
export function spokenTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return rest === 15 ? 'a quarter of an hour' : (minuteWords[rest] ?? `${rest} minutes`)
  const spokenHours = hours === 1 ? 'an hour' : `${['', '', 'two', 'three', 'four'][hours]} hours`
  if (rest === 0) return spokenHours
  const spokenRest = rest === 30 ? 'a half' : rest === 45 ? 'three quarters' : minuteWords[rest]
  return `${spokenHours} and ${spokenRest}`
}

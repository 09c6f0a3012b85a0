/** The brief's ideal range, both ends included. */
export interface TargetRange {
  lowest: number
  highest: number
}

export const quantities = ['temperature', 'humidity'] as const
export type Quantity = (typeof quantities)[number]

/** Degrees Fahrenheit, and percent of relative humidity (product brief, section 9). */
export const idealRanges: Readonly<Record<Quantity, TargetRange>> = {
  temperature: { lowest: 65, highest: 72 },
  humidity: { lowest: 65, highest: 72 },
}

export const judgments = ['low', 'in range', 'high', 'unknown'] as const
export type Judgment = (typeof judgments)[number]

/** Where a value lies. Null is a value that is not known, or too old to stand for now. */
export function judge(value: number | null, { lowest, highest }: TargetRange): Judgment {
  if (value === null || Number.isNaN(value)) return 'unknown'
  if (value < lowest) return 'low'
  return value > highest ? 'high' : 'in range'
}

/** The brief's colors: blue below the range, red above, green within, gray when unknown. */
export const judgmentColors = {
  low: 'blue',
  high: 'red',
  'in range': 'green',
  unknown: 'gray',
} as const satisfies Record<Judgment, string>

const words: Readonly<Record<Quantity, Readonly<Record<Judgment, string>>>> = {
  temperature: { low: 'Too cold', 'in range': 'In range', high: 'Too warm', unknown: 'Not known' },
  humidity: { low: 'Too dry', 'in range': 'In range', high: 'Too humid', unknown: 'Not known' },
}

/** Stands beside the color, which not everybody sees. */
export function judgmentWord(quantity: Quantity, judgment: Judgment): string {
  return words[quantity][judgment]
}

/** A reading that is older does not tell how it is now. */
export const staleAfterMinutes = 15

export function isStale(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > staleAfterMinutes * 60_000
}

import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'

/** What is in the hand, and what is looked for. */
export interface Question {
  has: 'cigar' | 'drink'
  text: string
  /** Which drinks are meant; only where a cigar is in the hand. */
  kind: DrinkKind
  onlyMyBar: boolean
}

export const emptyQuestion: Question = { has: 'cigar', text: '', kind: 'spirit', onlyMyBar: false }

/** What stands behind the address of the explorer; what is usual needs no word there. */
export interface PairSearch {
  cigar?: string
  drink?: string
  type?: DrinkKind
  bar?: true
}

export const longestName = 200

export function readPairSearch({ cigar, drink, type, bar }: Record<string, unknown>): PairSearch {
  const [cigarText, drinkText] = [textOf(cigar), textOf(drink)]
  const kind = drinkKinds.find(each => each === type)
  return {
    ...(cigarText !== '' && { cigar: cigarText }),
    ...(drinkText !== '' && cigarText === '' && { drink: drinkText }),
    ...(kind && kind !== 'spirit' && { type: kind }),
    ...(bar === true && { bar }),
  }
}

/** The router reads an address as JSON: `cigar=1964` is a number there. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trimStart().slice(0, longestName)
}

export function questionIn({ cigar, drink, type, bar }: PairSearch): Question {
  return {
    has: drink === undefined ? 'cigar' : 'drink',
    text: cigar ?? drink ?? '',
    kind: type ?? 'spirit',
    onlyMyBar: bar ?? false,
  }
}

export function searchFor({ has, text, kind, onlyMyBar }: Question): PairSearch {
  const named = text.trim()
  return {
    ...(named !== '' && { [has]: named }),
    ...(has === 'cigar' && kind !== 'spirit' && { type: kind }),
    ...(has === 'cigar' && onlyMyBar && { bar: true }),
  }
}

import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'

export interface Question {
  has: 'cigar' | 'drink'
  text: string
  /** Ignored when `has` is 'drink'. */
  kind: DrinkKind
  onlyMyBar: boolean
}

export const emptyQuestion: Question = { has: 'cigar', text: '', kind: 'spirit', onlyMyBar: false }

/** Query of the explorer's URL; defaults are omitted. */
export interface PairSearch {
  cigar?: string
  drink?: string
  type?: DrinkKind
  bar?: true
}

export const maxNameLength = 200

export function readPairSearch({ cigar, drink, type, bar }: Record<string, unknown>): PairSearch {
  const [cigarText, drinkText] = [textOf(cigar), textOf(drink)]
  const kind = drinkKinds.find(drinkKind => drinkKind === type)
  return {
    ...(cigarText !== '' && { cigar: cigarText }),
    ...(drinkText !== '' && cigarText === '' && { drink: drinkText }),
    ...(kind && kind !== 'spirit' && { type: kind }),
    ...(bar === true && { bar }),
  }
}

/** The router parses values as JSON, so `cigar=1964` is a number. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trimStart().slice(0, maxNameLength)
}

export function questionFromSearch({ cigar, drink, type, bar }: PairSearch): Question {
  return {
    has: drink === undefined ? 'cigar' : 'drink',
    text: cigar ?? drink ?? '',
    kind: type ?? 'spirit',
    onlyMyBar: bar ?? false,
  }
}

export function searchFor({ has, text, kind, onlyMyBar }: Question): PairSearch {
  const name = text.trim()
  return {
    ...(name !== '' && { [has]: name }),
    ...(has === 'cigar' && kind !== 'spirit' && { type: kind }),
    ...(has === 'cigar' && onlyMyBar && { bar: true }),
  }
}

import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'

export interface Question {
  has: 'cigar' | 'drink'
  text: string
  /** Ignored when `has` is 'drink'. */
  kind: DrinkKind
  onlyMyBar: boolean
  /** Only this drink beside the cigar: a pair that was chosen elsewhere. */
  withDrink?: string | undefined
}

export const emptyQuestion: Question = { has: 'cigar', text: '', kind: 'spirit', onlyMyBar: false }

/** Query of the explorer's URL; defaults are omitted. */
export interface PairSearch {
  cigar?: string
  drink?: string
  type?: DrinkKind
  bar?: true
  /** Pairs like this one are looked for, not this one. */
  similar?: true
  /** Which pair of the answer is shown: the id of its cigar or drink. The first without it. */
  pair?: string
}

export const maxNameLength = 200

export function readPairSearch({
  cigar,
  drink,
  type,
  bar,
  similar,
  pair,
}: Record<string, unknown>): PairSearch {
  const [cigarText, drinkText, pairId] = [textOf(cigar), textOf(drink), textOf(pair)]
  const kind = drinkKinds.find(drinkKind => drinkKind === type)
  return {
    ...(cigarText !== '' && { cigar: cigarText }),
    ...(drinkText !== '' && { drink: drinkText }),
    ...(kind && kind !== 'spirit' && { type: kind }),
    ...(bar === true && { bar }),
    ...(similar === true && cigarText !== '' && drinkText !== '' && { similar }),
    ...(pairId !== '' && { pair: pairId }),
  }
}

/** The router parses values as JSON, so `cigar=1964` is a number. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trimStart().slice(0, maxNameLength)
}

export function questionFromSearch({ cigar, drink, type, bar, similar }: PairSearch): Question {
  return {
    has: cigar === undefined && drink !== undefined ? 'drink' : 'cigar',
    text: cigar ?? drink ?? '',
    kind: type ?? 'spirit',
    onlyMyBar: bar ?? false,
    ...(cigar !== undefined && drink !== undefined && !similar && { withDrink: drink }),
  }
}

export function searchFor({ has, text, kind, onlyMyBar, withDrink }: Question): PairSearch {
  const name = text.trim()
  if (name !== '' && withDrink !== undefined) return { cigar: name, drink: withDrink }
  return {
    ...(name !== '' && { [has]: name }),
    ...(has === 'cigar' && kind !== 'spirit' && { type: kind }),
    ...(has === 'cigar' && onlyMyBar && { bar: true }),
  }
}

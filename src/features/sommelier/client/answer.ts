import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { DrinkQuestion } from '#features/catalogue/drink-group.contract.ts'
import type { ShownPair } from '#features/pairing/client/PairingResult.tsx'
import type { Question } from '#features/pairing/client/pair-search.ts'
import { createId } from '#platform/client/create-id.ts'
import type { Advice, CigarAdvice, School } from '../sommelier.contract.ts'
import type { Narration } from './use-narration.ts'

export interface AdvisedPair extends ShownPair {
  /** Of the drink for a given cigar, or of the cigar for a given drink. */
  id: string
  /** Name of the drink or cigar that was looked for. */
  name: string
  kind: DrinkKind
  schoolPoints: Record<School, number> | null
}

/** The pairing of the vault. Its rating, and whether the member removed it, are in the cache of the vault. */
export interface SavedEntry {
  id: string
  /** False if it was in the vault before this answer, so there is nothing to undo. */
  isNew: boolean
}

export interface Answer {
  id: string
  question: Question
  /** Best first. */
  pairs: readonly AdvisedPair[]
  /** Asked where the drink is a guess. Nothing is saved by itself then. */
  whichDrink: DrinkQuestion | null
  /** Nothing is left that could be suggested. */
  isComplete?: boolean
  schools: Record<School, string> | null
  canNarrate: boolean
  /** Of the best pair, once it is complete. */
  narration?: Narration
  /** By pair id. The first pair is saved automatically; if it is missing, that failed. */
  savedByPair: Readonly<Record<string, SavedEntry>>
}

/** Never collected: Back and Forward look answers up, and so does an undo. */
export const answerQuery = (id: string) =>
  queryOptions<Answer>({
    queryKey: ['answer', id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Undefined after a reload, which loses all answers. */
export function useAnswer(id: string | undefined): Answer | undefined {
  return useQuery(answerQuery(id ?? '')).data
}

export function toDrinkAnswer(question: Question, advice: Advice): Answer {
  const { drinks, schools, canNarrate, saved } = advice
  const pairs = toDrinkPairs(advice, drinks)
  return {
    id: createId(),
    question,
    pairs,
    whichDrink: null,
    schools,
    canNarrate,
    savedByPair: firstEntry(pairs[0]?.id, saved),
  }
}

export function toCigarAnswer(
  question: Question,
  { drink, cigars, saved, question: whichDrink }: CigarAdvice,
): Answer {
  const pairs = toCigarPairs(drink, cigars)
  return {
    id: createId(),
    question,
    pairs,
    whichDrink,
    schools: null,
    canNarrate: false,
    savedByPair: firstEntry(pairs[0]?.id, saved),
  }
}

export function toDrinkPairs(
  { cigar, question, maker }: Pick<Advice, 'cigar' | 'question' | 'maker'>,
  drinks: Advice['drinks'],
): AdvisedPair[] {
  return drinks.map(drink => ({ ...drink, cigar, drink, question, maker }))
}

export function toCigarPairs(drink: CigarAdvice['drink'], cigars: CigarAdvice['cigars']): AdvisedPair[] {
  return cigars.map(cigar => ({
    ...cigar,
    id: cigar.id ?? cigarName(cigar),
    name: cigarName(cigar),
    kind: drink.kind,
    cigar,
    drink,
    question: null,
    schoolPoints: null,
  }))
}

function firstEntry(pairId: string | undefined, saved: Advice['saved']): Answer['savedByPair'] {
  return saved && pairId !== undefined ? { [pairId]: { id: saved.id, isNew: saved.isNew } } : {}
}

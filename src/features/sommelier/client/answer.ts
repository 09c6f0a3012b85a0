import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { cigarTitle } from '#features/pairing/client/cigar-title.ts'
import type { ShownPair } from '#features/pairing/client/PairingResult.tsx'
import { freshId } from '#platform/client/fresh-id.ts'
import type { Advice, CigarAdvice, School } from '../sommelier.contract.ts'
import type { Question } from './pair-search.ts'
import type { Narration } from './use-narration.ts'

/** One of the three pairs of an answer. */
export interface AdvisedPair extends ShownPair {
  /** Of the one that was looked for; the other is in the hand. */
  id: string
  /** Its name, as a runner-up wears it. */
  name: string
  kind: DrinkKind
  /** The whole recommendation as text. */
  result: string
  schoolPoints: Record<School, number> | null
}

/** A pair in the member's vault; taken out, it can be put back. */
export interface Kept {
  state: 'in' | 'out'
  id: string
  rating: number | null
  /** Else it was there before this answer, which has nothing to undo. */
  isNew: boolean
}

export interface Answer {
  id: string
  question: Question
  /** The best first. */
  pairs: readonly AdvisedPair[]
  schools: Record<School, string> | null
  canNarrate: boolean
  /** What Arturo told of the best pair, once he has. */
  telling?: Narration
  /** By the pair's id. The house keeps the first one by itself; without it here that failed. */
  kept: Readonly<Record<string, Kept>>
}

/** Answers stay while the portal is open: Back and Forward find them, and an undo finds its row. */
export const answerQuery = (id: string) =>
  queryOptions<Answer>({
    queryKey: ['answer', id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The answer of that number; undefined after a reload, which forgets them. */
export function useAnswer(id: string | undefined): Answer | undefined {
  return useQuery(answerQuery(id ?? '')).data
}

export function answerOfDrinks(question: Question, advice: Advice): Answer {
  const { cigar, drinks, schools, question: asked, canNarrate, saved } = advice
  const pairs = drinks.map(drink => ({ ...drink, cigar, drink, question: asked }))
  return {
    id: freshId(),
    question,
    pairs,
    schools,
    canNarrate,
    kept: keptFirst(pairs[0]?.id, saved),
  }
}

export function answerOfCigars(question: Question, { drink, cigars, saved }: CigarAdvice): Answer {
  const pairs = cigars.map(cigar => ({
    ...cigar,
    id: cigar.id ?? cigarTitle(cigar),
    name: cigarTitle(cigar),
    kind: drink.kind,
    cigar,
    drink,
    question: null,
    schoolPoints: null,
  }))
  return {
    id: freshId(),
    question,
    pairs,
    schools: null,
    canNarrate: false,
    kept: keptFirst(pairs[0]?.id, saved),
  }
}

function keptFirst(pairId: string | undefined, saved: Advice['saved']): Answer['kept'] {
  return saved && pairId !== undefined ? { [pairId]: { state: 'in', ...saved } } : {}
}

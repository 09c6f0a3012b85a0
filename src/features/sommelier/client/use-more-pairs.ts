import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { type AdvisedPair, type Answer, answerQuery, toCigarPairs, toDrinkPairs } from './answer.ts'

/** Adds pairs of other families, or of other makers, to the answer. */
export function useMorePairs(answer: Answer) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => fetchMore(answer),
    onSuccess(more) {
      queries.setQueryData(
        answerQuery(answer.id).queryKey,
        latest => latest && { ...latest, pairs: [...latest.pairs, ...more], isComplete: more.length === 0 },
      )
    },
    networkMode: 'always',
  })
}

async function fetchMore({ question, pairs }: Answer): Promise<AdvisedPair[]> {
  const { cigar, drink, question: clarification } = pairs[0]!
  const shown = pairs.map(({ id }) => id)
  if (isAboutDrinks(question)) {
    const { onlyMyBar, text } = question
    const body = { cigar: text.trim(), pairingType: drink.kind, onlyMyBar, shown }
    const { drinks } = await call(sommelierContract.suggestMoreDrinks, { body })
    return toDrinkPairs(cigar, drinks, clarification)
  }
  const body = { drink: drink.name, shown }
  const { cigars } = await call(sommelierContract.suggestMoreCigars, { body })
  return toCigarPairs(drink, cigars)
}

/** Whether drinks are looked for, as opposed to cigars for a drink. */
export function isAboutDrinks({ has }: Answer['question']): boolean {
  return has === 'cigar'
}

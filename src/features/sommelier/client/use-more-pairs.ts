import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { type AdvisedPair, type Answer, answerQuery, toCigarPairs, toDrinkPairs } from './answer.ts'

/** Adds pairs of other families, or of other makers, to the answer. */
export function useMorePairs(answer: Answer) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => fetchMore(answer),
    onSuccess: more => addPairs(queries, answer, more, { isComplete: more.length === 0 }),
    networkMode: 'always',
  })
}

type ChosenPair = 'there' | 'loading' | 'unknown' | 'failed'

/** The pair that the address names: after a reload, or for another member, the answer may lack it. It is added then. */
export function useChosenPair(answer: Answer, chosenId: string | undefined): ChosenPair {
  const queries = useQueryClient()
  const isThere = chosenId === undefined || answer.pairs.some(({ id }) => id === chosenId)
  const { data, isError } = useQuery({
    queryKey: ['chosen-pair', answer.id, chosenId],
    async queryFn() {
      const found = await fetchMore(answer, chosenId)
      addPairs(queries, answer, found, {})
      return found.length > 0
    },
    enabled: !isThere,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isThere) return 'there'
  if (isError) return 'failed'
  return data === false ? 'unknown' : 'loading'
}

function addPairs(
  queries: QueryClient,
  { id }: Answer,
  added: readonly AdvisedPair[],
  change: Pick<Answer, 'isComplete'>,
): void {
  queries.setQueryData(
    answerQuery(id).queryKey,
    latest => latest && { ...latest, pairs: [...latest.pairs, ...added], ...change },
  )
}

async function fetchMore({ question, pairs }: Answer, only?: string): Promise<AdvisedPair[]> {
  const { drink } = pairs[0]!
  const choice = { shown: pairs.map(({ id }) => id), ...(only !== undefined && { only }) }
  if (isAboutDrinks(question)) {
    const { onlyMyBar, text } = question
    const body = { cigar: text.trim(), pairingType: drink.kind, onlyMyBar, ...choice }
    const { drinks } = await call(sommelierContract.suggestMoreDrinks, { body })
    return toDrinkPairs(pairs[0]!, drinks)
  }
  const body = { drink: drink.name, ...choice }
  const { cigars } = await call(sommelierContract.suggestMoreCigars, { body })
  return toCigarPairs(drink, cigars)
}

/** Whether drinks are looked for, as opposed to cigars for a drink. */
export function isAboutDrinks({ has }: Answer['question']): boolean {
  return has === 'cigar'
}

import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { answerQuery, toDrinkAnswer } from './answer.ts'

/** The id of the answer about a curated pairing; null if the catalogue lacks the cigar or the drink. */
export const curatedAnswerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['curated-answer', slug],
    async queryFn({ client, signal }) {
      const advice = await call(sommelierContract.readCuratedResult, { params: { slug } }, { signal })
      if (advice === null) return null
      const answer = toDrinkAnswer(
        { has: 'cigar', text: '', kind: advice.pairingType, onlyMyBar: false },
        advice,
      )
      client.setQueryData(answerQuery(answer.id).queryKey, answer)
      return answer.id
    },
    // The answer knows what was saved of it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

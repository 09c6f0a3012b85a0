import { queryOptions } from '@tanstack/react-query'
import type { CuratedPairing } from '#features/pairing/curated-pairing.contract.ts'
import { call } from '#platform/client/api.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { answerQuery, toDrinkAnswer } from './answer.ts'

type Named = Pick<CuratedPairing, 'slug' | 'cigar_name' | 'spirit_name'>

/** The id of the answer about a curated pairing; null if the catalogue lacks the cigar or the drink. */
export const curatedAnswerQuery = ({ slug, cigar_name, spirit_name }: Named) =>
  queryOptions({
    // An admin may have given it another cigar or drink.
    queryKey: ['curated-answer', slug, cigar_name, spirit_name],
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

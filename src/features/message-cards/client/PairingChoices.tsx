import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noFilter } from '#features/vault/client/vault-filter.ts'
import { pairingsQuery } from '#features/vault/client/vault-queries.ts'
import { maxVaultSearchLength, pairingsUnreadable } from '#features/vault/vault.contract.ts'
import { Field } from '#platform/client/ui/Field.tsx'
import { useTypedSearch } from '#platform/client/use-typed-search.ts'
import { ChoiceList, type ChoicesProps } from './ChoiceList.tsx'

/** Pairings of the member's vault, the latest first. */
export function PairingChoices({ onChoose }: ChoicesProps) {
  const [words, setWords] = useState('')
  const { typed, type } = useTypedSearch(words, setWords)
  const query = useInfiniteQuery(pairingsQuery({ ...noFilter, q: words, order: 'newest' }))
  const pairings = query.data?.pages.flatMap(page => page.pairings)
  return (
    <>
      <Field
        label="Cigar or drink"
        type="search"
        value={typed}
        onValueChange={type}
        maxLength={maxVaultSearchLength}
      />
      <ChoiceList
        choices={pairings?.map(({ id, cigar_name, pairing_name, score }) => ({
          id,
          title: `${cigar_name} & ${pairing_name}`,
          detail: score !== null && `${score} of 100`,
        }))}
        query={query}
        unreadable={pairingsUnreadable}
        none={words === '' ? 'Your vault is empty.' : 'Your vault has no such pairing.'}
        onChoose={onChoose}
      />
    </>
  )
}

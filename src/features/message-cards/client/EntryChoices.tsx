import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noFilter } from '#features/journal/client/journal-filter.ts'
import { entriesQuery } from '#features/journal/client/journal-queries.ts'
import { entriesUnreadable, maxJournalSearchLength } from '#features/journal/journal.contract.ts'
import { formatDate } from '#platform/client/relative-time.ts'
import { Field } from '#platform/client/ui/Field.tsx'
import { useTypedSearch } from '#platform/client/use-typed-search.ts'
import { ChoiceList, type ChoicesProps } from './ChoiceList.tsx'

/** Entries of the member's journal, the latest first. */
export function EntryChoices({ onChoose }: ChoicesProps) {
  const [words, setWords] = useState('')
  const { typed, type } = useTypedSearch(words, setWords)
  const query = useInfiniteQuery(entriesQuery({ ...noFilter, q: words }))
  const entries = query.data?.pages.flatMap(page => page.entries)
  return (
    <>
      <Field
        label="Cigar, drink or notes"
        type="search"
        value={typed}
        onValueChange={type}
        maxLength={maxJournalSearchLength}
      />
      <p>Everyone in the lounge will see its stars and the beginning of its notes.</p>
      <ChoiceList
        choices={entries?.map(({ id, cigar, rating, smokedAt }) => ({
          id,
          title: cigar,
          detail: `${formatDate(smokedAt)}, ${rating} of 5 stars`,
        }))}
        query={query}
        unreadable={entriesUnreadable}
        none={words === '' ? 'Your journal is empty.' : 'Your journal has no such entry.'}
        onChoose={onChoose}
      />
    </>
  )
}

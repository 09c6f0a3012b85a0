import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useTypedSearch } from '#platform/client/use-typed-search.ts'
import { chatContract } from '../../chat.contract.ts'
import css from './ChatDialogs.module.css'
import { FoundMessage } from './FoundMessage.tsx'

/** Messages of all channels by their words. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const { typed, type } = useTypedSearch(words, setWords)
  const search = useInfiniteQuery({
    queryKey: ['chat', 'search', words],
    queryFn: ({ pageParam, signal }) =>
      call(chatContract.searchMessages, { query: { q: words, ...pageParam } }, { signal }),
    initialPageParam: {} as { before?: string; beforeId?: string },
    getNextPageParam({ found, more }) {
      const last = found.at(-1)?.message
      return more && last ? { before: last.createdAt, beforeId: last.id } : undefined
    },
    enabled: words !== '',
    staleTime: 0,
  })
  const found = search.data?.pages.flatMap(page => page.found) ?? []
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title="Search messages" size="large">
      <Field
        label="Search for"
        type="search"
        value={typed}
        onValueChange={type}
        maxLength={200}
        placeholder="Padrón, or “a whole phrase”"
      />
      {words !== '' && search.isPending && <Skeleton label="Searching" rows={3} />}
      {search.isError && (
        <ErrorBox onRetry={() => void search.refetch()} retrying={search.isFetching}>
          {messageFor(search.error, 'Failed to search')}
        </ErrorBox>
      )}
      <p className={css.none} role="status">
        {search.data && found.length === 0 && 'No message has these words.'}
      </p>
      <ul className={css.found}>
        {found.map(({ channel, message }) => (
          <FoundMessage key={message.id} channel={channel} message={message} onOpen={onClose} />
        ))}
      </ul>
      {search.hasNextPage && (
        <Button working={search.isFetchingNextPage} onClick={() => void search.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Dialog>
  )
}

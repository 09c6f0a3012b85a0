import { XIcon } from '@phosphor-icons/react/X'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatTimeAgo } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { excerptOf } from '#platform/text.rules.ts'
import type { AskedQuestion } from '../ask.contract.ts'
import { plainTextOf } from '../restricted-markdown.rules.ts'
import css from './RecentConversations.module.css'
import { useRemoveAsked } from './use-remove-asked.ts'

interface RecentConversationsProps {
  query: UseQueryResult<{ conversations: AskedQuestion[] }>
  onChoose: (question: string) => void
}

const excerptLength = 110

/** The last ten questions. A press fills the question in again. */
export function RecentConversations({ query, onChoose }: RecentConversationsProps) {
  const { data, error, isPending, isFetching, refetch } = query
  const heading = useRef<HTMLHeadingElement>(null)
  const { removeOne, removeAll } = useRemoveAsked(() => heading.current?.focus())
  const asked = data?.conversations ?? []
  return (
    <aside className={css.recent} aria-labelledby="recent-conversations">
      <header>
        <h2 id="recent-conversations" ref={heading} tabIndex={-1}>
          Recent Conversations
        </h2>
        {asked.length > 0 && (
          <Button look="quiet" size="small" onClick={removeAll}>
            Remove all
          </Button>
        )}
      </header>
      {isPending && <Skeleton label="Loading your conversations" shape="text" />}
      {error && !data && (
        <ErrorBox
          title="Failed to load your conversations"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorBox>
      )}
      {data && asked.length === 0 && (
        <p className={css.empty}>Nothing asked yet. What you ask is kept here.</p>
      )}
      <ul>
        {asked.map(({ id, question, response, stopped, created_at }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(question)}>
              <strong>{question}</strong>
              <span>{excerptOf(plainTextOf(response), excerptLength)}</span>
              <small>
                <time dateTime={created_at}>{formatTimeAgo(created_at)}</time>
                {stopped && ' · Stopped'}
              </small>
            </button>
            <IconButton
              label={`Remove “${excerptOf(question, 60)}”`}
              size="small"
              icon={<XIcon weight="light" />}
              onClick={() => removeOne(id)}
            />
          </li>
        ))}
      </ul>
    </aside>
  )
}

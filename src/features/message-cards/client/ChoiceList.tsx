import type { ReactNode } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './CardDialog.module.css'

export interface ChoicesProps {
  /** With the name that stands in the message until it is sent. */
  onChoose: (id: string, title: string) => void
}

export interface Choice {
  id: string
  title: string
  detail?: ReactNode
  drawing?: ReactNode
}

interface ChoiceListProps extends ChoicesProps {
  choices: readonly Choice[] | undefined
  /** Reads it again after a failure. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  unreadable: string
  /** Said where there is nothing to choose. */
  none: string
}

/** What one press chooses. */
export function ChoiceList({ choices, query, unreadable, none, onChoose }: ChoiceListProps) {
  const { error, isFetching, refetch } = query
  if (!choices && error)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, unreadable)}
      </ErrorBox>
    )
  if (!choices) return <Skeleton label="Loading" rows={4} />
  return (
    <>
      <p className={css.none} role="status">
        {choices.length === 0 && none}
      </p>
      <ul className={css.list}>
        {choices.map(({ id, title, detail, drawing }) => (
          <li key={id}>
            <button type="button" className={css.choice} onClick={() => onChoose(id, title)}>
              {drawing && <span className={css.drawing}>{drawing}</span>}
              <span className={css.words}>
                <b>{title}</b>
                {detail && <span>{detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { managedEventQuery, managedUpcomingQuery } from '../managed-events-query.ts'
import { EventForm } from './EventForm.tsx'
import { copyOf, draftOf, emptyDraft } from './event-draft.ts'

interface EventFormOfProps {
  /** The event that is edited. */
  edit: string | undefined
  /** The event that a new one begins as. */
  copy: string | undefined
}

/** Loads what the form begins with. */
export function EventFormOf({ edit, copy }: EventFormOfProps) {
  const id = edit ?? copy
  const list = useQuery({ ...managedUpcomingQuery, enabled: id === undefined })
  const one = useQuery({
    ...managedEventQuery(id ?? ''),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })
  const { isFetching, error, refetch } = id === undefined ? list : one
  const [now] = useState(() => Date.now())
  if (id === undefined && list.data)
    return <EventForm opened={undefined} start={emptyDraft(list.data.time_zone)} />
  if (one.data) {
    const event = one.data
    if (edit !== undefined) return <EventForm opened={event} start={draftOf(event)} />
    return <EventForm opened={undefined} start={copyOf(event, now)} />
  }
  if (error)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Failed to load the event')}
      </ErrorBox>
    )
  return <Skeleton label="Loading the event" rows={6} />
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { CopyButton } from '#platform/client/ui/CopyButton.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { calendarContract } from '../calendar.contract.ts'
import css from './EventsPage.module.css'

const feedKey = ['calendar-feed'] as const

/** An address that shows a calendar what the member comes to. It is shown once, and can be ended. */
export function CalendarFeed() {
  const queries = useQueryClient()
  const toast = useToast()
  const onError = (failure: Error) =>
    void toast.error(messageFor(failure, 'Failed to change the address. Try again.'), { id: 'calendar' })
  const { data } = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => call(calendarContract.readFeed, {}, { signal }),
  })
  const create = useMutation({
    mutationFn: () => call(calendarContract.createFeed, {}),
    onSuccess: ({ since }) => queries.setQueryData(feedKey, { since }),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => call(calendarContract.removeFeed, {}),
    onSuccess() {
      create.reset()
      queries.setQueryData(feedKey, { since: null })
    },
    onError,
  })
  if (!data) return null
  const address = create.data?.address
  return (
    <section className={css.feed} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">Your calendar</h2>
      <p>
        {data.since === null
          ? 'Your calendar program can follow an address, and then shows the events that you come to.'
          : address
            ? 'Copy it now: it is shown only once. Anybody who has it can read what you come to.'
            : 'Your calendar can follow an address that you made before. A new one ends it.'}
      </p>
      {address && (
        <p className={css.address}>
          <code>{address}</code>
          <CopyButton text={address} label="Copy" />
        </p>
      )}
      <div className={css.feedActions}>
        <Button size="small" working={create.isPending} onClick={() => create.mutate()}>
          {data.since === null ? 'Make an address' : 'Make a new address'}
        </Button>
        {data.since !== null && (
          <Button size="small" look="quiet" working={remove.isPending} onClick={() => remove.mutate()}>
            End the address
          </Button>
        )}
      </div>
    </section>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { type EventTicket, ticketsChanged, ticketsContract } from '../tickets.contract.ts'
import css from './CheckInPage.module.css'
import { describeTimes } from './event-times.ts'
import { partyWords } from './ticket-words.ts'

/** Whose ticket it is, and one button for the door. */
export function ScannedTicket({ code }: { code: string }) {
  const queries = useQueryClient()
  const queryKey = ['event ticket', code] as const
  useLiveRefetch(ticketsChanged, queryKey, { isShared: true })
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(ticketsContract.readTicket, { params: { code } }, { signal }),
    // A code that is none stays none.
    retry: false,
  })
  const change = useMutation({
    mutationFn: (isIn: boolean) =>
      call(isIn ? ticketsContract.checkIn : ticketsContract.undoCheckIn, { params: { code } }),
    onSuccess: ticket => queries.setQueryData(queryKey, ticket),
  })
  if (isPending) return <Skeleton label="Loading the ticket" rows={3} />
  if (error instanceof ApiError && error.code === 'NO_SUCH_TICKET')
    return (
      <p className={css.none} role="alert">
        {error.message} Scan it again, or type the characters under the code.
      </p>
    )
  if (!data)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Failed to load the ticket')}
      </ErrorBox>
    )
  const { title, name, partySize, answer, checkedInAt, arrived, going, isCanceled } = data
  return (
    <section className={css.ticket} aria-labelledby="scanned-ticket">
      <h2 id="scanned-ticket">{name}</h2>
      <p className={css.party}>{partyWords(partySize)}</p>
      <p>
        {title}. {describeTimes(new Date(data.start_time), null, data.time_zone).there}
      </p>
      <div role="status" className={css.state}>
        <TicketState ticket={data} />
        <p>
          {arrived} of {going} checked in
        </p>
      </div>
      {change.isError && <p role="alert">{messageFor(change.error, 'Failed to save. Try again.')}</p>}
      {checkedInAt === null ? (
        answer === 'going' &&
        !isCanceled && (
          <Button look="primary" working={change.isPending} onClick={() => change.mutate(true)}>
            Check in
          </Button>
        )
      ) : (
        <Button working={change.isPending} onClick={() => change.mutate(false)}>
          Undo the check-in
        </Button>
      )}
    </section>
  )
}

function TicketState({ ticket: { answer, checkedInAt, isCanceled } }: { ticket: EventTicket }) {
  if (isCanceled) return <StatusTag tone="danger">The event is canceled</StatusTag>
  if (checkedInAt !== null) {
    const at = new Date(checkedInAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    return <StatusTag tone="ok">Checked in at {at}</StatusTag>
  }
  if (answer === 'going') return <StatusTag tone="ok">Has a place</StatusTag>
  if (answer === 'waitlist') return <StatusTag tone="warn">On the waitlist, without a place</StatusTag>
  return <StatusTag tone="danger">Said that they do not come</StatusTag>
}

import { CheckIcon } from '@phosphor-icons/react/Check'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MessageCard } from '#features/chat/card.contract.ts'
import { canceledQuery } from '#features/events/client/canceled-query.ts'
import { describeTimes } from '#features/events/client/event-times.ts'
import { upcomingQuery } from '#features/events/client/events-query.ts'
import { useAnswer } from '#features/events/client/use-answer.ts'
import type { LoungeEvent } from '#features/events/events.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Attachment } from '#platform/client/ui/chat/Attachment.tsx'
import { DateBlock } from '#platform/client/ui/events/DateBlock.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import css from './MessageCard.module.css'

/** When and where, and the reader's answer while the event is to come; or that it is canceled, since whenever that is so. */
export function EventCard({ card }: { card: Extract<MessageCard, { kind: 'event' }> }) {
  const now = useNow(60_000)
  const { id, title, startsAt, timeZone, location } = card
  const event = useQuery(upcomingQuery).data?.events.find(each => each.id === id)
  const isCanceled = useQuery(canceledQuery).data?.ids.includes(id) ?? false
  const isToCome = Date.parse(startsAt) > now
  const times = describeTimes(new Date(startsAt), null, timeZone)
  return (
    <Attachment
      drawing={<DateBlock date={times.day} />}
      title={
        <Link to="/lounge/events" className={css.link}>
          {title}
        </Link>
      }
      detail={[times.there, location].filter(Boolean).join(', ')}
      action={
        isCanceled ? (
          <StatusTag tone="danger">Canceled</StatusTag>
        ) : (
          event && isToCome && <EventAnswer event={event} />
        )
      }
    />
  )
}

function EventAnswer({ event }: { event: LoungeEvent }) {
  const { answer } = useAnswer(event)
  const isComing = event.own !== null && event.own.answer !== 'notGoing'
  return (
    <Button
      size="small"
      icon={isComing && <CheckIcon weight="bold" />}
      aria-pressed={isComing}
      aria-label={`${event.own?.answer === 'waitlist' ? 'On the waitlist' : 'Going'}: ${event.title}`}
      onClick={() => void answer({ answer: isComing ? 'notGoing' : 'going', partySize: 1 })}
    >
      {event.own?.answer === 'waitlist' ? 'On the waitlist' : 'Going'}
    </Button>
  )
}

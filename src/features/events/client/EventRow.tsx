import { CalendarPlusIcon } from '@phosphor-icons/react/CalendarPlus'
import type { ReactNode } from 'react'
import { addressOf } from '#platform/client/api.ts'
import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { DateBlock } from '#platform/client/ui/events/DateBlock.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { eventsContract, type LoungeEvent } from '../events.contract.ts'
import { AnswerControls } from './AnswerControls.tsx'
import { EventCover } from './EventCover.tsx'
import css from './EventRow.module.css'
import { describeTimes, startsIn } from './event-times.ts'
import { Guests } from './Guests.tsx'
import { TicketButton } from './TicketButton.tsx'

interface EventRowProps {
  event: LoungeEvent
  now: number
  /** Its action is that of the page. */
  isNext: boolean
  /** What only staff sees. */
  staffAction?: ReactNode
}

/** What happens, when and where, who comes, and the member's answer. A past one takes no answer, nor does a canceled one. */
export function EventRow({ event, now, isNext, staffAction }: EventRowProps) {
  const { title, description, location, start_time, end_time, time_zone, cover_id, cover_text } = event
  const times = describeTimes(new Date(start_time), end_time === null ? null : new Date(end_time), time_zone)
  return (
    <li
      className={css.row}
      data-canceled={event.cancelled_at !== null || undefined}
      data-cover={cover_id !== null || undefined}
    >
      <DateBlock date={times.day} />
      {cover_id !== null && <EventCover id={cover_id} text={cover_text} />}
      <div className={css.text}>
        <h2>{title}</h2>
        <p className={css.when}>
          {times.there}
          {times.here && <span>{times.here} where you are</span>}
        </p>
        {location && <p className={css.where}>{location}</p>}
        {description && <p className={css.description}>{description}</p>}
        {event.cancelled_at === null && <Guests event={event} />}
      </div>
      <div className={css.side}>
        {event.cancelled_at === null ? (
          <EventActions event={event} now={now} isNext={isNext} />
        ) : (
          <>
            <StatusTag tone="danger">Canceled</StatusTag>
            <CalendarLink event={event} />
          </>
        )}
        {staffAction}
      </div>
    </li>
  )
}

function EventActions({ event, now, isNext }: Omit<EventRowProps, 'staffAction'>) {
  const { rsvp_link } = event
  const start = new Date(event.start_time)
  const look = isNext ? 'primary' : 'secondary'
  return (
    <>
      <p className={css.starts}>{startsIn(start, now)}</p>
      <TicketButton event={event} />
      {start.getTime() > now && (
        <>
          {rsvp_link !== null && (
            <ButtonLink look={look} href={rsvp_link} target="_blank" rel="noopener noreferrer">
              RSVP Now
            </ButtonLink>
          )}
          <AnswerControls event={event} look={rsvp_link === null ? look : 'secondary'} />
          <CalendarLink event={event} />
        </>
      )}
    </>
  )
}

/** A canceled event is marked as such in the calendar that opens the file. */
function CalendarLink({ event: { id, title } }: { event: LoungeEvent }) {
  return (
    <ButtonLink
      look="quiet"
      size="small"
      icon={<CalendarPlusIcon weight="light" />}
      href={addressOf(eventsContract.downloadEvent, { params: { id } })}
      download
      aria-label={`Add ${title} to a calendar`}
    >
      Add to a calendar
    </ButtonLink>
  )
}

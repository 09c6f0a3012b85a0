import { CalendarPlusIcon } from '@phosphor-icons/react/CalendarPlus'
import { addressOf } from '#platform/client/api.ts'
import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { DateBlock } from '#platform/client/ui/events/DateBlock.tsx'
import { eventsContract, type LoungeEvent } from '../events.contract.ts'
import { AnswerControls } from './AnswerControls.tsx'
import css from './EventRow.module.css'
import { describeTimes, startsIn } from './event-times.ts'
import { Guests } from './Guests.tsx'
import { TicketButton } from './TicketButton.tsx'

interface EventRowProps {
  event: LoungeEvent
  now: number
  /** Its action is that of the page. */
  isNext: boolean
}

/** What happens, when and where, who comes, and the member's answer. A past one takes no answer. */
export function EventRow({ event, now, isNext }: EventRowProps) {
  const { id, title, description, location, rsvp_link, start_time, end_time, time_zone } = event
  const start = new Date(start_time)
  const times = describeTimes(start, end_time === null ? null : new Date(end_time), time_zone)
  const look = isNext ? 'primary' : 'secondary'
  const hasBegun = start.getTime() <= now
  return (
    <li className={css.row}>
      <DateBlock date={times.day} />
      <div className={css.text}>
        <h2>{title}</h2>
        <p className={css.when}>
          {times.there}
          {times.here && <span>{times.here} where you are</span>}
        </p>
        {location && <p className={css.where}>{location}</p>}
        {description && <p className={css.description}>{description}</p>}
        <Guests event={event} />
      </div>
      <div className={css.side}>
        <p className={css.starts}>{startsIn(start, now)}</p>
        <TicketButton event={event} />
        {!hasBegun && (
          <>
            {rsvp_link !== null && (
              <ButtonLink look={look} href={rsvp_link} target="_blank" rel="noopener noreferrer">
                RSVP Now
              </ButtonLink>
            )}
            <AnswerControls event={event} look={rsvp_link === null ? look : 'secondary'} />
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
          </>
        )}
      </div>
    </li>
  )
}

import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { excerptOf } from '#platform/text.rules.ts'
import { type AnswerToTell, findPromoted, findToRemind, noteTold } from './event-notices.store.ts'
import { serverTimeZone } from './to-event.ts'

interface Services {
  database: Pick<Database, 'owner'>
  notify: Notify
}

const href = '/dashboard/events'
/** A notice has at most 200 characters in its title. */
const maxTitleLength = 120

/** Notifies those who got a place from the waiting list. A notice that fails is sent with the next call. */
export async function tellPromoted({ database, notify }: Services): Promise<void> {
  for (const answer of await findPromoted(database)) {
    await notify(answer.memberId, {
      kind: 'events',
      // Who gives a place back may get another one later.
      key: `promoted ${answer.eventId} ${answer.promotedAt?.toISOString()}`,
      title: `You have a place: ${excerptOf(answer.title, maxTitleLength)}`,
      body: `${whenAndWhere(answer)} Tell the lounge if you cannot come.`,
      href,
    })
    await noteTold(database, 'told_at', answer)
  }
}

/** Once for each answer, within the day before the event. */
export async function remindOfEvents({ database, notify }: Services, now = new Date()): Promise<void> {
  for (const answer of await findToRemind(database, now)) {
    await notify(answer.memberId, {
      kind: 'events',
      key: `reminder ${answer.eventId} ${answer.startTime.toISOString()}`,
      title: `Soon: ${excerptOf(answer.title, maxTitleLength)}`,
      body: whenAndWhere(answer),
      href,
    })
    await noteTold(database, 'reminded_at', answer)
  }
}

function whenAndWhere({ startTime, timeZone, location }: AnswerToTell): string {
  const when = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone ?? serverTimeZone(),
  }).format(startTime)
  return `${when}${location ? `, ${location}` : ''}.`
}

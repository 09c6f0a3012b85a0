import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import { excerptOf } from '#platform/text.rules.ts'
import {
  findDueReminders,
  findPromotion,
  markNotified,
  type PendingEventNotice,
} from './event-notices.store.ts'

interface Services {
  database: Pick<Database, 'service'>
  notify: Notify
}

const href = '/dashboard/events'
/** A notice has at most 200 characters in its title. */
const maxTitleLength = 120

/** Of a place from the waiting list, once for each time that they got one. */
export async function notifyPromoted(
  { database, notify }: Services,
  answer: Pick<PendingEventNotice, 'eventId' | 'memberId'>,
): Promise<void> {
  const promotion = await findPromotion(database, answer)
  if (!promotion) return
  await notify(promotion.memberId, {
    kind: 'events',
    // A member who gives a place back may get another one later.
    key: `promoted ${promotion.eventId} ${promotion.promotedAt?.toISOString()}`,
    title: `You have a place: ${excerptOf(promotion.title, maxTitleLength)}`,
    body: `${whenAndWhere(promotion)} Tell the lounge if you cannot come.`,
    href,
  })
  await markNotified(database, 'told_at', promotion)
}

/** Once for each answer, within the day before the event. */
export async function remindOfEvents({ database, notify }: Services, now = new Date()): Promise<void> {
  for (const answer of await findDueReminders(database, now)) {
    await notify(answer.memberId, {
      kind: 'events',
      key: `reminder ${answer.eventId} ${answer.startTime.toISOString()}`,
      title: `Soon: ${excerptOf(answer.title, maxTitleLength)}`,
      body: whenAndWhere(answer),
      href,
    })
    await markNotified(database, 'reminded_at', answer)
  }
}

export function whenAndWhere({
  startTime,
  timeZone,
  location,
}: Pick<PendingEventNotice, 'startTime' | 'timeZone' | 'location'>): string {
  const when = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone ?? siteTimeZone(),
  }).format(startTime)
  return `${when}${location ? `, ${location}` : ''}.`
}

import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import { countWord, excerptOf } from '#platform/text.rules.ts'
import { type AnswerToChanged, findAnswersTo } from './event-change-notices.store.ts'
import { whenAndWhere } from './event-notices.ts'
import type { EventNotice } from './notify-of-event-change.job.ts'

interface Services {
  database: Pick<Database, 'service'>
  notify: Notify
}

const href = '/dashboard/events'
/** A notice has at most 200 characters in its title. */
const maxTitleLength = 120
/** Further days are counted. */
const maxDays = 6
const heads = { moved: 'Moved', canceled: 'Canceled', restored: 'On again' } as const

/** Each member who comes or waits once, however many events of a series changed at once. */
export async function notifyOfEventChange(
  { database, notify }: Services,
  { change, events }: EventNotice,
): Promise<void> {
  const sequences = new Map(events.map(({ id, sequence }) => [id, sequence]))
  const answers = await findAnswersTo(database, [...sequences.keys()])
  const current = answers.filter(answer => isCurrent(change, answer, sequences.get(answer.eventId)))
  const byMember = new Map<string, AnswerToChanged[]>()
  for (const answer of current)
    byMember.set(answer.memberId, [...(byMember.get(answer.memberId) ?? []), answer])
  const [first] = events
  for (const [memberId, changed] of byMember)
    await notify(memberId, {
      kind: 'events',
      key: `${change} ${first!.id} ${first!.sequence}`,
      ...textOf(change, changed),
      href,
    })
}

/** What has changed once more meanwhile has a notice of its own. */
function isCurrent(
  change: EventNotice['change'],
  { isCanceled, sequence }: AnswerToChanged,
  atChange: number | undefined,
): boolean {
  if (change === 'canceled') return isCanceled
  return !isCanceled && (change === 'restored' || sequence === atChange)
}

function textOf(
  change: EventNotice['change'],
  changed: readonly AnswerToChanged[],
): { title: string; body: string } {
  const [first] = changed
  const name = `${heads[change]}: ${excerptOf(first!.title, maxTitleLength)}`
  if (changed.length > 1)
    return { title: `${name}, ${countWord(changed.length)} evenings`, body: `${daysOf(changed)}.` }
  const when = whenAndWhere(first!)
  const body = {
    moved: `Now ${when} Tell the lounge if you cannot come.`,
    canceled: `It would have been ${when}`,
    restored: `${when} Your answer stands.`,
  } as const
  return { title: name, body: body[change] }
}

function daysOf(changed: readonly AnswerToChanged[]): string {
  const days = changed.slice(0, maxDays).map(({ startTime, timeZone }) =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: timeZone ?? siteTimeZone(),
    }).format(startTime),
  )
  const more = changed.length - days.length
  return `${days.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

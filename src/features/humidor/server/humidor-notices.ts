import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { humidorHref } from '#features/climate/server/humidor-href.ts'
import type { Notify, RecipientsOf } from '#features/notifications/server/open-notifications.ts'
import { calendarOf } from '#platform/calendar.rules.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import type { StoredItem } from './humidor.tables.ts'
import { findRestedItems } from './rested-items.store.ts'

interface Services {
  notify: Notify
  recipientsOf: RecipientsOf
  timeZoneOf(memberId: string): Promise<string>
  log: Log
}

/** A notice has at most 200 characters in its title. */
const maxNameLength = 160

/** One notice for each cigar and date, on that date where the member lives. A date that was past when the cigar was added is no news. */
export async function runRemindOfRested(
  {
    database,
    notify,
    recipientsOf,
    timeZoneOf,
  }: Pick<Services, 'notify' | 'recipientsOf' | 'timeZoneOf'> & {
    database: Pick<Database, 'service'>
  },
  now = new Date(),
): Promise<void> {
  const calendars = new Map<string, (time: Date) => string>()
  const rested = await findRestedItems(database, dayOf(now))
  for (const { id, memberId, agingUntil, createdAt, ...item } of rested) {
    const dayThere = calendars.get(memberId) ?? calendarOf(await timeZoneOf(memberId))
    calendars.set(memberId, dayThere)
    if (dayThere(now) < agingUntil || dayThere(createdAt) > agingUntil) continue
    for (const recipient of await recipientsOf(memberId))
      await notify(recipient, {
        kind: 'aging',
        key: `aging ${id} ${agingUntil}`,
        title: `${nameOf(item)} has rested`,
        body: 'It has reached the date you set.',
        href: humidorHref(memberId),
      })
  }
}

/** At most once a day for each cigar. The change is saved by now, so a failure is only logged. */
export async function nudgeLowStock(
  { notify, recipientsOf, log }: Pick<Services, 'notify' | 'recipientsOf' | 'log'>,
  memberId: string,
  item: StoredItem,
): Promise<void> {
  const { id, quantity, low_at } = item
  if (low_at === null || quantity > low_at) return
  const name = nameOf({ brand: item.brand, cigarName: item.cigar_name })
  try {
    for (const recipient of await recipientsOf(memberId))
      await notify(recipient, {
        kind: 'stock',
        key: `stock ${id} ${dayOf(new Date())}`,
        title: quantity === 0 ? `The last ${name} is gone` : `${name} is running low`,
        body: quantity === 0 ? 'None are left.' : `${quantity} ${quantity === 1 ? 'is' : 'are'} left.`,
        href: humidorHref(memberId),
      })
  } catch (failure) {
    log.warn({ err: failure }, 'a member was not told that a cigar runs low')
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

function nameOf({ brand, cigarName }: { brand: string; cigarName: string }): string {
  const name = fullCigarName({ brand, line: cigarName })
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name
}

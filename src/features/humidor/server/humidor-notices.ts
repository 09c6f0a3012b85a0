import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import { calendarOf } from '#platform/calendar.rules.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import type { StoredItem } from './humidor.tables.ts'
import { findRestedItems } from './rested-items.store.ts'

interface Services {
  notify: Notify
  timeZoneOf(memberId: string): Promise<string>
  log: Log
}

const href = '/dashboard/humidor'
/** A notice has at most 200 characters in its title. */
const maxNameLength = 160

/** One notice for each cigar and date, on that date where the member lives. A date that was past when the cigar was added is no news. */
export async function runRemindOfRested(
  {
    database,
    notify,
    timeZoneOf,
  }: Pick<Services, 'notify' | 'timeZoneOf'> & {
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
    await notify(memberId, {
      kind: 'aging',
      key: `aging ${id} ${agingUntil}`,
      title: `${nameOf(item)} has rested`,
      body: 'It has reached the date you set.',
      href,
    })
  }
}

/** At most once a day for each cigar. The change is saved by now, so a failure is only logged. */
export async function nudgeLowStock(
  { notify, log }: Pick<Services, 'notify' | 'log'>,
  memberId: string,
  item: StoredItem,
): Promise<void> {
  const { id, quantity, low_at } = item
  if (low_at === null || quantity > low_at) return
  const name = nameOf({ brand: item.brand, cigarName: item.cigar_name })
  try {
    await notify(memberId, {
      kind: 'stock',
      key: `stock ${id} ${dayOf(new Date())}`,
      title: quantity === 0 ? `The last ${name} is gone` : `${name} is running low`,
      body: quantity === 0 ? 'None are left.' : `${quantity} ${quantity === 1 ? 'is' : 'are'} left.`,
      href,
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

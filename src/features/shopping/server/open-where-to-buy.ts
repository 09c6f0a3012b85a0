import { wantsAffiliateLinks } from '#features/settings/server/wants-affiliate-links.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Caller } from '#platform/server/http/callers.ts'
import type { Log } from '#platform/server/log.ts'
import type { Retailer } from '../shopping.contract.ts'
import { openRetailerStore } from './retailers.store.ts'

/** Who asks is only asked where it matters. */
export type WhoAsks = () => Promise<Pick<Caller, 'memberId'>>

export interface WhereToBuy {
  /** The shops of the house, as they are stored. */
  all(): Promise<Retailer[]>
  replace(wanted: readonly Retailer[]): Promise<Retailer[]>
  /** Those that may be shown to whoever asks: a visitor sees them, a member where they want such links. Never throws. */
  shownTo(whoAsks: WhoAsks): Promise<readonly Retailer[]>
}

interface Known {
  retailers: Promise<Retailer[]>
  readAt: number
}

/** Another node hears of a change by looking again. */
const knownForMilliseconds = 30_000

interface Services {
  database: Pick<Database, 'orm' | 'inTransaction'>
  log: Log
  now?: () => number
}

/** Where to buy is asked for each result and each page, and set once a year: it is known by heart between two looks. */
export function openWhereToBuy({ database, log, now = Date.now }: Services): WhereToBuy {
  const store = openRetailerStore(database)
  let known: Known | undefined
  const remember = (retailers: Promise<Retailer[]>) => {
    const reading = { retailers, readAt: now() }
    known = reading
    retailers.catch(() => {
      if (known === reading) known = undefined
    })
    return retailers
  }
  const recall = () =>
    known && now() - known.readAt < knownForMilliseconds ? known.retailers : remember(store.list())
  return {
    all: () => remember(store.list()),
    async replace(wanted) {
      await store.replace(wanted)
      // Not what was sent: somebody may have saved others a moment later.
      return remember(store.list())
    },
    async shownTo(whoAsks) {
      try {
        const retailers = await recall()
        if (retailers.length === 0) return retailers
        const { memberId } = await whoAsks()
        return !memberId || (await wantsAffiliateLinks(database, memberId)) ? retailers : []
      } catch (failure) {
        log.warn({ err: failure }, 'Where to buy could not be read; the page goes out without')
        return []
      }
    },
  }
}

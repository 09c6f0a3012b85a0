import { wantsAffiliateLinks } from '#features/member/server/wants-affiliate-links.ts'
import type { Actor } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Caller } from '#platform/server/http/callers.ts'
import type { Log } from '#platform/server/log.ts'
import type { Retailer } from '../shopping.contract.ts'
import { openRetailerStore } from './retailers.store.ts'

/** Lazy, because most requests do not need the caller. */
export type CallerLookup = () => Promise<Pick<Caller, 'memberId'>>

export interface WhereToBuy {
  all(): Promise<Retailer[]>
  replace(retailers: readonly Retailer[], by: Actor): Promise<Retailer[]>
  /** All shops for a visitor, and for a member unless they switched affiliate links off. Never throws. */
  listFor(lookUpCaller: CallerLookup): Promise<readonly Retailer[]>
}

interface CachedList {
  retailers: Promise<Retailer[]>
  readAt: number
}

/** Other nodes see a change after this time. */
const cacheMilliseconds = 30_000

interface Services {
  database: Pick<Database, 'orm' | 'inTransaction' | 'service' | 'runAsMember'>
  log: Log
  now?: () => number
}

/** Caches the list: every result and page reads it, and it hardly ever changes. */
export function openWhereToBuy({ database, log, now = Date.now }: Services): WhereToBuy {
  const store = openRetailerStore(database)
  let cached: CachedList | undefined
  const cache = (retailers: Promise<Retailer[]>) => {
    const entry = { retailers, readAt: now() }
    cached = entry
    retailers.catch(() => {
      if (cached === entry) cached = undefined
    })
    return retailers
  }
  const readCached = () =>
    cached && now() - cached.readAt < cacheMilliseconds ? cached.retailers : cache(store.list())
  return {
    all: () => cache(store.list()),
    async replace(retailers, by) {
      await store.replace(retailers, by)
      // Reads again, because another admin may have saved since.
      return cache(store.list())
    },
    async listFor(lookUpCaller) {
      try {
        const retailers = await readCached()
        if (retailers.length === 0) return retailers
        const { memberId } = await lookUpCaller()
        return !memberId || (await wantsAffiliateLinks(database, memberId)) ? retailers : []
      } catch (failure) {
        log.warn({ err: failure }, 'The shops could not be read; the page has no shop links')
        return []
      }
    },
  }
}

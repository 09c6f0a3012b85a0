import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProcedureInput } from '#platform/api.contract.ts'
import { call } from '#platform/client/api.ts'
import { dayOf } from '#platform/client/day.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { createOptimisticQueue, useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type PairingStatus, type SavedPairing, vaultContract } from '../vault.contract.ts'
import { rememberBefore } from './before-tonight.ts'
import { useVaultEvents } from './use-vault-events.ts'
import { ownFactsOf, vaultCache } from './vault-cache.ts'
import { changesQueueId, type OwnFacts, type SavedState, savedStateQuery } from './vault-queries.ts'

/** A status comes with its day. */
type OwnChanges = Partial<OwnFacts>

export type PairingToSave = ProcedureInput<typeof vaultContract.savePairing>['body']

/** Saves, removes and restores. Each throws when the server refuses, so that the page reports it in its own words. */
export interface SavedPairings {
  save: (pairing: PairingToSave) => Promise<SavedPairing & { isNew: boolean }>
  remove: (id: string) => Promise<void>
  /** As had today, on the member's calendar. */
  markTried: (id: string) => Promise<void>
  /** If the pairing was saved again meanwhile, the restored one is that row, with an id of its own. */
  restore: (id: string) => Promise<SavedPairing>
}

/** Finishes also after the page was left. A removed pairing is hidden at once, and shown again on a failure. */
export function useSavedPairings(): SavedPairings {
  return savedPairings(useQueryClient())
}

/**
 * A change is shown at once; a failure restores what was confirmed. `reportFailure` gets its message where the page has
 * a place of its own for it; otherwise a toast shows it.
 */
export function useSavedPairing(id: string, reportFailure?: (message: string) => void) {
  const queries = useQueryClient()
  const toast = useToast()
  const report = reportFailure ?? (message => toast.error(message, { id: `change-${id}` }))
  const send = useOptimisticQueue(changesQueue(queries, id), failure =>
    report(messageFor(failure, 'Your change wasn’t saved. Try again.')),
  )
  /** Resolves with whether it was saved. */
  const change = (changes: OwnChanges) => send(changes).finally(() => void vaultCache(queries).markStale())
  const { remove, restore } = savedPairings(queries)
  return {
    change,
    rate: (rating: number | null) => void change({ rating }),
    /** `tried` means today, on the member's calendar. */
    setStatus(status: PairingStatus): Promise<boolean> {
      if (status !== 'tried') return change({ status, tried_on: null })
      rememberBefore(id, vaultCache(queries).factsOf(id))
      return change({ status, tried_on: dayOf(new Date()) })
    },
    remove: () => remove(id),
    restore: () => restore(id),
  }
}

/** Undefined unless `vaultCache` follows this pairing. */
export function useSavedState(id: string | undefined): SavedState | undefined {
  useVaultEvents()
  return useQuery(savedStateQuery(id ?? '')).data
}

function savedPairings(queries: QueryClient): SavedPairings {
  const cache = vaultCache(queries)
  async function hideDuring<Reply>(id: string, isRemoved: boolean, send: () => Promise<Reply>) {
    await cache.cancelReads()
    cache.changeRows(id, { isRemoved })
    try {
      const reply = await send()
      // A list read in the meantime may still have the previous state.
      cache.change(id, { isRemoved })
      return reply
    } catch (failure) {
      cache.changeRows(id, { isRemoved: !isRemoved })
      throw failure
    }
  }
  return {
    async save(pairing) {
      const saved = await call(vaultContract.savePairing, { body: pairing })
      void cache.refetchLists()
      return saved
    },
    async markTried(id) {
      const before = cache.factsOf(id)
      const body = { status: 'tried', tried_on: dayOf(new Date()) } as const
      const row = await call(vaultContract.changePairing, { params: { id }, body })
      rememberBefore(id, before)
      cache.change(id, ownFactsOf(row))
      void cache.markStale()
    },
    async remove(id) {
      try {
        await hideDuring(id, true, () => call(vaultContract.deletePairing, { params: { id } }))
      } finally {
        void cache.markStale()
      }
    },
    async restore(id) {
      const restored = await hideDuring(id, false, () =>
        call(vaultContract.restorePairing, { params: { id } }),
      )
      void cache.refetchLists()
      return restored
    },
  }
}

/** Arrow keys may change the rating five times a second. */
function changesQueue(queries: QueryClient, id: string) {
  const cache = vaultCache(queries)
  return createOptimisticQueue({
    id: changesQueueId(id),
    queryKey: ['vault'],
    read: () => cache.factsOf(id),
    write: (_, facts: OwnFacts) => cache.change(id, facts),
    apply: (facts, changes: OwnChanges) => ({ ...facts, ...changes }),
    // The server clears the day of a status that has none.
    send: ({ tried_on, own_notes, ...changes }) => {
      const words = own_notes !== undefined && { own_notes: own_notes ?? '' }
      const body = { ...changes, ...(tried_on && { tried_on }), ...words }
      return call(vaultContract.changePairing, { params: { id }, body })
    },
    confirm: (_, row) => ownFactsOf(row),
  })
}

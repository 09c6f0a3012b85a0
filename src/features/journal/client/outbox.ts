import { ApiError, call } from '#platform/client/api.ts'
import { journalContract, type NewEntry } from '../journal.contract.ts'
import { outboxKey as keyOf } from './outbox-key.ts'

export interface WaitingEntry {
  entry: NewEntry & { id: string; smokedAt: string }
  /** Why the server refused it for good; null while it is only waiting. */
  problem: string | null
}

type Entries = readonly WaitingEntry[]

const listeners = new Set<() => void>()
const none: Entries = []
let latest = { text: '', entries: none }

/** Entries that are written and not sent yet, the oldest first. The same list until it changes. */
export function readOutbox(memberId: string): Entries {
  const text = localStorage.getItem(keyOf(memberId)) ?? ''
  if (text !== latest.text) latest = { text, entries: parse(text) }
  return latest.entries
}

export function subscribeOutbox(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** At the end, or in the place of another one. Throws if the browser has no space for it. */
export function addToOutbox(memberId: string, entry: WaitingEntry['entry'], replaces = entry.id): void {
  const added = { entry, problem: null }
  const present = readOutbox(memberId)
  const isThere = present.some(waiting => waiting.entry.id === replaces)
  write(
    memberId,
    isThere ? present.map(each => (each.entry.id === replaces ? added : each)) : [...present, added],
  )
}

export function removeFromOutbox(memberId: string, id: string): void {
  write(memberId, without(memberId, id))
}

let sending: Promise<Error | undefined> | undefined

/**
 * Sends what waits, one after another. An entry that was sent before makes no second one, because it has its id. Resolves
 * with the failure that ended it, if one did: then the rest waits.
 */
export async function sendOutbox(memberId: string): Promise<Error | undefined> {
  // What was added while it ran is not sent for certain.
  while (sending) await sending
  sending = sendAll(memberId).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(memberId: string): Promise<Error | undefined> {
  const next = () => readOutbox(memberId).find(({ problem }) => problem === null)?.entry
  for (let entry = next(); entry; entry = next()) {
    try {
      await call(journalContract.addEntry, { body: entry })
      removeFromOutbox(memberId, entry.id)
    } catch (failure) {
      if (!isRefused(failure)) return failure as Error
      noteProblem(memberId, entry.id, failure.message)
    }
  }
  return undefined
}

/** For good: the same entry would be refused again. */
function isRefused(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && [400, 404, 409, 413, 422].includes(failure.status)
}

function noteProblem(memberId: string, id: string, problem: string): void {
  write(
    memberId,
    readOutbox(memberId).map(each => (each.entry.id === id ? { ...each, problem } : each)),
  )
}

function without(memberId: string, id: string): WaitingEntry[] {
  return readOutbox(memberId).filter(({ entry }) => entry.id !== id)
}

function write(memberId: string, entries: Entries): void {
  if (entries.length === 0) localStorage.removeItem(keyOf(memberId))
  else localStorage.setItem(keyOf(memberId), JSON.stringify(entries))
  for (const listener of listeners) listener()
}

function parse(text: string): Entries {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isWaiting) : none
  } catch {
    return none
  }
}

/** What an earlier version stored in another shape is left out. */
function isWaiting(stored: Partial<WaitingEntry> | null): stored is WaitingEntry {
  const { id, cigar, notes } = stored?.entry ?? {}
  return [id, cigar, notes].every(text => typeof text === 'string')
}

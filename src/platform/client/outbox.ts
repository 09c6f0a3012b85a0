import { ApiError } from './api.ts'
import { live } from './live.ts'
import { outboxKey } from './outbox-keys.ts'

export interface Waiting<Entry> {
  entry: Entry
  /** Why the server refused it for good; null while it is only waiting. */
  problem: string | null
}

interface OutboxOptions<Entry, Answer> {
  /** Part of its keys, so another one for each outbox. */
  name: string
  /** Has to be harmless when it is repeated: what arrived without an answer is sent again. */
  send: (entry: Entry) => Promise<Answer>
  /** What an earlier version stored in another shape is left out. */
  isEntry: (stored: unknown) => stored is Entry
}

export interface Outbox<Entry, Answer = unknown> {
  name: string
  /** What is written and not sent yet, the oldest first. The same list until it changes. */
  read: (memberId: string) => readonly Waiting<Entry>[]
  /** The last attempt ended with a failure, and what waits is sent again later. */
  hasFailed: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Calls back with each entry that this tab has sent, before it leaves the list: so it can be shown without a break. */
  onSent: (listener: (entry: Entry, answer: Answer) => void) => () => void
  /** At the end, or in the place of another one. Throws if the browser has no space for it. */
  add: (memberId: string, entry: Entry, replaces?: string) => void
  remove: (memberId: string, id: string) => void
  /** A refused one waits again. */
  retry: (memberId: string, id: string) => void
  /**
   * Sends what waits, one after another. Resolves with the failure that ended it, if one did: then the rest waits. Where
   * the server says when to try again, that is done by itself.
   */
  sendAll: (memberId: string) => Promise<Error | undefined>
}

/** Keeps on this device, also over a reload, what could not be sent yet. */
export function createOutbox<Entry extends { id: string }, Answer>(
  options: OutboxOptions<Entry, Answer>,
): Outbox<Entry, Answer> {
  const { name, send, isEntry } = options
  const keyOf = (memberId: string) => outboxKey(name, memberId)
  type List = readonly Waiting<Entry>[]
  const listeners = new Set<() => void>()
  const sentListeners = new Set<(entry: Entry, answer: Answer) => void>()
  const none: List = []
  let latest = { text: '', list: none }
  let sending: Promise<Error | undefined> | undefined
  let hasFailed = false
  let again: ReturnType<typeof setTimeout> | undefined

  const isWaiting = (stored: Partial<Waiting<Entry>> | null): stored is Waiting<Entry> =>
    isEntry(stored?.entry)
  function parse(text: string): List {
    try {
      const stored: unknown = JSON.parse(text)
      return Array.isArray(stored) ? stored.filter(isWaiting) : none
    } catch {
      return none
    }
  }
  function read(memberId: string): List {
    const text = localStorage.getItem(keyOf(memberId)) ?? ''
    if (text !== latest.text) latest = { text, list: parse(text) }
    return latest.list
  }
  function write(memberId: string, list: List): void {
    if (list.length === 0) localStorage.removeItem(keyOf(memberId))
    else localStorage.setItem(keyOf(memberId), JSON.stringify(list))
    for (const listener of listeners) listener()
  }
  const without = (memberId: string, id: string) => read(memberId).filter(({ entry }) => entry.id !== id)
  const note = (memberId: string, id: string, problem: string | null) =>
    write(
      memberId,
      read(memberId).map(each => (each.entry.id === id ? { ...each, problem } : each)),
    )

  async function sendWaiting(memberId: string): Promise<Error | undefined> {
    const next = () => read(memberId).find(({ problem }) => problem === null)?.entry
    for (let entry = next(); entry; entry = next()) {
      try {
        const answer = await send(entry)
        for (const listener of sentListeners) listener(entry, answer)
        write(memberId, without(memberId, entry.id))
      } catch (failure) {
        if (!isRefused(failure)) return failure as Error
        note(memberId, entry.id, failure.message)
      }
    }
    return undefined
  }

  async function sendAll(memberId: string): Promise<Error | undefined> {
    // What was added while it ran is not sent for certain.
    while (sending) await sending
    clearTimeout(again)
    sending = inOneTab(keyOf(memberId), () => sendWaiting(memberId)).finally(() => {
      sending = undefined
    })
    const failure = await sending
    hasFailed = failure !== undefined
    const seconds = failure instanceof ApiError ? failure.retryAfterSeconds : undefined
    if (seconds !== undefined) again = setTimeout(() => void sendAll(memberId), seconds * 1000)
    for (const listener of listeners) listener()
    return failure
  }

  return {
    name,
    read,
    hasFailed: () => hasFailed,
    subscribe(listener) {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
    onSent(listener) {
      sentListeners.add(listener)
      return () => sentListeners.delete(listener)
    },
    add(memberId, entry, replaces = entry.id) {
      const added = { entry, problem: null }
      const present = read(memberId)
      const isThere = present.some(waiting => waiting.entry.id === replaces)
      write(
        memberId,
        isThere ? present.map(each => (each.entry.id === replaces ? added : each)) : [...present, added],
      )
    },
    remove: (memberId, id) => write(memberId, without(memberId, id)),
    retry: (memberId, id) => note(memberId, id, null),
    sendAll,
  }
}

/** Each tab follows the same list: without a lock, two of them send all of it. */
function inOneTab<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  // Browsers have no locks over plain http. What is sent twice is stored once there, too.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(name, run) : run()
}

/** For good: the same would be refused again. */
function isRefused(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(failure.status)
}

const retryMilliseconds = 20_000
const followed = new Set<string>()

/** Sends what waits now, and again when there may be a connection, until the document is closed. */
export function followOutbox(
  outbox: Pick<Outbox<unknown>, 'name' | 'read' | 'sendAll'>,
  memberId: string,
): void {
  const key = outboxKey(outbox.name, memberId)
  if (followed.has(key)) return
  followed.add(key)
  const send = () => {
    if (outbox.read(memberId).length > 0) void outbox.sendAll(memberId)
  }
  addEventListener('online', send)
  live.onResync(send)
  setInterval(send, retryMilliseconds)
  send()
}

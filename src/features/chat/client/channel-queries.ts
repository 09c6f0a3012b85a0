import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type ChannelLog, lastSeqOf, withChanges, withEarlier, withLater } from '../channel-log.rules.ts'
import { type ChatChannel, channelsContract } from '../channels.contract.ts'
import { type ChatMessage, chatContract, maxPageSize } from '../chat.contract.ts'

/** Messages of one call while missed ones are read. */
const batch = 200

export const channelsQuery = queryOptions({
  queryKey: ['chat', 'channels'] as const,
  queryFn: ({ signal }) => call(channelsContract.listChannels, {}, { signal }),
})

/** Begins with the latest messages; what comes later is added to it, and never read anew. */
export const logQuery = (name: string) =>
  queryOptions({
    queryKey: ['chat', 'log', name] as const,
    async queryFn({ signal }): Promise<ChannelLog> {
      const page = await call(chatContract.listMessages, { params: { name }, query: {} }, { signal })
      return { messages: page.messages, hasEarlier: page.more, lastChange: page.lastChange }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const pinsQuery = (name: string) =>
  queryOptions({
    queryKey: ['chat', 'pins', name] as const,
    queryFn: ({ signal }) => call(chatContract.listPins, { params: { name } }, { signal }),
    staleTime: 0,
  })

interface CatchUp {
  running: Promise<void>
  next?: Promise<void>
}

const catchUps = new Map<string, CatchUp>()

/**
 * Reads what was missed: messages after the last one, and changes after the last one. One at a time for a channel; a call
 * during one is followed by another, which also sees what came after the first had read.
 */
export function catchUp(queries: QueryClient, name: string): Promise<void> {
  const present = catchUps.get(name)
  if (present) {
    present.next ??= present.running.catch(() => undefined).then(() => catchUp(queries, name))
    return present.next
  }
  const running = readMissed(queries, name).finally(() => catchUps.delete(name))
  catchUps.set(name, { running })
  return running
}

async function readMissed(queries: QueryClient, name: string): Promise<void> {
  const { queryKey } = logQuery(name)
  const current = () => queries.getQueryData(queryKey)
  for (let more = true; more; ) {
    const log = current()
    if (!log) return
    const query = { after: lastSeqOf(log), limit: batch }
    const page = await call(chatContract.listMessages, { params: { name }, query })
    more = page.more
    queries.setQueryData(queryKey, known => known && withLater(known, page.messages).log)
  }
  for (let more = true; more; ) {
    const log = current()
    if (!log) return
    const query = { after: log.lastChange }
    const page = await call(chatContract.listChanges, { params: { name }, query })
    more = page.more
    queries.setQueryData(queryKey, known => known && withChanges(known, page.messages, page.lastChange))
  }
}

/** A channel as it is after it was read or muted. */
export function receiveChannel(queries: QueryClient, channel: ChatChannel): void {
  queries.setQueryData(
    channelsQuery.queryKey,
    known => known && { channels: known.channels.map(each => (each.name === channel.name ? channel : each)) },
  )
}

/** A message that arrived, live or as the answer to one that was sent. */
export function receiveMessage(queries: QueryClient, name: string, message: ChatMessage): void {
  const { queryKey } = logQuery(name)
  const log = queries.getQueryData(queryKey)
  if (!log) return
  const { log: next, isMissing } = withLater(log, [message])
  queries.setQueryData(queryKey, next)
  // Fails with the connection, and is repeated when there is one again.
  if (isMissing) catchUp(queries, name).catch(() => undefined)
}

export function receiveChange(queries: QueryClient, name: string, message: ChatMessage): void {
  queries.setQueryData(logQuery(name).queryKey, log => log && withChanges(log, [message]))
  // Read again only while they are shown.
  void queries.invalidateQueries({ queryKey: pinsQuery(name).queryKey })
}

/** Several messages have changed at once: a log that is known reads them. */
export function receiveChanges(queries: QueryClient, name: string): void {
  catchUp(queries, name).catch(() => undefined)
  void queries.invalidateQueries({ queryKey: pinsQuery(name).queryKey })
}

export async function loadEarlier(queries: QueryClient, name: string, limit?: number): Promise<void> {
  const { queryKey } = logQuery(name)
  const before = queries.getQueryData(queryKey)?.messages[0]?.seq
  if (before === undefined) return
  const query = limit === undefined ? { before } : { before, limit }
  const page = await call(chatContract.listMessages, { params: { name }, query })
  queries.setQueryData(queryKey, log => log && withEarlier(log, page))
}

/** Reads back to a message, so that it is shown in its place. */
export async function loadBackTo(queries: QueryClient, name: string, seq: number): Promise<void> {
  for (;;) {
    const log = queries.getQueryData(logQuery(name).queryKey)
    if (!log?.hasEarlier || (log.messages[0]?.seq ?? 0) <= seq) return
    await loadEarlier(queries, name, maxPageSize)
  }
}

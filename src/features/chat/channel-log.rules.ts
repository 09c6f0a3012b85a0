import type { ChatMessage } from './chat.contract.ts'

/** What a page knows of a channel: messages one after another without a gap, oldest first. */
export interface ChannelLog {
  messages: readonly ChatMessage[]
  hasEarlier: boolean
  /** The number of the latest change that the messages hold. */
  lastChange: number
}

interface Page {
  messages: readonly ChatMessage[]
  more: boolean
}

export const lastSeqOf = ({ messages }: ChannelLog) => messages.at(-1)?.seq ?? 0

export function withEarlier(log: ChannelLog, page: Page): ChannelLog {
  const first = log.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  const earlier = page.messages.filter(({ seq }) => seq < first)
  return { ...log, messages: [...earlier, ...log.messages], hasEarlier: page.more }
}

/**
 * With messages that have arrived, in whatever order and however often. Those behind a gap are left out: `isMissing`
 * says that what comes after the last one has to be read.
 */
export function withLater(
  log: ChannelLog,
  arrived: readonly ChatMessage[],
): { log: ChannelLog; isMissing: boolean } {
  const messages = [...log.messages]
  let isMissing = false
  for (const message of arrived.toSorted((one, other) => one.seq - other.seq)) {
    const next = (messages.at(-1)?.seq ?? 0) + 1
    if (message.seq === next) messages.push(message)
    else if (message.seq > next) isMissing = true
  }
  return { log: messages.length === log.messages.length ? log : { ...log, messages }, isMissing }
}

/** With messages as they are after a change, unless a later change of them is known already. */
export function withChanges(
  log: ChannelLog,
  changed: readonly ChatMessage[],
  lastChange = log.lastChange,
): ChannelLog {
  const bySeq = new Map(changed.map(message => [message.seq, message]))
  const messages = log.messages.map(message => {
    const later = bySeq.get(message.seq)
    return later && later.change >= message.change ? later : message
  })
  return { ...log, messages, lastChange: Math.max(log.lastChange, lastChange) }
}

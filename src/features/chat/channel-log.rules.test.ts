import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChannelLog, lastSeqOf, withChanges, withEarlier, withLater } from './channel-log.rules.ts'
import type { ChatMessage } from './chat.contract.ts'

const message = (seq: number, content = `Number ${seq}`): ChatMessage => ({
  id: `id-${seq}`,
  seq,
  authorId: 'ada',
  authorName: 'Ada',
  authorPictureUrl: null,
  authorRole: null,
  isArturo: false,
  content,
  createdAt: '2026-11-28T20:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  change: 0,
  reactions: {},
  replyTo: null,
  mentions: [],
  pinnedAt: null,
  card: null,
})
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const logOf = (from: number, to: number): ChannelLog => ({
  messages: range(from, to),
  hasEarlier: from > 1,
  lastChange: 0,
})
const seqsOf = ({ messages }: ChannelLog) => messages.map(({ seq }) => seq)

test('a message that arrives is shown once, at the end', () => {
  const { log, isMissing } = withLater(logOf(3, 5), [message(6), message(6), message(5), message(2)])
  expect([seqsOf(log), isMissing]).toEqual([[3, 4, 5, 6], false])
})

test('a message behind a gap waits until what is between is read', () => {
  const seen = withLater(logOf(3, 5), [message(8)])
  expect([seqsOf(seen.log), seen.isMissing]).toEqual([[3, 4, 5], true])
  expect(seqsOf(withLater(seen.log, range(6, 8)).log)).toEqual([3, 4, 5, 6, 7, 8])
})

test('the first message of an empty channel is its number 1', () => {
  const empty: ChannelLog = { messages: [], hasEarlier: false, lastChange: 0 }
  expect(withLater(empty, [message(1)])).toEqual({
    log: { ...empty, messages: [message(1)] },
    isMissing: false,
  })
  expect(withLater(empty, [message(4)]).isMissing).toBe(true)
})

test('messages that arrive in any order and any number of times make one log without a gap', () => {
  const arrivals = fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }), { maxLength: 12 })
  fc.assert(
    fc.property(arrivals, groups => {
      let log = logOf(1, 2)
      for (const group of groups)
        log = withLater(
          log,
          group.map(seq => message(seq)),
        ).log
      expect(seqsOf(log)).toEqual(Array.from({ length: log.messages.length }, (_, index) => index + 1))
      // What the server has is read at last, as after a gap.
      const { log: whole, isMissing } = withLater(log, range(lastSeqOf(log) + 1, 12))
      expect([lastSeqOf(whole), isMissing]).toEqual([12, false])
    }),
  )
})

test('earlier messages come before the first one', () => {
  const log = withEarlier(logOf(4, 5), { messages: range(1, 4), more: false })
  expect([seqsOf(log), log.hasEarlier]).toEqual([[1, 2, 3, 4, 5], false])
})

test('a change replaces the message and adds none', () => {
  const log = withChanges(logOf(1, 3), [message(2, 'Edited'), message(9, 'Elsewhere')], 7)
  expect(log.messages.map(({ content }) => content)).toEqual(['Number 1', 'Edited', 'Number 3'])
  expect(log.lastChange).toBe(7)
  expect(withChanges(log, [message(2, 'Again')]).lastChange).toBe(7)
})

test('of the changes of a message the latest is shown, in whatever order they arrive', () => {
  const arrivals = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })
  fc.assert(
    fc.property(arrivals, changes => {
      const log = changes.reduce(
        (known, change) => withChanges(known, [{ ...message(2, `Change ${change}`), change }], change),
        logOf(1, 3),
      )
      const latest = Math.max(...changes)
      expect([log.messages[1]!.content, log.lastChange]).toEqual([`Change ${latest}`, latest])
    }),
  )
})

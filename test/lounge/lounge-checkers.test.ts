import { expect, it, test } from 'vitest'
import { checkHistory, countViolations, type Violations } from './lounge-checkers.ts'
import type { Acknowledgement, LoungeHistory, PlacedMessage } from './lounge-history.ts'

const at = (seq: number, id = `m${seq}`): PlacedMessage => ({ id, seq })
const acknowledged = (seq: number, changes: Partial<Acknowledgement> = {}): Acknowledgement => ({
  ...at(seq),
  memberId: 'ada',
  attempts: 1,
  askedAt: 1_000,
  at: 1_100,
  ...changes,
})
const good: LoungeHistory = {
  acknowledged: [acknowledged(1), acknowledged(2), acknowledged(3), acknowledged(3)],
  tabs: [
    { name: 'first tab of Ada', memberId: 'ada', shown: [at(1), at(2), at(3)], lastReceivedAt: 2_000 },
    {
      name: 'tab of Grace, who came later',
      memberId: 'grace',
      shown: [at(1), at(2), at(3)],
      lastReceivedAt: 0,
    },
  ],
  stored: [at(1), at(2), at(3)],
  bans: [],
}
const withTab = (shown: PlacedMessage[]): LoungeHistory => ({
  ...good,
  tabs: [good.tabs[0]!, { ...good.tabs[1]!, shown }],
})

it('finds nothing in a history where each message is at its one place', () => {
  expect(countViolations(checkHistory(good))).toBe(0)
})

test.each<[string, keyof Violations, LoungeHistory]>([
  ['acknowledged and not stored', 'lost', { ...good, stored: [at(1), at(2)] }],
  ['not shown in the middle', 'lost', withTab([at(1), at(3)])],
  ['not shown at the end', 'lost', withTab([at(1), at(2)])],
  ['stored twice', 'doubled', { ...good, stored: [...good.stored, at(4, 'm3')] }],
  ['shown twice', 'doubled', withTab([at(1), at(2), at(2), at(3)])],
  [
    'acknowledged at two places',
    'doubled',
    { ...good, acknowledged: [...good.acknowledged, acknowledged(4, { id: 'm3' })] },
  ],
  ['shown in another order', 'disordered', withTab([at(1), at(3), at(2)])],
  ['shown at the place of another one', 'disordered', withTab([at(1), at(2, 'm3'), at(3, 'm2')])],
  ['stored with a gap', 'disordered', { ...good, stored: [at(1), at(2), at(4, 'm3')] }],
  [
    'acknowledged at the place of another one',
    'disordered',
    { ...good, acknowledged: [acknowledged(2, { id: 'm1' })] },
  ],
  [
    'accepted after a ban',
    'afterBan',
    {
      ...good,
      acknowledged: [acknowledged(1, { askedAt: 6_001 })],
      bans: [{ memberId: 'ada', at: 1_000 }],
    },
  ],
  [
    'received after a ban',
    'afterBan',
    {
      ...good,
      tabs: [{ ...good.tabs[0]!, lastReceivedAt: 6_001 }],
      bans: [{ memberId: 'ada', at: 1_000 }],
    },
  ],
])('a message that is %s is a violation', (_, kind, history) => {
  expect(checkHistory(history)[kind].length).toBeGreaterThan(0)
})

it('lets a tab of a banned member end early, in order', () => {
  const bans = [{ memberId: 'grace', at: 1_000 }]
  expect(countViolations(checkHistory({ ...withTab([at(1)]), bans }))).toBe(0)
  expect(checkHistory({ ...withTab([at(2), at(1)]), bans }).disordered).not.toEqual([])
})

import { expect, it } from 'vitest'
import { ensureBuild } from '../ensure-build.ts'
import { checkHistory } from './lounge-checkers.ts'
import { runLounge } from './run-lounge.ts'

it('loses and doubles no message, keeps the order and ends with a ban, while the server is killed and the link fails', async () => {
  ensureBuild()
  const { history, kills } = await runLounge({ clients: 4, messages: 40, killEvery: 1_500, seed: 9 })
  expect(checkHistory(history)).toEqual({ lost: [], doubled: [], disordered: [], afterBan: [] })
  // Faults that hit no member would prove nothing.
  expect(history.acknowledged.some(({ attempts }) => attempts > 1)).toBe(true)
  expect(kills).toBeGreaterThan(0)
  expect(new Set(history.acknowledged.map(({ id }) => id)).size).toBeGreaterThanOrEqual(3 * 40)
  // A busy machine starts a killed server anew for longer than it then runs.
}, 900_000)

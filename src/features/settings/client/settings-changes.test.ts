import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Me, MemberSettings } from '../settings.contract.ts'
import { changeSettingsOn, type SettingsChanges } from './settings-changes.ts'
import { meQuery } from './use-me.ts'
import { usualSettings } from './usual-settings.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with two switches, and a house that answers when it is told to. */
function openPage(settings: MemberSettings) {
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  queries.setQueryData(meQuery.queryKey, { id: 'ada', settings } as Me)
  const asked: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(answer => asked.push(answer)))
  return {
    shown: () => queries.getQueryData(meQuery.queryKey)?.settings,
    change(changes: SettingsChanges) {
      const button = new MutationObserver(queries, changeSettingsOn(queries))
      return button.mutate(changes).catch(() => undefined)
    },
    async answer(nth: number, answer: Response) {
      await vi.waitFor(() => expect(asked.length).toBeGreaterThan(nth))
      asked[nth]!(answer)
    },
  }
}

const no = () => new Response('{"error":"No","code":"NO","requestId":""}', { status: 500 })
const before = { ...usualSettings, reduce_motion: false, theme: 'dark' } as MemberSettings

test('two quick changes of one setting that both fail end at what the house has', async () => {
  const { change, answer, shown } = openPage(before)
  const changes = [change({ reduce_motion: true }), change({ reduce_motion: false })]
  for (const nth of [0, 1]) await answer(nth, no())
  await Promise.all(changes)
  expect(shown()).toEqual(before)
})

test('a change that fails leaves a later one on screen until that is answered', async () => {
  const { change, answer, shown } = openPage(before)
  const first = change({ reduce_motion: true })
  const second = change({ theme: 'light' })
  await answer(0, no())
  await first
  expect(shown()).toEqual({ ...before, theme: 'light' })
  await answer(1, Response.json({ ...before, theme: 'light' }))
  await second
  expect(shown()).toEqual({ ...before, theme: 'light' })
})

test('a change that fails after another was kept goes back to what was kept', async () => {
  const { change, answer, shown } = openPage(before)
  const kept = change({ reduce_motion: true })
  const lost = change({ reduce_motion: false })
  await answer(0, Response.json({ ...before, reduce_motion: true }))
  await kept
  expect(shown()?.reduce_motion).toBe(false)
  await answer(1, no())
  await lost
  expect(shown()?.reduce_motion).toBe(true)
})

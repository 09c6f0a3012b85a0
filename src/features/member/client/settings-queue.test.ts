import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '#test/wait-for.ts'
import { defaultSettings, type Me, type MemberSettings } from '../member.contract.ts'
import { type SettingsChanges, settingsQueue } from './settings-queue.ts'
import { meQuery } from './use-me.ts'

afterEach(() => vi.unstubAllGlobals())

/** A settings page whose requests stay open until the test answers them. */
function openPage(settings: MemberSettings) {
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  queries.setQueryData(meQuery.queryKey, { id: 'ada', settings } as Me)
  const requests: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(respond => requests.push(respond)))
  return {
    shown: () => queries.getQueryData(meQuery.queryKey)?.settings,
    change(changes: SettingsChanges) {
      const observer = new MutationObserver(queries, settingsQueue(queries))
      return observer.mutate(changes).catch(() => undefined)
    },
    async answer(nth: number, response: Response) {
      await waitFor(() => expect(requests.length).toBeGreaterThan(nth))
      requests[nth]!(response)
    },
  }
}

const serverError = () => new Response('{"error":"No","code":"NO","requestId":""}', { status: 500 })
const before = { ...defaultSettings, reduce_motion: false, theme: 'dark' } as MemberSettings

test('two quick changes of one setting that both fail end at the saved value', async () => {
  const { change, answer, shown } = openPage(before)
  const changes = [change({ reduce_motion: true }), change({ reduce_motion: false })]
  for (const nth of [0, 1]) await answer(nth, serverError())
  await Promise.all(changes)
  expect(shown()).toEqual(before)
})

test('a failed change leaves a later one on screen until its response arrives', async () => {
  const { change, answer, shown } = openPage(before)
  const first = change({ reduce_motion: true })
  const second = change({ theme: 'light' })
  await answer(0, serverError())
  await first
  expect(shown()).toEqual({ ...before, theme: 'light' })
  await answer(1, Response.json({ ...before, theme: 'light' }))
  await second
  expect(shown()).toEqual({ ...before, theme: 'light' })
})

test('a change that fails after another was saved goes back to the saved value', async () => {
  const { change, answer, shown } = openPage(before)
  const saved = change({ reduce_motion: true })
  const failed = change({ reduce_motion: false })
  await answer(0, Response.json({ ...before, reduce_motion: true }))
  await saved
  expect(shown()?.reduce_motion).toBe(false)
  await answer(1, serverError())
  await failed
  expect(shown()?.reduce_motion).toBe(true)
})

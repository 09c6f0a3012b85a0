import type { WebSocket } from '@fastify/websocket'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { silentLog } from '#test/database.ts'
import { browser, join, type Person, signIn } from '#test/people.ts'
import { openLive } from './open-live.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp()
})
afterAll(() => house.close())

const ours = 'http://localhost:80'
const cookieOf = ({ cookies }: Pick<Person, 'cookies'>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A tab of this browser, with what it was told and how it was shown out. */
async function openTab(headers: Record<string, string>) {
  const told: unknown[] = []
  const tab = { told, farewell: undefined as number | undefined, socket: undefined as unknown as WebSocket }
  tab.socket = await house.app.injectWS(
    '/api/live',
    // Without a connection of its own the request would not know that it came over plain http.
    { headers: { host: 'localhost:80', ...headers }, socket: { remoteAddress: '127.0.0.1' } } as never,
    {
      onInit: socket => {
        socket.on('message', frame => told.push(JSON.parse(String(frame))))
        socket.on('close', code => {
          tab.farewell = code
        })
      },
    },
  )
  return tab
}
const tabOf = (person: Person) => openTab({ origin: ours, cookie: cookieOf(person) })

describe('A socket is opened', () => {
  test('by a page of ours with a good session', async () => {
    const grace = await join(house, 'grace')
    const tab = await tabOf(grace)
    await grace.ask('PATCH', '/api/profile', { full_name: 'Grace' })
    await vi.waitFor(() => expect(tab.told).toEqual([{ kind: 'user-updated' }]))
    tab.socket.terminate()
  })

  test.each([
    ['another site', 'https://evil.example'],
    ['a name that begins like ours', 'http://localhost:80.evil.example'],
    ['another scheme', 'https://localhost:80'],
    ['a page without a name', 'null'],
    ['no page at all', undefined],
  ])('not by %s, whatever the cookie', async (_, origin) => {
    const person = await join(house, `visitor-${String(origin).replace(/\W/g, '')}`)
    await expect(openTab({ ...(origin && { origin }), cookie: cookieOf(person) })).rejects.toThrow('403')
  })

  test('not by a stranger', async () => {
    await expect(openTab({ origin: ours })).rejects.toThrow('401')
  })

  test('and closed when somebody writes into it', async () => {
    const tab = await tabOf(await join(house, 'writer'))
    tab.socket.send('{"kind":"presence","of":"somebody else"}')
    await vi.waitFor(() => expect(tab.farewell).toBe(1008))
  })
})

describe('What happens to one member', () => {
  test('is told in all tabs of that member and in nobody else’s', async () => {
    const [ada, linus] = [await join(house, 'ada'), await join(house, 'linus')]
    const tabs = [await tabOf(ada), await tabOf(ada), await tabOf(linus)]
    await ada.ask('PATCH', '/api/settings', { theme: 'light' })
    await vi.waitFor(() => expect(tabs.map(({ told }) => told.length)).toEqual([1, 1, 0]))
    for (const { socket } of tabs) socket.terminate()
  })
})

describe('An open tab is shown out', () => {
  test('at once when its session signs out, and another session’s tab stays', async () => {
    const alan = await join(house, 'alan')
    const phone = { ...alan, ...(await anotherBrowser(alan)) }
    const [here, there] = [await tabOf(alan), await tabOf(phone)]
    await alan.ask('POST', '/api/auth/sign-out')
    await vi.waitFor(() => expect(here.farewell).toBe(4401))
    expect(there.farewell).toBeUndefined()
    there.socket.terminate()
  })

  test('within seconds when the session is ended where nobody tells us', async () => {
    const ken = await join(house, 'ken')
    const tab = await tabOf(ken)
    await house.database.owner.query('delete from sessions where user_id = $1', [ken.id])
    await vi.waitFor(() => expect(tab.farewell).toBe(4401), { timeout: 6_000 })
  })

  test('when a member opens more tabs than anybody reads', async () => {
    const edsger = await join(house, 'edsger')
    const tabs: Awaited<ReturnType<typeof tabOf>>[] = []
    for (let count = 0; count < 13; count += 1) tabs.push(await tabOf(edsger))
    await vi.waitFor(() => expect(tabs.at(-1)!.farewell).toBe(4429))
    expect(tabs.slice(0, -1).map(({ farewell }) => farewell)).toEqual(Array(12).fill(undefined))
    for (const { socket } of tabs) socket.terminate()
  })
})

async function anotherBrowser(person: Person) {
  const own = browser(house)
  await signIn({ ...person, ...own })
  return own
}

test('When the house closes, tabs are told to come back, and one that does not answer is not waited for', async () => {
  const closing = await startApp()
  const hopper = await join(closing, 'hopper')
  const headers = { host: 'localhost:80', origin: ours, cookie: cookieOf(hopper) }
  let farewell: number | undefined
  await closing.app.injectWS('/api/live', { headers, socket: { remoteAddress: '127.0.0.1' } } as never, {
    onInit: socket => {
      socket.on('close', code => {
        farewell = code
      })
    },
  })
  const began = performance.now()
  await closing.close()
  await vi.waitFor(() => expect(farewell).toBe(1012))
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('A tab that does not answer at the end is cut off', async () => {
  const live = openLive({ log: silentLog, findGood: async () => new Set(), farewellMilliseconds: 20 })
  const did: string[] = []
  const socket = { on: () => socket, close: () => did.push('close'), terminate: () => did.push('terminate') }
  live.welcome(socket as unknown as WebSocket, { memberId: 'a', sessionId: 'b', isAdmin: false })
  live.close()
  await vi.waitFor(() => expect(did).toEqual(['close', 'terminate']))
})

import type { WebSocket } from '@fastify/websocket'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { silentLog } from '#test/database.ts'
import { cookieOf, openTab as openTabIn, openTabOf, ownOrigin } from '#test/live-tab.ts'
import { browser, join, type Person, signIn } from '#test/people.ts'
import { openLive } from './open-live.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startApp()
})
afterAll(() => testApp.close())

const openTab = (headers: Record<string, string>) => openTabIn(testApp, headers)
const tabOf = (person: Person) => openTabOf(testApp, person)

describe('A socket', () => {
  test('is accepted from our own page with a valid session', async () => {
    const grace = await join(testApp, 'grace')
    const tab = await tabOf(grace)
    await grace.ask('PATCH', '/api/profile', { full_name: 'Grace' })
    await vi.waitFor(() => expect(tab.events).toEqual([{ kind: 'user-updated' }]))
    tab.socket.terminate()
  })

  test.each([
    ['another site', 'https://evil.example'],
    ['an origin that starts like ours', 'http://localhost:80.evil.example'],
    ['another scheme', 'https://localhost:80'],
    ['an opaque origin', 'null'],
    ['no origin', undefined],
  ])('is rejected from %s, even with a valid cookie', async (_, origin) => {
    const person = await join(testApp, `visitor-${String(origin).replace(/\W/g, '')}`)
    await expect(openTab({ ...(origin && { origin }), cookie: cookieOf(person) })).rejects.toThrow('403')
  })

  test('is rejected without a session', async () => {
    await expect(openTab({ origin: ownOrigin })).rejects.toThrow('401')
  })

  test('is closed when the client sends a message', async () => {
    const tab = await tabOf(await join(testApp, 'writer'))
    tab.socket.send('{"kind":"presence","of":"another"}')
    await vi.waitFor(() => expect(tab.closeCode).toBe(1008))
  })
})

describe('An event of a member', () => {
  test('is sent to all tabs of that member and to no other member', async () => {
    const [ada, linus] = [await join(testApp, 'ada'), await join(testApp, 'linus')]
    const tabs = [await tabOf(ada), await tabOf(ada), await tabOf(linus)]
    await ada.ask('PATCH', '/api/settings', { theme: 'light' })
    await vi.waitFor(() => expect(tabs.map(({ events }) => events.length)).toEqual([1, 1, 0]))
    for (const { socket } of tabs) socket.terminate()
  })
})

describe('An open tab is disconnected', () => {
  test('at once when its session signs out, but not a tab of another session', async () => {
    const alan = await join(testApp, 'alan')
    const phone = { ...alan, ...(await anotherBrowser(alan)) }
    const [signedOutTab, otherTab] = [await tabOf(alan), await tabOf(phone)]
    await alan.ask('POST', '/api/auth/sign-out')
    await vi.waitFor(() => expect(signedOutTab.closeCode).toBe(4401))
    expect(otherTab.closeCode).toBeUndefined()
    otherTab.socket.terminate()
  })

  test('within seconds when its session is deleted in the database', async () => {
    const ken = await join(testApp, 'ken')
    const tab = await tabOf(ken)
    await testApp.database.owner.query('delete from sessions where user_id = $1', [ken.id])
    await vi.waitFor(() => expect(tab.closeCode).toBe(4401), { timeout: 6_000 })
  })

  test('when a member opens too many tabs', async () => {
    const edsger = await join(testApp, 'edsger')
    const tabs: Awaited<ReturnType<typeof tabOf>>[] = []
    for (let count = 0; count < 13; count += 1) tabs.push(await tabOf(edsger))
    await vi.waitFor(() => expect(tabs.at(-1)!.closeCode).toBe(4429))
    expect(tabs.slice(0, -1).map(({ closeCode }) => closeCode)).toEqual(Array(12).fill(undefined))
    for (const { socket } of tabs) socket.terminate()
  })
})

async function anotherBrowser(person: Person) {
  const session = browser(testApp)
  await signIn({ ...person, ...session })
  return session
}

test('On shutdown tabs get the code for a restart, and one that does not answer does not delay it', async () => {
  const stoppingApp = await startApp()
  const hopper = await join(stoppingApp, 'hopper')
  const tab = await openTabOf(stoppingApp, hopper)
  const startedAt = performance.now()
  await stoppingApp.close()
  await vi.waitFor(() => expect(tab.closeCode).toBe(1012))
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test('A tab that does not answer the close is terminated', async () => {
  const live = openLive({ log: silentLog, findValidSessions: async () => new Set(), closeMilliseconds: 20 })
  const calls: string[] = []
  const socket = {
    on: () => socket,
    close: () => calls.push('close'),
    terminate: () => calls.push('terminate'),
  }
  live.addConnection(socket as unknown as WebSocket, { memberId: 'a', sessionId: 'b', isAdmin: false })
  live.close()
  await vi.waitFor(() => expect(calls).toEqual(['close', 'terminate']))
})

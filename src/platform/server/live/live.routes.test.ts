import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { cookieOf, openTab as openTabIn, openTabOf, ownOrigin } from '#test/live-tab.ts'
import { browser, createMember, signIn, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startApp()
})
afterAll(() => testApp.close())

const openTab = (headers: Record<string, string>) => openTabIn(testApp, headers)
const tabOf = (person: TestMember) => openTabOf(testApp, person)

describe('A socket', () => {
  test('is accepted from our own page with a valid session', async () => {
    const grace = await createMember(testApp, 'grace')
    const tab = await tabOf(grace)
    await grace.request('PATCH', '/api/profile', { full_name: 'Grace' })
    await waitFor(() => expect(tab.events).toEqual([{ kind: 'user-updated' }]))
    tab.socket.terminate()
  })

  test.each([
    ['another site', 'https://evil.example'],
    ['an origin that starts like ours', 'http://localhost:80.evil.example'],
    ['another scheme', 'https://localhost:80'],
    ['an opaque origin', 'null'],
    ['no origin', undefined],
  ])('is rejected from %s, even with a valid cookie', async (_, origin) => {
    const person = await createMember(testApp, `visitor-${String(origin).replace(/\W/g, '')}`)
    await expect(openTab({ ...(origin && { origin }), cookie: cookieOf(person) })).rejects.toThrow('403')
  })

  test('is rejected without a session', async () => {
    await expect(openTab({ origin: ownOrigin })).rejects.toThrow('401')
  })

  test('is closed when the client sends a message', async () => {
    const tab = await tabOf(await createMember(testApp, 'writer'))
    tab.socket.send('{"kind":"presence","of":"another"}')
    await waitFor(() => expect(tab.closeCode).toBe(1008))
  })
})

describe('A handshake over the network', () => {
  let address: URL
  let person: TestMember
  beforeAll(async () => {
    address = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }))
    person = await createMember(testApp, 'radia')
  })

  /** The head of the answer to an upgrade. */
  const upgrade = (path: string, { version = 13, origin = address.origin } = {}) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: Number(address.port) })
      let text = ''
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
      socket.on('data', chunk => {
        text += chunk
        if (text.startsWith('HTTP/1.1 101')) socket.destroy()
      })
      const head = [
        `GET ${path} HTTP/1.1`,
        `Host: ${address.host}`,
        `Origin: ${origin}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        `Sec-WebSocket-Version: ${version}`,
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        `Cookie: ${cookieOf(person)}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
    })

  test('succeeds at the live address from our own page', async () => {
    expect(await upgrade('/api/live')).toMatch(/^HTTP\/1\.1 101 /)
  })

  test.each(['/', '/api/me', '/api/health', '/api/docs', '/nothing', '/dashboard'])(
    'is refused at %s without being answered, and the connection closes',
    async path => {
      for (const origin of [address.origin, 'https://evil.example'])
        expect(await upgrade(path, { origin })).toMatch(/^HTTP\/1\.1 404 /)
    },
  )

  test('is refused from another site before it is answered', async () => {
    expect(await upgrade('/api/live', { origin: 'https://evil.example' })).toMatch(/^HTTP\/1\.1 403 /)
  })

  test('of another version is refused with the version that is spoken', async () => {
    expect(await upgrade('/api/live', { version: 8 })).toMatch(
      /^HTTP\/1\.1 426 .*\r\nsec-websocket-version: 13\r\n/is,
    )
  })
})

test('A flood of pings ends the connection, and answers to heartbeats do not', async () => {
  const tab = await tabOf(await createMember(testApp, 'flooder'))
  for (let count = 0; count < 5; count += 1) tab.socket.pong()
  tab.socket.ping()
  expect(tab.closeCode).toBeUndefined()
  for (let count = 0; count < 100; count += 1) tab.socket.ping()
  await waitFor(() => expect(tab.closeCode).toBe(1008))
})

describe('An event of a member', () => {
  test('is sent to all tabs of that member and to no other member', async () => {
    const [ada, linus] = [await createMember(testApp, 'ada'), await createMember(testApp, 'linus')]
    const tabs = [await tabOf(ada), await tabOf(ada), await tabOf(linus)]
    await ada.request('PATCH', '/api/settings', { theme: 'light' })
    await waitFor(() => expect(tabs.map(({ events }) => events.length)).toEqual([1, 1, 0]))
    for (const { socket } of tabs) socket.terminate()
  })
})

describe('An open tab is disconnected', () => {
  test('at once when its session signs out, but not a tab of another session', async () => {
    const alan = await createMember(testApp, 'alan')
    const phone = { ...alan, ...(await anotherBrowser(alan)) }
    const [signedOutTab, otherTab] = [await tabOf(alan), await tabOf(phone)]
    await alan.request('POST', '/api/auth/sign-out')
    await waitFor(() => expect(signedOutTab.closeCode).toBe(4401))
    expect(otherTab.closeCode).toBeUndefined()
    otherTab.socket.terminate()
  })

  test('within seconds when its session is deleted in the database', async () => {
    const ken = await createMember(testApp, 'ken')
    const tab = await tabOf(ken)
    await testApp.database.owner.query('delete from sessions where user_id = $1', [ken.id])
    await waitFor(() => expect(tab.closeCode).toBe(4401), { timeout: 6_000 })
  })

  test('within seconds when its session has expired, with a code of its own', async () => {
    const barbara = await createMember(testApp, 'barbara')
    const tab = await tabOf(barbara)
    await testApp.database.owner.query('update sessions set expires_at = now() where user_id = $1', [
      barbara.id,
    ])
    await waitFor(() => expect(tab.closeCode).toBe(4440), { timeout: 6_000 })
  })

  test('when a member opens too many tabs', async () => {
    const edsger = await createMember(testApp, 'edsger')
    const tabs: Awaited<ReturnType<typeof tabOf>>[] = []
    for (let count = 0; count < 13; count += 1) tabs.push(await tabOf(edsger))
    await waitFor(() => expect(tabs.at(-1)!.closeCode).toBe(4429))
    expect(tabs.slice(0, -1).map(({ closeCode }) => closeCode)).toEqual(Array(12).fill(undefined))
    for (const { socket } of tabs) socket.terminate()
  })
})

async function anotherBrowser(person: TestMember) {
  const session = browser(testApp)
  await signIn({ ...person, ...session })
  return session
}

test('On shutdown tabs get the code for a restart', async () => {
  const stoppingApp = await startApp()
  const hopper = await createMember(stoppingApp, 'hopper')
  const tab = await openTabOf(stoppingApp, hopper)
  await stoppingApp.close()
  await waitFor(() => expect(tab.closeCode).toBe(1012))
})

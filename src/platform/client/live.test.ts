import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = []
  isClosed = false
  constructor() {
    super()
    FakeSocket.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
  receive(kind: string) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ kind }) }))
  }
  closeWith(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const ignore = () => undefined
const handlers = { onSessionEnded: ignore, onSessionExpired: ignore, onConnectFailed: ignore }

const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' })
let page = newPage()
const sockets = FakeSocket.opened

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  sockets.length = 0
  page = newPage()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://lounge.test/dashboard' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const { live } = await import('./live.ts')
  live.start(handlers)
  sockets[0]!.dispatchEvent(new Event('open'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a connection without a message for a minute is closed and replaced', () => {
  vi.advanceTimersByTime(59_000)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(sockets[0]!.isClosed).toBe(true)
  expect(sockets).toHaveLength(2)
})

test('a connection with heartbeats stays open', () => {
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(25_000)
    sockets[0]!.receive('beat')
  }
  expect(sockets).toHaveLength(1)
})

test.each(['visibilitychange', 'online'])(
  'after a long sleep, %s opens a new connection at once',
  eventName => {
    page.dispatchEvent(new Event(eventName))
    expect(sockets).toHaveLength(1)
    vi.setSystemTime(Date.now() + 3_600_000)
    page.dispatchEvent(new Event(eventName))
    expect(sockets).toHaveLength(2)
  },
)

test('what others change is read again after every connection, the first one included', async () => {
  vi.resetModules()
  const { live } = await import('./live.ts')
  const [ofOthers, ofMember] = [vi.fn(), vi.fn()]
  live.onOpen(ofOthers)
  live.onResync(ofMember)
  live.start(handlers)
  const socket = sockets.at(-1)!
  socket.dispatchEvent(new Event('open'))
  expect([ofOthers.mock.calls.length, ofMember.mock.calls.length]).toEqual([1, 0])
  socket.closeWith(1006)
  vi.advanceTimersByTime(1_000)
  expect(sockets.at(-1)).not.toBe(socket)
  sockets.at(-1)!.dispatchEvent(new Event('open'))
  expect([ofOthers.mock.calls.length, ofMember.mock.calls.length]).toEqual([2, 1])
})

test.each([4401, 4440])(
  'a tab whose session was ended or has expired does not reconnect by itself (%i)',
  code => {
    sockets[0]!.closeWith(code)
    vi.advanceTimersByTime(300_000)
    page.dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(1)
  },
)

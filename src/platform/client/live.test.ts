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
  hear(kind: string) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ kind }) }))
  }
  end(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' })
let page = newPage()
const sockets = FakeSocket.opened

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  sockets.length = 0
  page = newPage()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://house.test/dashboard' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const { live } = await import('./live.ts')
  live.start({ onSessionEnded: () => undefined, onRefused: () => undefined })
  sockets[0]!.dispatchEvent(new Event('open'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a connection that says nothing for a minute is closed, and another one is opened', () => {
  vi.advanceTimersByTime(59_000)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(sockets[0]!.isClosed).toBe(true)
  expect(sockets).toHaveLength(2)
})

test('a connection on which the heartbeat is heard stays open', () => {
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(25_000)
    sockets[0]!.hear('beat')
  }
  expect(sockets).toHaveLength(1)
})

test.each(['visibilitychange', 'online'])('after a long sleep, %s opens another connection at once', news => {
  page.dispatchEvent(new Event(news))
  expect(sockets).toHaveLength(1)
  vi.setSystemTime(Date.now() + 3_600_000)
  page.dispatchEvent(new Event(news))
  expect(sockets).toHaveLength(2)
})

test('a tab that was shown out stays out, however long it is silent', () => {
  sockets[0]!.end(4401)
  vi.advanceTimersByTime(300_000)
  page.dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(1)
})

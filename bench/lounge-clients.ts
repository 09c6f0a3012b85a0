// A process of its own that holds the connections of bench/lounge.ts, so that their work is not that of the server.
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import { headersFrom } from './built-server.ts'
import { percentile } from './percentile.ts'

export type Opening = { kind: 'ws' | 'socket.io'; address: string; cookies: string[]; count: number }
export type ClientOrder = { open: Opening } | { expect: number }

export interface Delivered {
  /** From the first to the last frame, in milliseconds. */
  milliseconds: number
  frames: number
  /** From sending to arrival, of every fiftieth connection, in milliseconds. */
  p50: number
  p99: number
}

const openAtOnce = 50
const sampleEvery = 50
/** In the content of a message: when it was sent, in milliseconds with fractions. */
const sentAt = /at=([\d.]+)/
const now = () => performance.timeOrigin + performance.now()

let opened = 0
let frames = 0
let firstAt = 0
let lastAt = 0
let expected = Number.POSITIVE_INFINITY
let latencies: number[] = []

function note(text: string | undefined): void {
  lastAt = now()
  if (frames === 0) firstAt = lastAt
  frames += 1
  const sent = text && sentAt.exec(text)?.[1]
  if (sent) latencies.push(lastAt - Number(sent))
  if (frames === expected) tell()
}

function tell(): void {
  const delivered: Delivered = {
    milliseconds: lastAt - firstAt,
    frames,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  }
  process.send!({ delivered })
}

async function openAll({ kind, address, cookies, count }: Opening): Promise<void> {
  for (let from = 0; from < count; from += openAtOnce)
    await Promise.all(
      Array.from({ length: Math.min(openAtOnce, count - from) }, (_, index) =>
        openOne(kind, address, cookies[(from + index) % cookies.length], (from + index) % sampleEvery === 0),
      ),
    )
}

function openOne(
  kind: Opening['kind'],
  address: string,
  cookie: string | undefined,
  isSample: boolean,
): Promise<void> {
  return kind === 'ws' ? openWs(address, cookie, isSample) : openSocketIo(address, isSample)
}

function openWs(address: string, cookie: string | undefined, isSample: boolean): Promise<void> {
  opened += 1
  const headers = { origin: address, ...headersFrom(opened, cookie) }
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`, { headers })
  socket.on('message', (frame: Buffer) => {
    // What the lounge tells besides messages, such as who is present, does not count.
    if (frame.includes('at=')) note(isSample ? String(frame) : undefined)
  })
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
}

function openSocketIo(address: string, isSample: boolean): Promise<void> {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false })
  socket.on('message', (message: string) => note(isSample ? message : undefined))
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve())
    socket.on('connect_error', reject)
  })
}

process.on('message', (order: ClientOrder) => {
  if ('open' in order) void openAll(order.open).then(() => process.send!({ ready: true }))
  else {
    frames = 0
    latencies = []
    expected = order.expect
    process.send!({ ready: true })
  }
})

// The chat of the built server on one machine: how fast a message reaches 1,000 open tabs, beside a bare broadcast with ws and
// one with Socket.IO, neither of which stores anything; what an open tab costs; how many messages one channel accepts a
// second, each acknowledged after its commit; and the search in 200,000 messages. Clients run in processes of their own.
// npx tsx bench/lounge.ts [tab] [fan-out] [accepted] [search]
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import { projectRoot } from '#platform/server/project-root.ts'
import { type BenchedServer, headersFrom, load, send, spawnServer } from './built-server.ts'
import { type BenchMember, openInstallation } from './installation.ts'
import type { ClientOrder, Delivered, Opening } from './lounge-clients.ts'
import { percentile } from './percentile.ts'

const root = projectRoot(import.meta.dirname)
const connections = 1_000
const members = 100
const writers = 20
const messages = 400
const rounds = 3
const aims = { shareOfWs: 0.85, acceptedPerSecond: 1_200, bytesPerTab: 20 * 1024, searchMilliseconds: 20 }
const searchedMessages = 200_000
const searches = 200
const channelPath = '/api/chat/channels/general/messages'
const parts = process.argv.slice(2)
const isAsked = (part: string) => parts.length === 0 || parts.includes(part)
const now = () => performance.timeOrigin + performance.now()

/** What the lounge tells of a message is about so much longer than its content. */
const envelope = 'x'.repeat(420)

const rivals = {
  ws: `
    import { createServer } from 'node:http'
    import { WebSocketServer } from 'ws'
    const server = createServer()
    const sockets = new WebSocketServer({ server })
    sockets.on('connection', socket => socket.on('message', text => {
      const frame = text.toString()
      for (const other of sockets.clients) other.send(frame)
    }))
    server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`,
  'socket.io': `
    import { createServer } from 'node:http'
    import { Server } from 'socket.io'
    const server = createServer()
    const sockets = new Server(server, { transports: ['websocket'] })
    sockets.on('connection', socket => socket.on('message', (text, acknowledge) => {
      sockets.emit('message', text)
      acknowledge()
    }))
    server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`,
}

const { server, owner, signUp, close } = await openInstallation()
try {
  const lounge: BenchMember[] = []
  for (let index = 0; index < members; index += 1) lounge.push(await signUp(`member${index}`))
  const cookies = lounge.map(({ cookie }) => cookie)
  if (isAsked('tab')) await printBytesPerTab(cookies)
  if (isAsked('fan-out')) await compareFanOut(lounge)
  if (isAsked('accepted')) await printAccepted(lounge)
  if (isAsked('search')) await printSearch(lounge[0]!)
} finally {
  await close()
}

/** In turns, so that a slow moment of the machine hits all three. */
async function compareFanOut(lounge: readonly BenchMember[]): Promise<void> {
  const results: Record<string, Delivered[]> = { 'Smoke Deck': [], ws: [], 'Socket.IO': [] }
  const cookies = lounge.map(({ cookie }) => cookie)
  for (let round = 0; round < rounds; round += 1) {
    const opening: Opening = { kind: 'ws', address: server.address, cookies, count: connections }
    results['Smoke Deck']!.push(await fanOut(opening, openLoungeWriters(lounge)))
    results.ws!.push(await fanOutOfRival('ws'))
    results['Socket.IO']!.push(await fanOutOfRival('socket.io'))
  }
  printFanOut(results)
}

/** Sends one message; resolves once it is acknowledged. */
type Write = (content: string) => Promise<unknown>
interface Writers {
  write: Write[]
  close: () => void
}

async function fanOut(opening: Opening, { write, close: closeWriters }: Writers): Promise<Delivered> {
  const clients = await startClients()
  await clients.order({ open: opening })
  // Once, so that everything is compiled.
  await deliver(clients, write, messages / 4)
  const delivered = await deliver(clients, write, messages)
  clients.stop()
  closeWriters()
  return delivered
}

async function deliver(clients: Clients, write: readonly Write[], count: number): Promise<Delivered> {
  await clients.order({ expect: count * connections })
  const delivered = clients.delivered()
  let sent = 0
  await Promise.all(
    write.map(async each => {
      while (sent < count) {
        sent += 1
        await each(`Good evening, everybody. at=${now().toFixed(3)}`)
      }
    }),
  )
  return delivered
}

function openLoungeWriters(lounge: readonly BenchMember[]): Writers {
  return {
    write: lounge.slice(0, writers).map(({ cookie }, index) => async content => {
      const body = { id: randomUUID(), content }
      const { status } = await send(server.address, {
        method: 'POST',
        path: channelPath,
        body,
        headers: headersFrom(index, cookie),
      })
      if (status !== 201) throw new Error(`A message was answered with ${status}`)
    }),
    close: () => undefined,
  }
}

async function fanOutOfRival(kind: keyof typeof rivals): Promise<Delivered> {
  const rival = await spawnServer(['--input-type=module', '--eval', rivals[kind]], root, {
    NODE_ENV: 'production',
  })
  const opening: Opening = { kind, address: rival.address, cookies: [], count: connections }
  const open = kind === 'ws' ? openWsWriter : openSocketIoWriter
  const opened = await Promise.all(Array.from({ length: writers }, () => open(rival)))
  try {
    return await fanOut(opening, {
      write: opened.map(({ write }) => write),
      close: () => {
        for (const writer of opened) writer.close()
      },
    })
  } finally {
    await rival.stop()
  }
}

/** Acknowledged by the echo of its own message. */
async function openWsWriter({ address }: BenchedServer): Promise<{ write: Write; close: () => void }> {
  const socket = new WebSocket(address.replace(/^http/, 'ws'))
  await new Promise(resolve => socket.on('open', resolve))
  const waiting = new Map<string, () => void>()
  socket.on('message', (frame: Buffer) => {
    const text = String(frame)
    waiting.get(text)?.()
    waiting.delete(text)
  })
  return {
    write: content =>
      new Promise<void>(resolve => {
        const text = content + envelope + randomUUID()
        waiting.set(text, resolve)
        socket.send(text)
      }),
    close: () => socket.terminate(),
  }
}

async function openSocketIoWriter({ address }: BenchedServer): Promise<{ write: Write; close: () => void }> {
  const socket = io(address, { transports: ['websocket'], forceNew: true })
  await new Promise<void>(resolve => socket.on('connect', () => resolve()))
  return {
    write: content => socket.emitWithAck('message', content + envelope + randomUUID()),
    close: () => socket.disconnect(),
  }
}

interface Clients {
  order: (order: ClientOrder) => Promise<void>
  delivered: () => Promise<Delivered>
  stop: () => void
}

async function startClients(): Promise<Clients> {
  const child = fork(join(import.meta.dirname, 'lounge-clients.ts'), { execArgv: ['--import', 'tsx'] })
  const next = <Key extends string>(key: Key) =>
    new Promise<unknown>((resolve, reject) => {
      const listen = (answer: Record<string, unknown>) => {
        if (!(key in answer)) return
        child.off('message', listen)
        resolve(answer[key])
      }
      child.on('message', listen)
      child.on('exit', code => reject(new Error(`The clients ended with ${code}`)))
    })
  return {
    async order(order) {
      const ready = next('ready')
      child.send(order)
      await ready
    },
    delivered: async () => (await next('delivered')) as Delivered,
    stop: () => {
      child.removeAllListeners('exit')
      child.kill()
    },
  }
}

function printFanOut(results: Record<string, Delivered[]>): void {
  const perSecond = (all: readonly Delivered[]) =>
    percentile(
      all.map(({ frames, milliseconds }) => (frames / milliseconds) * 1000),
      50,
    )
  const ofWs = perSecond(results.ws!)
  for (const [name, all] of Object.entries(results)) {
    const [p50, p99] = [all.map(each => each.p50), all.map(each => each.p99)].map(each =>
      percentile(each, 50),
    )
    console.log(
      `${name}: ${Math.round(perSecond(all))} messages a second delivered to ${connections} tabs, p50 ${p50} ms, p99 ${p99} ms, ${(perSecond(all) / ofWs).toFixed(2)} of ws`,
    )
  }
  const share = perSecond(results['Smoke Deck']!) / ofWs
  const isAhead = perSecond(results['Smoke Deck']!) > perSecond(results['Socket.IO']!)
  console.log(
    `aim >= ${aims.shareOfWs} of ws: ${share >= aims.shareOfWs ? 'met' : 'MISSED'}; ahead of Socket.IO: ${isAhead ? 'met' : 'MISSED'}`,
  )
}

function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]
  return Number(kilobytes) * 1024
}

async function printBytesPerTab(cookies: string[]): Promise<void> {
  const clients = await startClients()
  const opening: Opening = { kind: 'ws', address: server.address, cookies, count: connections / 2 }
  // The first half warms the server up; the second one is measured.
  await clients.order({ open: opening })
  const before = residentBytes(server.pid)
  await clients.order({ open: opening })
  const bytes = Math.round((residentBytes(server.pid) - before) / opening.count)
  clients.stop()
  console.log(
    `an idle tab: ${(bytes / 1024).toFixed(1)} KB of the server (aim <= ${aims.bytesPerTab / 1024}: ${bytes <= aims.bytesPerTab ? 'met' : 'MISSED'})`,
  )
}

async function printAccepted(lounge: readonly BenchMember[]): Promise<void> {
  const seconds = 5
  const post = (index: number) => ({
    method: 'POST' as const,
    path: channelPath,
    body: { id: randomUUID(), content: 'Good evening, everybody.' },
    headers: headersFrom(index, lounge[index % lounge.length]!.cookie),
  })
  const small = (index: number) => ({
    path: '/api/me',
    headers: headersFrom(index, lounge[index % lounge.length]!.cookie),
  })
  await load(server.address, { duration: 1 }, post)
  const perSecond = (await load(server.address, { duration: seconds }, post)) / seconds
  const ofSmall = (await load(server.address, { duration: seconds }, small)) / seconds
  console.log(
    `one channel: ${Math.round(perSecond)} messages a second accepted (aim >= ${aims.acceptedPerSecond}: ${perSecond >= aims.acceptedPerSecond ? 'met' : 'MISSED'}), ${(perSecond / ofSmall).toFixed(2)} of a small request (/api/me)`,
  )
}

async function printSearch({ id, cookie }: BenchMember): Promise<void> {
  await owner.query(
    `insert into chat_messages (channel, seq, id, author_id, digest, mentions, content)
     select 'help', number, gen_random_uuid(), $1, '', '{}',
       (array['cedar', 'leather', 'espresso', 'cocoa', 'pepper', 'vanilla', 'oak', 'smoke'])[1 + number % 8] || ' and '
         || (array['Padrón', 'Oliva', 'Davidoff', 'Cohiba', 'Ashton'])[1 + number % 5] || ' number ' || number
     from generate_series(1, $2::int) number`,
    [id, searchedMessages],
  )
  await owner.query('vacuum analyze chat_messages')
  for (const words of ['cedar', 'padron leather', 'number 1234', 'nobody wrote this']) {
    const milliseconds: number[] = []
    for (let time = 0; time < searches; time += 1) {
      const began = performance.now()
      const { status } = await send(server.address, {
        path: `/api/chat/search?q=${encodeURIComponent(words)}`,
        headers: headersFrom(time, cookie),
      })
      if (status !== 200) throw new Error(`The search was answered with ${status}`)
      milliseconds.push(performance.now() - began)
    }
    const p95 = percentile(milliseconds.slice(searches / 4), 95)
    console.log(
      `search for "${words}" in ${searchedMessages} messages: p50 ${percentile(milliseconds, 50)} ms, p95 ${p95} ms (aim p95 <= ${aims.searchMilliseconds}: ${p95 <= aims.searchMilliseconds ? 'met' : 'MISSED'})`,
    )
  }
}

// How many messages one channel takes a second when everybody writes at once, each acknowledged after its commit, beside a
// member's small request in the same run. npx tsx bench/lounge.ts
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { startApp } from '../test/app.ts'
import startServerForTests from '../test/database.ts'
import { createMember, type TestMember } from '../test/members.ts'
import { percentile } from './percentile.ts'

const writers = 20
/** Of each writer, one after another. */
const messagesOfEach = 500
/** Accepted a second, on two cores. */
const aim = 1200

const stopServer = await startServerForTests()
const server = await startApp({ isSeeded: false, validatesResponses: false })
try {
  const members: TestMember[] = []
  for (let index = 0; index < writers; index += 1) members.push(await createMember(server, `writer${index}`))
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const calls = members.map(({ cookies }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return (path: string, body?: object) =>
      fetch(address + path, {
        headers: { cookie, origin: address, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
  })
  const small = await run(calls, call => call('/api/me'))
  console.log(`a member's small request (/api/me): ${text(small)}`)
  const posted = await run(calls, call =>
    call('/api/chat/channels/general/messages', { id: randomUUID(), content: 'Good evening, everybody.' }),
  )
  const isFast = posted.perSecond >= aim
  console.log(
    `one channel: ${text(posted)} (aim >= ${aim}: ${isFast ? 'met' : 'MISSED'}), ratio ${(posted.perSecond / small.perSecond).toFixed(2)} to the small request`,
  )
} finally {
  await server.close()
  await stopServer()
}

type Call = (path: string, body?: object) => Promise<Response>

interface Taken {
  perSecond: number
  p50: number
  p99: number
}

async function run(calls: readonly Call[], ask: (call: Call) => Promise<Response>): Promise<Taken> {
  const milliseconds: number[] = []
  const began = performance.now()
  await Promise.all(
    calls.map(async call => {
      for (let message = 0; message < messagesOfEach; message += 1) {
        const asked = performance.now()
        const response = await ask(call)
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
        await response.arrayBuffer()
        milliseconds.push(performance.now() - asked)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: Math.round(milliseconds.length / seconds),
    p50: percentile(milliseconds, 50),
    p99: percentile(milliseconds, 99),
  }
}

function text({ perSecond, p50, p99 }: Taken): string {
  return `${perSecond} a second, p50 ${p50} ms, p99 ${p99} ms, ${writers} at once`
}

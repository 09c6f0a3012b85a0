// What a session check costs: an empty request of a member beside the same request without a session check, in the same run,
// and how many queries it takes. npx tsx bench/session.ts
import { createHmac } from 'node:crypto'
import autocannon from 'autocannon'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { cookieNameOf } from '#features/accounts/server/sessions/cookies.ts'
import { openSessionStore } from '#features/accounts/server/sessions/session.store.ts'
import { contract, json } from '#platform/api.contract.ts'
import { createHttpServer } from '#platform/server/http/create-http-server.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import startServerForTests, { freshDatabase, silentLog, type TestDatabase } from '../test/database.ts'
import { percentile } from './percentile.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = 3
/** Session checks may take at most so many queries. */
const aimQuestions = 1

const empty = { method: 'GET', out: json(z.object({ result: z.string() })), refusals: {} } as const
const emptyContract = contract({
  forEveryone: { ...empty, path: '/api/everyone', summary: 'Checks no session.', opensTo: 'everyone' },
  forMembers: { ...empty, path: '/api/members', summary: 'Opens to members.', opensTo: 'members' },
})

/** Its name decides the name of the cookie. */
const origin = 'http://127.0.0.1'
const secret = 'a secret for one run only'

const stopServer = await startServerForTests()
const database = await freshDatabase()
const app = await openServer(database)
try {
  const cookie = await createSignedInMember(database)
  await printQuestions(cookie)
  await printShare(await app.listen({ port: 0, host: '127.0.0.1' }), cookie)
} finally {
  await app.close()
  await database.close()
  await stopServer()
}

/** The HTTP surface with two empty routes, and the session check as the server does it. */
async function openServer(database: TestDatabase): Promise<FastifyInstance> {
  const { app: server, recognizeCallersBy } = await createHttpServer({
    log: silentLog,
    host: '127.0.0.1',
    baseUrl: undefined,
    trustProxy: [],
    limitsRequests: false,
    hasStrictContentPolicy: true,
  })
  const sessions = openSessionStore(database, secret)
  recognizeCallersBy(async request => {
    const held = await sessions.find({ cookies: request.cookies, origin })
    if (!held) return undefined
    const { id: memberId, sessionId, email, role, hasTwoFactor, duties } = held
    return {
      memberId,
      sessionId,
      email,
      isAdmin: role === 'admin',
      hasTwoFactor,
      duties,
      unlockedUntil: undefined,
    }
  })
  const nothing = { result: '' }
  mountContract(server, emptyContract, { forEveryone: () => nothing, forMembers: () => nothing })
  return server
}

/** A member with a session, as a sign-in leaves it in the database and in the browser. */
async function createSignedInMember({ owner }: TestDatabase): Promise<string> {
  const token = 'a'.repeat(32)
  await owner.query(
    `with grace as (insert into users (email) values ('grace@lounge.example') returning id)
     insert into sessions (token, user_id, expires_at) select $1, id, now() + interval '7 days' from grace`,
    [token],
  )
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `${cookieNameOf(origin, 'session_token')}=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Counted where queries leave the process. */
async function printQuestions(cookie: string): Promise<void> {
  const { sessions } = database
  const { query } = sessions
  let count = 0
  sessions.query = ((...question: Parameters<typeof query>) => {
    count += 1
    return query.apply(sessions, question)
  }) as typeof query
  const statusFor = async (held: string) =>
    (await app.inject({ url: '/api/members', headers: { cookie: held } })).statusCode
  const member = await statusFor(cookie)
  const forMember = count
  const forger = await statusFor(cookie.replace('=a', '=b'))
  sessions.query = query
  if (member !== 200 || forger !== 401) throw new Error(`The endpoints answered ${member} and ${forger}`)
  console.log(
    `queries: ${forMember} for a member (aim <= ${aimQuestions}: ${forMember <= aimQuestions ? 'met' : 'MISSED'}), ${count - forMember} for a forged cookie`,
  )
}

async function printShare(address: string, cookie: string): Promise<void> {
  const shares: number[] = []
  await load(`${address}/api/members`, cookie, 1)
  for (let round = 1; round <= rounds; round += 1) {
    const base = await load(`${address}/api/everyone`, cookie)
    const member = await load(`${address}/api/members`, cookie)
    shares.push(1 - member.rate / base.rate)
    console.log(
      `round ${round}: unchecked ${base.rate} requests/s, session checked ${member.rate} requests/s (p50 ${base.p50} and ${member.p50} ms), ratio ${(member.rate / base.rate).toFixed(2)}`,
    )
  }
  console.log(
    `the session check is ${Math.round(percentile(shares, 50) * 100)} % of an empty request of a member (median of ${rounds} rounds)`,
  )
}

/** Sixteen at once, one worker of its own, so that making the requests does not take time from answering them. */
async function load(url: string, cookie: string, duration = seconds): Promise<{ rate: number; p50: number }> {
  const result = await autocannon({ url, duration, connections: 16, workers: 1, headers: { cookie } })
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} requests`)
  return { rate: Math.round(result.requests.average), p50: result.latency.p50 }
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startServer } from '#app/server/start-server.ts'
import { embeddedAddress } from '#platform/server/database/database-address.ts'
import { findRunningPostgres } from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '#platform/server/log.ts'
import { readSettings } from '#platform/server/settings.ts'
import { insertAccount } from './accounts.ts'
import { silentLog } from './database.ts'
import { plain } from './pictures.ts'
import { readQuestion } from './question-reader.ts'

/** A whole server with its own database, whose log a test can read. */
export interface FaultServer {
  address: string
  logged: string[]
  stop: () => Promise<void>
}

const noAssets = {
  styles: [],
  partStyles: { member: [], account: [], shared: [], landing: [], result: [], learn: [] },
  scripts: [],
  fonts: [],
}

/** Everything but the build, which takes no part in a fault of the database or of the disk. */
export async function startFaultServer(dataDir: string, databaseUrl = ''): Promise<FaultServer> {
  const logged: string[] = []
  // The requests come from a trusted proxy, so that each can have an address of its own and no limit gets in the way.
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
  const server = await startServer(
    readSettings(environment, dataDir),
    createLog({ logLevel: 'warn' }, { write: line => void logged.push(line) }),
    {
      startAgain: () => undefined,
      setTimeZone: () => undefined,
      openBuild: async () => ({
        version: '0.0.0-test',
        assets: noAssets,
        portal: noAssets,
        render: async page =>
          `<!doctype html><html lang="en-US"><body data-page="${page.page}"></body></html>`,
        drawPairCard: async () => new Uint8Array(),
        drawYearCard: async () => new Uint8Array(),
        openQuestionReader: () => undefined,
        readQuestion,
        serve: async () => undefined,
        isDevelopment: false,
      }),
    },
  )
  return { address: server.address, logged, stop: server.stop }
}

/** The owner's connections to the embedded database of a server. */
export function ownerPool(dataDir: string): pg.Pool {
  const postgres = findRunningPostgres(dataDir, silentLog)
  if (!postgres) throw new Error(`No database runs in ${dataDir}.`)
  const pool = new pg.Pool({ ...embeddedAddress(postgres).owner, max: 2 })
  // An unhandled error event would end the process when the database is killed.
  pool.on('error', () => undefined)
  return pool
}

export interface Answer {
  what: string
  status: number
  milliseconds: number
  retryAfter: string | null
  body: string
}

interface RequestOptions {
  method?: string | undefined
  body?: unknown
  cookie?: string | undefined
}

export interface TestMember {
  id: string
  name: string
  send: (what: string, path: string, options?: RequestOptions) => Promise<Answer>
}

let nextAddress = 0

/** Inserts accounts and signs them in over HTTP. */
export async function signInMembers(
  { address }: FaultServer,
  database: pg.Pool,
  names: readonly string[],
): Promise<TestMember[]> {
  return Promise.all(
    names.map(async name => {
      const password = `a long evening for ${name}`
      const email = `${name}@lounge.example`
      const { id } = await insertAccount(database, { email, password, fullName: name })
      const answer = await fetchFrom(address, '/api/auth/sign-in/email', { body: { email, password } })
      if (answer.status !== 200) throw new Error(`${name} could not sign in: ${await answer.text()}`)
      const cookie = answer.headers
        .getSetCookie()
        .map(line => line.split(';', 1)[0])
        .join('; ')
      return {
        id,
        name,
        send: async (what, path, options) => {
          const startedAt = performance.now()
          const response = await fetchFrom(address, path, { cookie, ...options })
          return {
            what,
            status: response.status,
            body: await response.text(),
            milliseconds: performance.now() - startedAt,
            retryAfter: response.headers.get('retry-after'),
          }
        },
      }
    }),
  )
}

export function fetchFrom(
  address: string,
  path: string,
  { method, body, cookie = '' }: RequestOptions = {},
): Promise<Response> {
  nextAddress += 1
  return fetch(new URL(path, address), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      cookie,
      'x-forwarded-for': `10.${(nextAddress >> 16) & 255}.${(nextAddress >> 8) & 255}.${nextAddress & 255}`,
      ...(body !== undefined && {
        'content-type': Buffer.isBuffer(body) ? 'image/png' : 'application/json',
      }),
    },
    ...(body !== undefined && {
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    }),
  })
}

const picture = await plain().png().toBuffer()

/** What a member does in a loop: reads, writes, uploads, requests advice, signs in, requests mail. */
const steps: ((member: TestMember, round: number) => Promise<Answer>)[] = [
  ({ send }) => send('me', '/api/me'),
  member => savePairing(member),
  ({ send }) => send('vault', '/api/saved-pairings'),
  ({ send }, round) =>
    send('setting', '/api/settings', { method: 'PATCH', body: { theme: round % 2 ? 'light' : 'dark' } }),
  ({ send }) => send('avatar', '/api/profile/avatar?name=me.png', { method: 'PUT', body: picture }),
  ({ send }) => send('advice', '/api/arturo', { body: { cigar: 'Padron 1964' } }),
  // In another browser: it would end the session of this one.
  ({ send, name }) =>
    send('sign-in', '/api/auth/sign-in/email', {
      cookie: '',
      body: { email: `${name}@lounge.example`, password: `a long evening for ${name}` },
    }),
  ({ send, name }) =>
    send('mail', '/api/auth/request-password-reset', { body: { email: `${name}@lounge.example` } }),
  ({ send }) => send('free pairing', '/api/litepair', { body: { cigar: 'Padron 1964' } }),
  ({ send }) => send('page', '/'),
  ({ send }) => send('ready', '/api/ready'),
]

let nextPairing = 0

export function savePairing({ send }: TestMember, notes = 'Cocoa and orange.'): Promise<Answer> {
  nextPairing += 1
  return send('save', '/api/saved-pairings', {
    body: {
      cigar_name: `Cigar ${nextPairing}`,
      pairing_type: 'spirit',
      pairing_name: 'Rum',
      notes,
    },
  })
}

export interface Work {
  answers: Answer[]
  stop: () => Promise<void>
}

/** All members work at once until they are stopped. A request without an answer is recorded with status 0. */
export function startWork(members: readonly TestMember[]): Work {
  const answers: Answer[] = []
  let isStopped = false
  const loops = members.map(async (member, index) => {
    for (let round = index; !isStopped; round += 1) {
      const step = steps[round % steps.length]!
      answers.push(await step(member, round).catch(withoutAnswer))
      await pause(10)
    }
  })
  return {
    answers,
    async stop() {
      isStopped = true
      await Promise.all(loops)
    },
  }
}

function withoutAnswer(failure: unknown): Answer {
  return { what: 'nothing', status: 0, milliseconds: 0, retryAfter: null, body: String(failure) }
}

/** Answers that are neither 2xx, 3xx, 4xx nor 503 with Retry-After, and those that took too long. */
export function wrongAnswers(
  answers: readonly Answer[],
  maxMilliseconds = Number.POSITIVE_INFINITY,
): string[] {
  return answers
    .filter(
      ({ status, retryAfter, milliseconds }) =>
        status < 200 ||
        (status >= 500 && (status !== 503 || retryAfter === null)) ||
        milliseconds > maxMilliseconds,
    )
    .map(
      ({ what, status, milliseconds, body }) =>
        `${what}: ${status} in ${Math.round(milliseconds)} ms ${body}`,
    )
}

/** IDs of the pairings whose saving was acknowledged, and which the database does not have. */
export async function lostPairings(answers: readonly Answer[], database: pg.Pool): Promise<string[]> {
  const saved = answers
    .filter(({ what, status }) => what === 'save' && status === 200)
    .map(({ body }) => JSON.parse(body) as { pairing?: { id: string }; id?: string })
    .map(({ id, pairing }) => id ?? pairing!.id)
  const { rows } = await database.query<{ id: string }>('select id from saved_pairings')
  const ids = new Set(rows.map(({ id }) => id))
  return saved.filter(id => !ids.has(id))
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Contract, contract } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import type { Caller } from './callers.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'

const out = z.object({ told: z.string() })
const sample = contract({
  readForAll: {
    method: 'GET',
    path: '/api/all',
    summary: 'For all.',
    opensTo: 'everyone',
    out,
    refusals: {},
  },
  readForMembers: {
    method: 'GET',
    path: '/api/members',
    summary: 'For members.',
    opensTo: 'members',
    out,
    refusals: {},
  },
  readOwn: {
    method: 'GET',
    path: '/api/members/own',
    summary: 'For members, who are told why.',
    opensTo: 'members',
    signInFirst: 'Please sign in to see your own',
    out,
    refusals: {},
  },
  readForAdmins: {
    method: 'GET',
    path: '/api/admins',
    summary: 'For the house.',
    opensTo: 'admins',
    out,
    refusals: {},
  },
  changeForAdmins: {
    method: 'POST',
    path: '/api/admins',
    summary: 'For the house.',
    opensTo: 'admins',
    body: z.strictObject({ text: z.string() }),
    out,
    refusals: {},
  },
}) satisfies Contract
const callers: Caller[] = []
const { app } = await createHttpServer({
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
})
beforeAll(async () => {
  const tell = (_: unknown, caller: Caller) => {
    callers.push(caller)
    return { told: 'yes', password: 'hunter2' }
  }
  mountContract(app, sample, {
    readForAll: tell,
    readForMembers: tell,
    readOwn: tell,
    readForAdmins: tell,
    changeForAdmins: tell,
  })
  await app.ready()
})
afterAll(() => app.close())

test('What opens to everyone opens to a stranger, who is known by nothing but the request', async () => {
  const answer = await app.inject({
    url: '/api/all',
    headers: { cookie: 'session=made-up', authorization: 'Bearer made-up' },
  })
  expect(answer.statusCode).toBe(200)
  expect(callers).toEqual([
    { requestId: answer.headers['x-request-id'], memberId: undefined, isAdmin: false },
  ])
})

test('Only what the contract promises goes out, whatever the handler returned', async () => {
  expect((await app.inject({ url: '/api/all' })).body).toBe('{"told":"yes"}')
})

test.each(['/api/members', '/api/admins'])(
  'A stranger at %s is asked to sign in, whatever they send along',
  async url => {
    callers.length = 0
    for (const headers of [
      {},
      { cookie: 'session=made-up' },
      { authorization: 'Bearer x' },
      { 'x-member-id': '1', 'x-admin': '1' },
    ]) {
      const answer = await app.inject({ url, headers })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED'])
    }
    expect(callers).toEqual([])
  },
)

test('HEAD does not slip past the door', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/api/admins' })).statusCode).toBe(401)
})

test('A stranger does not learn from the door what a request should look like', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/admins', payload: { wrong: true } })
  expect(answer.statusCode).toBe(401)
})

test('A door may say itself what a stranger should sign in for', async () => {
  const answer = await app.inject('/api/members/own')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    401,
    { code: 'UNAUTHENTICATED', error: 'Please sign in to see your own' },
  ])
})

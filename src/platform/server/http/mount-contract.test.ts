import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Contract, contract, json } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import type { Anonymous, Member } from './callers.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'

const out = z.object({ text: z.string() })
const sample = contract({
  readForAll: {
    method: 'GET',
    path: '/api/all',
    summary: 'For all.',
    opensTo: 'everyone',
    out: json(out),
    refusals: {},
  },
  readForMembers: {
    method: 'GET',
    path: '/api/members',
    summary: 'For members.',
    opensTo: 'members',
    out: json(out),
    refusals: {},
  },
  readOwn: {
    method: 'GET',
    path: '/api/members/own',
    summary: 'For members, with a sentence of its own.',
    opensTo: 'members',
    signInFirst: 'Please sign in to see your own',
    out: json(out),
    refusals: {},
  },
  readForAdmins: {
    method: 'GET',
    path: '/api/admins',
    summary: 'For admins.',
    opensTo: 'admins',
    out: json(out),
    refusals: {},
  },
  changeForAdmins: {
    method: 'POST',
    path: '/api/admins',
    summary: 'For admins.',
    opensTo: 'admins',
    body: json(z.strictObject({ text: z.string() })),
    out: json(out),
    refusals: {},
  },
}) satisfies Contract
const cookieSample = contract({
  changeCookies: {
    method: 'POST',
    path: '/api/cookies',
    summary: 'Reads and sets cookies.',
    opensTo: 'everyone',
    body: json(z.strictObject({ text: z.string() })),
    out: json(out),
    refusals: {},
  },
})
const callers: (Anonymous | Member)[] = []
const { app } = await createHttpServer({
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
})
beforeAll(async () => {
  const handle = (_: unknown, caller: Anonymous | Member) => {
    callers.push(caller)
    return { text: 'yes', password: 'hunter2' }
  }
  mountContract(app, sample, {
    readForAll: handle,
    readForMembers: handle,
    readOwn: handle,
    readForAdmins: handle,
    changeForAdmins: handle,
  })
  mountContract(app, cookieSample, {
    changeCookies({ body }, _caller, exchange) {
      exchange.setCookie('theme', 'dark & smoky', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 })
      return { text: `${body.text}: ${exchange.cookies.theme}` }
    },
  })
  await app.ready()
})
afterAll(() => app.close())

test('A public endpoint is open to an anonymous caller, without reading a session', async () => {
  const response = await app.inject({
    url: '/api/all',
    headers: { cookie: 'session=made-up', authorization: 'Bearer made-up' },
  })
  expect(response.statusCode).toBe(200)
  expect(callers).toEqual([{ requestId: response.headers['x-request-id'] }])
})

test('Only fields of the contract are sent, whatever the handler returns', async () => {
  expect((await app.inject({ url: '/api/all' })).body).toBe('{"text":"yes"}')
})

test.each(['/api/members', '/api/admins'])(
  '%s asks an anonymous caller to sign in, whatever headers they send',
  async url => {
    callers.length = 0
    for (const headers of [
      {},
      { cookie: 'session=made-up' },
      { authorization: 'Bearer x' },
      { 'x-member-id': '1', 'x-admin': '1' },
    ]) {
      const response = await app.inject({ url, headers })
      expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHENTICATED'])
    }
    expect(callers).toEqual([])
  },
)

test('HEAD does not bypass authorization', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/api/admins' })).statusCode).toBe(401)
})

test('An unauthorized caller sees no validation errors', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/admins', payload: { wrong: true } })
  expect(response.statusCode).toBe(401)
})

test('An endpoint can have its own sentence for 401', async () => {
  const response = await app.inject('/api/members/own')
  expect([response.statusCode, response.json()]).toMatchObject([
    401,
    { code: 'UNAUTHENTICATED', error: 'Please sign in to see your own' },
  ])
})

test('A handler reads cookies decoded, and sets them encoded', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/cookies',
    headers: { cookie: 'a=1; theme=light%20gray; __proto__=x' },
    payload: { text: 'theme' },
  })
  expect(response.json()).toEqual({ text: 'theme: light gray' })
  expect(response.headers['set-cookie']).toBe(
    'theme=dark%20%26%20smoky; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  )
})

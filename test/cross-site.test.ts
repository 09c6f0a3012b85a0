import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { createMember, grantAdmin, type TestMember, unlockAdmin } from './members.ts'
import { addressOf, procedures, requestTo } from './procedures.ts'

const unsafe = procedures.filter(({ method }) => method !== 'GET').map(addressOf)
const json = 'application/json'
const ownOrigin = 'http://localhost:80'

let server: TestApp
let admin: TestMember
beforeAll(async () => {
  server = await startApp()
  admin = await createMember(server, 'host')
  await grantAdmin(server, admin)
  await unlockAdmin(admin)
})
afterAll(() => server.close())

/** What every door that changes something answers an admin’s browser that sends these headers. */
async function answersTo(
  headers: Record<string, string>,
  payload: string,
  addresses = unsafe,
): Promise<string[]> {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answers = addresses.map(async address => {
    const request: InjectOptions = { ...requestTo(server, address), headers: { cookie, ...headers } }
    const { statusCode, body } = await server.inject({ ...request, payload })
    return `${statusCode} ${JSON.parse(body).code}`
  })
  return Promise.all(answers)
}

const everywhere = (answer: string) => unsafe.map(() => answer)
const isStillIn = async () => (await admin.request('GET', '/api/auth/admin/list-users')).statusCode === 200

/** A file that is not of its kind is refused in words of its own. */
const uploads: Record<string, string> = {
  'POST /api/staff/humidor/import': 'NOT_A_TABLE',
  'POST /api/humidor/import': 'NOT_A_TABLE',
  'POST /api/journal/import': 'NOT_A_TABLE',
  'POST /api/saved-pairings/import-preview': 'NOT_A_TABLE',
}

describe('a page of another site', () => {
  it.each([
    ['its own name', { origin: 'https://evil.example' }],
    ['a name that begins like ours', { origin: `${ownOrigin}.evil.example` }],
    ['a name that ends like ours', { origin: 'http://notlocalhost:80' }],
    ['our name on another port', { origin: 'http://localhost:8443' }],
    ['our name with https', { origin: 'https://localhost:80' }],
    ['no name at all, from a frame that hides it', { origin: 'null' }],
    ['no name, from a frame of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['no origin, but that it is another site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin, but that it is a sibling', { 'sec-fetch-site': 'same-site' }],
    ['several origins', { origin: `${ownOrigin} https://evil.example` }],
  ])('changes nothing, when it says %s', async (_says, headers) => {
    expect(unsafe.length).toBeGreaterThan(20)
    const said = { 'content-type': json, ...headers } as Record<string, string>
    expect(await answersTo(said, '{}')).toEqual(everywhere('403 FOREIGN_ORIGIN'))
    expect(await isStillIn()).toBe(true)
  })

  it.each([
    ['text/plain', '{"email":"eve@evil.example","password":"smoke rings"}'],
    ['application/x-www-form-urlencoded', 'email=eve%40evil.example&password=smoke+rings'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
    ],
    ['application/json-seq', '{}'],
  ])('cannot send %s, which browsers send without asking first', async (type, payload) => {
    // Browsers send a preflight request for other methods.
    const posts = unsafe.filter(address => address.startsWith('POST '))
    const answers = await answersTo({ 'content-type': type }, payload, posts)
    expect(answers.map((answer, at) => `${posts[at]} ${answer}`)).toEqual(
      posts.map(address => `${address} 415 ${uploads[address] ?? 'UNSUPPORTED_CONTENT'}`),
    )
    expect(await isStillIn()).toBe(true)
  })

  it('cannot sign a visitor in to an account of the attacker', async () => {
    const { email, password } = await createMember(server, 'eve')
    const answer = await server.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: 'https://evil.example' },
      payload: { email, password },
    })
    expect([answer.statusCode, answer.cookies]).toEqual([403, []])
  })
})

describe('our own pages and programs', () => {
  it('are not taken for another site', async () => {
    for (const headers of [
      { origin: ownOrigin },
      { origin: ownOrigin, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ])
      expect(
        (
          await server.inject({
            method: 'POST',
            url: '/api/auth/sign-out',
            headers: { ...headers } as Record<string, string>,
          })
        ).statusCode,
      ).toBe(200)
  })
})

it('No answer of the API lets another site read it', async () => {
  for (const origin of ['https://evil.example', 'null', `${ownOrigin}.evil.example`])
    for (const address of procedures.map(addressOf)) {
      const { headers } = await server.inject({ ...requestTo(server, address), headers: { origin } })
      expect(headers['access-control-allow-origin'], address).toBeUndefined()
    }
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { browser, createMember, grantAdmin, type TestMember } from './members.ts'
import { requestTo, routesOf } from './procedures.ts'

/** What a caller can put into an address, and no program of ours does. */
const odd: readonly [string, string][] = [
  ['a character that the database cannot keep', '%00'],
  ['that character between others', 'a%00b'],
  ['half a character', '%ED%A0%80'],
  ['a sign that stands for nothing', '%'],
  ['a very long name', 'a'.repeat(10_000)],
  ['a name as long as is taken', 'a'.repeat(100)],
  ['the way out of a folder', '../'],
  ['the way out of a folder, in disguise', '..%2F..%2F..%2Fetc%2Fpasswd'],
  ['what every object of JavaScript has', '__proto__'],
  ['the end of a sentence of SQL', "'%3B--"],
  ['a smiling face', '%F0%9F%98%80'],
  ['not a character at all', '%EF%BF%BF'],
]

/** Bodies that get past the door of most procedures, so that the address itself is looked at. */
const bodies = [{}, { rating: 5 }, { role: 'member' }, { until: null }, { name: 'A key' }]

let server: TestApp
let callers: [string, Pick<TestMember, 'request'>][]
beforeAll(async () => {
  server = await startApp()
  const owner = await createMember(server, 'owner')
  await grantAdmin(server, owner)
  callers = [
    ['a visitor', browser(server)],
    ['a member', await createMember(server, 'grace')],
    ['an admin', owner],
  ]
})
afterAll(() => server.close())

describe('an address with a part in it that is open to anything', () => {
  it.each(odd)('never fails on %s, for any caller', async (_what, part) => {
    const failed: string[] = []
    const addresses = routesOf(server.app).filter(address => /:\w+/.test(address))
    expect(addresses.length).toBeGreaterThan(15)
    for (const address of addresses) {
      const { method, payload } = requestTo(server, address)
      const url = address.split(' ')[1]!.replace(/:\w+/g, part)
      for (const [who, { request }] of callers)
        for (const body of payload ? bodies : [undefined]) {
          const answer = await request(method as 'GET', url, body)
          if (answer.statusCode >= 500) failed.push(`${who}: ${address} answers ${answer.statusCode}`)
          const isPage = String(answer.headers['content-type']).startsWith('text/html')
          if (answer.statusCode >= 400 && !isPage)
            expect(answer.json(), address).toMatchObject({
              error: expect.any(String),
              code: expect.any(String),
              requestId: expect.any(String),
            })
        }
    }
    expect(failed).toEqual([])
  })
})

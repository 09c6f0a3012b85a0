import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { authenticator } from '#test/authenticator.ts'
import { browser, createMember, type TestMember } from '#test/members.ts'
import { totp } from '#test/totp.ts'
import { issueLink, type LinkPurpose } from './account-link.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())
beforeEach(forgetTries)

type Browser = Pick<TestMember, 'request' | 'cookies'>
type Response = Awaited<ReturnType<TestMember['request']>>

/** Otherwise the rate limits would answer first. */
async function forgetTries() {
  await server.database.owner.query('delete from attempts')
}

/** One of them succeeds, and all others get the same refusal. */
function expectOne(answers: readonly Response[], refused: number) {
  const statuses = answers.map(answer => answer.statusCode).sort((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array(answers.length - 1).fill(refused)])
}

const four = <Made>(make: () => Promise<Made>) => Promise.all(Array.from({ length: 4 }, make))

/** A browser with a link accepted and the second factor missing: a link is checked faster than a password. */
async function halfway({ id }: TestMember): Promise<Browser> {
  const own = browser(server)
  const token = await issueLink(server.database.auth, 'sign-in', { memberId: id })
  const answer = await own.request('POST', '/api/auth/magic-link/verify', { token })
  expect(answer.json()).toEqual({ twoFactorRedirect: true })
  return own
}

async function careful(name: string) {
  const person = await createMember(server, name)
  const { password } = person
  const { totpURI, backupCodes } = (
    await person.request('POST', '/api/auth/two-factor/enable', { password })
  ).json()
  // These two stay good for half a minute, whenever the clock turns to the next.
  const now = Date.now()
  const codeIn = (steps: 0 | 1): string => totp(totpURI, now + steps * 30_000)
  const confirmed = await person.request('POST', '/api/auth/two-factor/verify-totp', { code: codeIn(0) })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return { person, codeIn, codes: backupCodes as string[] }
}

const recover = ({ request }: Browser, code: string) =>
  request('POST', '/api/auth/two-factor/verify-backup-code', { code })

describe('At the same moment', () => {
  test('a recovery code creates one session, round after round', async () => {
    for (const name of ['first', 'second']) {
      const { person, codes } = await careful(`recovery-${name}`)
      for (const code of codes) {
        const browsers = await four(() => halfway(person))
        expectOne(await Promise.all(browsers.map(own => recover(own, code))), 422)
        await forgetTries()
      }
    }
  }, 120_000)

  test('two recovery codes do not restore each other', async () => {
    const { person, codes } = await careful('recovery-two')
    for (let round = 0; round < 5; round += 1) {
      const pair = codes.slice(2 * round, 2 * round + 2)
      const answers = await Promise.all(pair.map(async code => recover(await halfway(person), code)))
      const spent = pair.filter((_code, at) => answers[at]!.statusCode === 200)
      expect(spent.length).toBeGreaterThan(0)
      for (const code of spent) expect((await recover(await halfway(person), code)).statusCode).toBe(422)
      await forgetTries()
    }
  }, 120_000)

  test('a code of an app creates one session', async () => {
    const { person, codeIn } = await careful('app')
    for (let round = 0; round < 6; round += 1) {
      await forgetTries()
      const browsers = await four(() => halfway(person))
      const requests = browsers.map(({ request }) =>
        request('POST', '/api/auth/two-factor/verify-totp', { code: codeIn(round % 2 === 0 ? 0 : 1) }),
      )
      expectOne(await Promise.all(requests), 422)
    }
  }, 120_000)

  test.each([
    ['sign-in', '/api/auth/magic-link/verify', {}],
    ['reset-password', '/api/auth/reset-password', { newPassword: 'another evening entirely' }],
    ['change-email', '/api/auth/change-email/confirm', {}],
  ] as const)(
    'a link to %s works once',
    async (purpose: LinkPurpose, url, body) => {
      const { id } = await createMember(server, `link-${purpose}`)
      for (let round = 0; round < 20; round += 1) {
        const newEmail = purpose === 'change-email' ? `moved-${round}@lounge.example` : undefined
        const token = await issueLink(server.database.auth, purpose, { memberId: id, newEmail })
        expectOne(await four(() => browser(server).request('POST', url, { token, ...body })), 400)
      }
    },
    60_000,
  )

  test('a response of a passkey is accepted once, at registration and at sign-in', async () => {
    const person = await createMember(server, 'key')
    const { password } = person
    for (let round = 0; round < 10; round += 1) {
      const key = authenticator('http://localhost:80')
      const wanted = await person.request('POST', '/api/auth/passkey/generate-register-options', { password })
      const made = { response: key.make(wanted.json()) }
      expectOne(await four(() => person.request('POST', '/api/auth/passkey/verify-registration', made)), 422)
      const own = browser(server)
      const options = await own.request('POST', '/api/auth/passkey/generate-authenticate-options')
      const shown = { response: key.show(options.json()) }
      expectOne(await four(() => own.request('POST', '/api/auth/passkey/verify-authentication', shown)), 401)
    }
  }, 120_000)
})

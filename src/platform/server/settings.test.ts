import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { describeSettings, InvalidSettings, readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

function errorFor(environment: NodeJS.ProcessEnv): string {
  try {
    readSettings(environment, folder)
    return 'no error'
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSettings)
    return (error as Error).message
  }
}

test('By default the server is bound to localhost and stores everything in ./var', () => {
  expect(readSettings({}, folder)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(folder, 'var'),
    baseUrl: undefined,
    databaseUrl: undefined,
    logLevel: 'info',
    siteName: 'Smoke Deck',
    siteCity: 'Atlanta, Georgia',
    timeZone: undefined,
    contactEmail: 'hello@smokedeck.example',
    appSecret: undefined,
    smtpUrl: undefined,
    mailFrom: 'Smoke Deck <house@smokedeck.example>',
    oidcIssuer: undefined,
    oidcClientId: undefined,
    oidcClientSecret: undefined,
    oidcName: 'single sign-on',
    aiProvider: undefined,
    aiModel: undefined,
    aiApiKey: undefined,
    aiBaseUrl: undefined,
    messagesPerMember: 20,
    aiDailyBudget: 40,
    aiTotalBudget: 400,
    elevenLabsApiKey: undefined,
    elevenLabsBaseUrl: 'https://api.elevenlabs.io',
    speechUrl: undefined,
    speechApiKey: undefined,
    speechModel: undefined,
    speechPartCharacters: 500,
    speechDailyCharacters: 10_000,
    goveeApiKey: undefined,
    goveeBaseUrl: 'https://openapi.api.govee.com',
    mqttUrl: undefined,
    trustProxy: [],
    given: new Set(),
  })
})

test('The environment takes precedence over .env, even with an empty value', () => {
  const directory = mkdtempSync(join(folder, 'env-'))
  writeFileSync(join(directory, '.env'), 'PORT=4000\nHOST=0.0.0.0\nDATABASE_URL=postgres://db/lounge\n')
  const settings = readSettings({ PORT: '5000', DATABASE_URL: '' }, directory)
  expect(settings).toMatchObject({ port: 5000, host: '0.0.0.0', databaseUrl: undefined })
  expect(settings.given).toEqual(new Set(['PORT', 'HOST']))
})

test('URLs and lists are normalized', () => {
  const settings = readSettings(
    {
      BASE_URL: 'https://Lounge.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1,',
      PORT: '0',
      DATA_DIR: '/srv/lounge',
    },
    folder,
  )
  expect(settings).toMatchObject({
    baseUrl: 'https://lounge.example',
    trustProxy: ['10.0.0.0/8', '::1'],
    port: 0,
    dataDir: '/srv/lounge',
  })
})

test('The error lists every invalid setting with its value and its description', () => {
  const message = errorFor({ PORT: '70000', LOG_LEVEL: 'loud', BASE_URL: 'https://a.example/path' })
  expect(message).toContain(
    'PORT is "70000" but must be a whole number from 0 to 65535. TCP port to listen on',
  )
  expect(message).toContain('LOG_LEVEL is "loud" but must be one of fatal, error')
  expect(message).toContain('BASE_URL is "https://a.example/path" but must be http:// or https://')
})

describe('An error never quotes a password', () => {
  test.each(['mysql://lounge:hunter2@db/lounge', 'postgres://lounge:hunter2@', 'hunter2'])('%s', address => {
    const message = errorFor({ DATABASE_URL: address })
    expect(message).toContain('DATABASE_URL is')
    expect(message).not.toContain('hunter2')
  })
})

test.each([
  ['PORT', '3000a'],
  ['HOST', 'a b'],
  ['TRUST_PROXY', 'loopback'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['BASE_URL', 'ftp://a.example'],
  ['CONTACT_EMAIL', 'nobody'],
  ['SITE_NAME', 'a'.repeat(41)],
  ['SITE_CITY', 'Tampa\nFlorida'],
  ['TZ', 'Atlantis/Harbor'],
])('%s=%s is rejected', (name, value) => {
  expect(errorFor({ [name]: value })).toContain(`${name} is "${value}"`)
})

describe('An OpenID Connect provider', () => {
  const complete = {
    OIDC_ISSUER: 'https://id.example/realm',
    OIDC_CLIENT_ID: 'lounge',
    OIDC_CLIENT_SECRET: 'hunter2',
  }

  test('is accepted when all three settings are set, with or without a name', () => {
    const expected = {
      oidcIssuer: 'https://id.example/realm',
      oidcClientId: 'lounge',
      oidcClientSecret: 'hunter2',
    }
    expect(readSettings(complete, folder)).toMatchObject({ ...expected, oidcName: 'single sign-on' })
    expect(readSettings({ ...complete, OIDC_NAME: 'Lounge ID' }, folder)).toMatchObject({
      oidcName: 'Lounge ID',
    })
  })

  test.each(Object.keys(complete))(
    'is rejected without %s, and the error does not quote the others',
    missing => {
      const message = errorFor({ ...complete, [missing]: ' ' })
      expect(message).toContain(`must be set together, but ${missing} is empty. Set all three, or none.`)
      expect(message).not.toContain('hunter2')
    },
  )

  test('is rejected with the names of both that are missing', () => {
    expect(errorFor({ OIDC_ISSUER: complete.OIDC_ISSUER })).toContain(
      'but OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are empty. Set all three, or none.',
    )
  })

  test.each(['http://127.0.0.1:8080', 'http://localhost', 'http://[::1]:9'])('may be at %s', address => {
    expect(readSettings({ ...complete, OIDC_ISSUER: address }, folder).oidcIssuer).toBe(address)
  })

  test.each([
    'http://id.example',
    'http://127.0.0.1.evil.example',
    'https://user:hunter2@id.example',
    'https://id.example/?realm=1',
    'https://id.example/#realm',
    'id.example',
    'javascript:alert(1)',
  ])('cannot be at %s', address => {
    const message = errorFor({ ...complete, OIDC_ISSUER: address })
    expect(message).toContain('OIDC_ISSUER is')
    expect(message).not.toContain('hunter2')
  })

  test.each(['x'.repeat(41), 'a\u0007b'])('cannot be called %j', name => {
    expect(errorFor({ ...complete, OIDC_NAME: name })).toContain('OIDC_NAME is')
  })
})

describe('A language model', () => {
  const complete = { AI_PROVIDER: 'anthropic', AI_MODEL: 'some-model', AI_API_KEY: 'hunter2' }
  const local = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'llama3.2:3b',
    AI_BASE_URL: 'http://ollama:11434/v1',
  }

  test('has a default URL and needs a key, or has a URL of its own and needs none', () => {
    expect(readSettings(complete, folder)).toMatchObject({
      aiProvider: 'anthropic',
      aiModel: 'some-model',
      aiApiKey: 'hunter2',
      aiBaseUrl: undefined,
    })
    expect(readSettings({ ...local, AI_DAILY_BUDGET: '0' }, folder)).toMatchObject({
      aiProvider: 'openai-compatible',
      aiApiKey: undefined,
      aiBaseUrl: 'http://ollama:11434/v1',
      aiDailyBudget: 0,
    })
  })

  test.each([
    [{ ...complete, AI_MODEL: '' }, 'AI_MODEL is empty, but anthropic requires a model name.'],
    [{ ...complete, AI_API_KEY: ' ' }, 'AI_API_KEY is empty, but anthropic requires a key.'],
    [{ ...local, AI_BASE_URL: '' }, 'AI_BASE_URL is empty, but openai-compatible requires it.'],
    [{ AI_API_KEY: 'hunter2' }, 'AI_PROVIDER is empty, but other AI_ settings are set.'],
    [
      { ...complete, AI_PROVIDER: 'Claude' },
      'AI_PROVIDER is "Claude" but must be one of openai, anthropic, google',
    ],
    [{ ...complete, AI_API_KEY: 'hunter2 ü' }, 'AI_API_KEY is "(hidden)" but must be ASCII characters'],
    [
      { ...complete, AI_DAILY_BUDGET: '-1' },
      'AI_DAILY_BUDGET is "-1" but must be a whole number from 0 to 9999',
    ],
    [
      { ...complete, AI_HOUSE_BUDGET: 'all' },
      'AI_HOUSE_BUDGET is "all" but must be a whole number from 0 to 999999',
    ],
    [{ ...complete, AI_MODEL: 'a b' }, 'AI_MODEL is "a b" but must be a name without spaces'],
  ])('%j is rejected, and the error does not quote the key', (environment, sentence) => {
    const message = errorFor(environment)
    expect(message).toContain(sentence)
    expect(message).not.toContain('hunter2')
  })

  test.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost/v1',
    'http://[::1]:9/v1',
    'http://192.168.1.20:8080',
    'http://[fd00::1]/v1',
    'http://gpu.local/v1',
    'https://models.example/v1',
  ])('may be at %s', address => {
    expect(readSettings({ ...local, AI_BASE_URL: address }, folder).aiBaseUrl).toBe(address)
  })

  test.each([
    'http://models.example/v1',
    'http://8.8.8.8/v1',
    'http://169.254.169.254/v1',
    'http://127.0.0.1.evil.example/v1',
    'https://user:hunter2@models.example/v1',
    'https://models.example/v1?key=hunter2',
    'file:///etc/passwd',
    'models.example',
  ])('cannot be at %s', address => {
    const message = errorFor({ ...local, AI_BASE_URL: address })
    expect(message).toContain('AI_BASE_URL is')
    expect(message).not.toContain('hunter2')
  })
})

test('.env.example is current (npm run env-example)', () => {
  const file = resolve(import.meta.dirname, '../../../.env.example')
  expect(readFileSync(file, 'utf8')).toBe(describeSettings())
})

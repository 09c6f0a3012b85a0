import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { describeSettings, readSettings, WrongSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

function complaintAbout(environment: NodeJS.ProcessEnv): string {
  try {
    readSettings(environment, folder)
    return 'no complaint'
  } catch (error) {
    expect(error).toBeInstanceOf(WrongSettings)
    return (error as Error).message
  }
}

test('Without any settings the house runs on this machine only, with everything in ./var', () => {
  expect(readSettings({}, folder)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(folder, 'var'),
    baseUrl: undefined,
    databaseUrl: undefined,
    logLevel: 'info',
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
    aiDailyBudget: 40,
    aiHouseBudget: 400,
    trustProxy: [],
  })
})

test('The environment wins over .env, even when it says nothing', () => {
  const home = mkdtempSync(join(folder, 'home-'))
  writeFileSync(join(home, '.env'), 'PORT=4000\nHOST=0.0.0.0\nDATABASE_URL=postgres://db/house\n')
  const settings = readSettings({ PORT: '5000', DATABASE_URL: '' }, home)
  expect(settings).toMatchObject({ port: 5000, host: '0.0.0.0', databaseUrl: undefined })
})

test('Addresses and lists arrive in the shape the code uses', () => {
  const settings = readSettings(
    {
      BASE_URL: 'https://Lounge.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1,',
      PORT: '0',
      DATA_DIR: '/srv/house',
    },
    folder,
  )
  expect(settings).toMatchObject({
    baseUrl: 'https://lounge.example',
    trustProxy: ['10.0.0.0/8', '::1'],
    port: 0,
    dataDir: '/srv/house',
  })
})

test('Every wrong setting is named with its value and its meaning', () => {
  const complaint = complaintAbout({ PORT: '70000', LOG_LEVEL: 'loud', BASE_URL: 'https://a.example/path' })
  expect(complaint).toContain(
    'PORT is "70000" but must be a whole number from 0 to 65535. The port the server',
  )
  expect(complaint).toContain('LOG_LEVEL is "loud" but must be one of fatal, error')
  expect(complaint).toContain('BASE_URL is "https://a.example/path" but must be http:// or https://')
})

describe('A complaint never repeats a password', () => {
  test.each(['mysql://house:hunter2@db/house', 'postgres://house:hunter2@', 'hunter2'])('%s', address => {
    const complaint = complaintAbout({ DATABASE_URL: address })
    expect(complaint).toContain('DATABASE_URL is')
    expect(complaint).not.toContain('hunter2')
  })
})

test.each([
  ['PORT', '3000a'],
  ['HOST', 'a b'],
  ['TRUST_PROXY', 'loopback'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['BASE_URL', 'ftp://a.example'],
  ['CONTACT_EMAIL', 'nobody'],
])('%s=%s is refused', (name, value) => {
  expect(complaintAbout({ [name]: value })).toContain(`${name} is "${value}"`)
})

describe('A provider of sign-ins', () => {
  const whole = {
    OIDC_ISSUER: 'https://id.example/realm',
    OIDC_CLIENT_ID: 'house',
    OIDC_CLIENT_SECRET: 'hunter2',
  }

  test('is taken when all three settings are there, with a name of its own or without', () => {
    const known = {
      oidcIssuer: 'https://id.example/realm',
      oidcClientId: 'house',
      oidcClientSecret: 'hunter2',
    }
    expect(readSettings(whole, folder)).toMatchObject({ ...known, oidcName: 'single sign-on' })
    expect(readSettings({ ...whole, OIDC_NAME: 'Lounge ID' }, folder)).toMatchObject({
      oidcName: 'Lounge ID',
    })
  })

  test.each(Object.keys(whole))('is refused without %s, and the others stay unsaid', missing => {
    const complaint = complaintAbout({ ...whole, [missing]: ' ' })
    expect(complaint).toContain(`belong together, but ${missing} is empty. Give all three, or none.`)
    expect(complaint).not.toContain('hunter2')
  })

  test.each(['http://127.0.0.1:8080', 'http://localhost', 'http://[::1]:9'])('may be at %s', address => {
    expect(readSettings({ ...whole, OIDC_ISSUER: address }, folder).oidcIssuer).toBe(address)
  })

  test.each([
    'http://id.example',
    'http://127.0.0.1.evil.example',
    'https://house:hunter2@id.example',
    'https://id.example/?realm=1',
    'https://id.example/#realm',
    'id.example',
    'javascript:alert(1)',
  ])('cannot be at %s', address => {
    const complaint = complaintAbout({ ...whole, OIDC_ISSUER: address })
    expect(complaint).toContain('OIDC_ISSUER is')
    expect(complaint).not.toContain('hunter2')
  })

  test.each(['x'.repeat(41), 'a\u0007b'])('cannot be called %j', name => {
    expect(complaintAbout({ ...whole, OIDC_NAME: name })).toContain('OIDC_NAME is')
  })
})

describe('A language model', () => {
  const whole = { AI_PROVIDER: 'anthropic', AI_MODEL: 'some-model', AI_API_KEY: 'hunter2' }
  const near = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'llama3.2:3b',
    AI_BASE_URL: 'http://ollama:11434/v1',
  }

  test('is asked at its own address with a key, or anywhere else without one', () => {
    expect(readSettings(whole, folder)).toMatchObject({
      aiProvider: 'anthropic',
      aiModel: 'some-model',
      aiApiKey: 'hunter2',
      aiBaseUrl: undefined,
    })
    expect(readSettings({ ...near, AI_DAILY_BUDGET: '0' }, folder)).toMatchObject({
      aiProvider: 'openai-compatible',
      aiApiKey: undefined,
      aiBaseUrl: 'http://ollama:11434/v1',
      aiDailyBudget: 0,
    })
  })

  test.each([
    [{ ...whole, AI_MODEL: '' }, 'AI_MODEL is empty, but anthropic has to know which model to ask.'],
    [{ ...whole, AI_API_KEY: ' ' }, 'AI_API_KEY is empty, but anthropic answers nobody without a key.'],
    [{ ...near, AI_BASE_URL: '' }, 'AI_BASE_URL is empty, but openai-compatible can be anywhere. Say where.'],
    [{ AI_API_KEY: 'hunter2' }, 'AI_PROVIDER is empty, so no model is asked.'],
    [
      { ...whole, AI_PROVIDER: 'Claude' },
      'AI_PROVIDER is "Claude" but must be one of openai, anthropic, google',
    ],
    [{ ...whole, AI_API_KEY: 'hunter2 ü' }, 'AI_API_KEY is "(hidden)" but must be plain characters'],
    [
      { ...whole, AI_DAILY_BUDGET: '-1' },
      'AI_DAILY_BUDGET is "-1" but must be a whole number from 0 to 9999',
    ],
    [
      { ...whole, AI_HOUSE_BUDGET: 'all' },
      'AI_HOUSE_BUDGET is "all" but must be a whole number from 0 to 999999',
    ],
    [{ ...whole, AI_MODEL: 'a b' }, 'AI_MODEL is "a b" but must be a name without blanks'],
  ])('%j is refused, and the key stays unsaid', (environment, sentence) => {
    const complaint = complaintAbout(environment)
    expect(complaint).toContain(sentence)
    expect(complaint).not.toContain('hunter2')
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
    expect(readSettings({ ...near, AI_BASE_URL: address }, folder).aiBaseUrl).toBe(address)
  })

  test.each([
    'http://models.example/v1',
    'http://8.8.8.8/v1',
    'http://169.254.169.254/v1',
    'http://127.0.0.1.evil.example/v1',
    'https://house:hunter2@models.example/v1',
    'https://models.example/v1?key=hunter2',
    'file:///etc/passwd',
    'models.example',
  ])('cannot be at %s', address => {
    const complaint = complaintAbout({ ...near, AI_BASE_URL: address })
    expect(complaint).toContain('AI_BASE_URL is')
    expect(complaint).not.toContain('hunter2')
  })
})

test('.env.example is current (npm run env-example)', () => {
  const file = resolve(import.meta.dirname, '../../../.env.example')
  expect(readFileSync(file, 'utf8')).toBe(describeSettings())
})

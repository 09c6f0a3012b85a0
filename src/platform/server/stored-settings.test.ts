import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { mergeStored, pageSettings, problemOf } from './stored-settings.ts'

const merge = (environment: NodeJS.ProcessEnv, stored: Record<string, string>) =>
  mergeStored(readSettings(environment, '/nowhere'), new Map(Object.entries(stored)))

describe('A stored setting', () => {
  test('stands behind the environment and before the default', () => {
    const stored = { SITE_NAME: 'The Stored Lounge', SITE_CITY: 'Tampa, Florida' }
    const { settings, refused } = merge({ SITE_NAME: 'The Lounge of the Environment' }, stored)
    expect(settings).toMatchObject({
      siteName: 'The Lounge of the Environment',
      siteCity: 'Tampa, Florida',
      contactEmail: 'hello@smokedeck.example',
    })
    expect(refused.size).toBe(0)
  })

  test('fills what the environment sets to nothing, and is read as the environment is', () => {
    expect(merge({ AI_DAILY_BUDGET: ' ' }, { AI_DAILY_BUDGET: '7' }).settings.aiDailyBudget).toBe(7)
  })

  test('that is no longer valid is left out, and its value is not quoted', () => {
    const { settings, refused } = merge({}, { SMTP_URL: 'canary', SITE_NAME: 'x'.repeat(41) })
    expect(settings).toMatchObject({ smtpUrl: undefined, siteName: 'Smoke Deck' })
    expect([...refused.keys()].sort()).toEqual(['SITE_NAME', 'SMTP_URL'])
    expect(JSON.stringify([...refused])).not.toContain('canary')
  })

  test('of a name that the page cannot set changes nothing', () => {
    const stored = {
      PORT: '1',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://evil',
      APP_SECRET: 'x',
      OIDC_NAME: 'x',
    }
    expect(merge({}, stored).settings).toEqual(readSettings({}, '/nowhere'))
  })
})

describe('Settings that need each other', () => {
  const model = { AI_PROVIDER: 'anthropic', AI_MODEL: 'some-model', AI_API_KEY: 'canary-key' }

  test('are used when they are complete', () => {
    expect(merge({}, model).settings).toMatchObject({ aiProvider: 'anthropic', aiApiKey: 'canary-key' })
  })

  test.each(Object.keys(model))('are left out together without %s', name => {
    const { [name]: _, ...rest } = model as Record<string, string>
    const { settings, refused, missing } = merge({}, rest)
    expect(settings).toMatchObject({ aiProvider: undefined, aiModel: undefined, aiApiKey: undefined })
    expect([...refused.keys()].sort()).toEqual(Object.keys(rest).sort())
    expect(missing.map(each => each.name)).toEqual([name])
  })

  test('may come from both places', () => {
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'a',
      AI_BASE_URL: 'http://127.0.0.1/v1',
    }
    const { settings } = merge(environment, { AI_API_KEY: 'canary-key', AI_MODEL: 'b' })
    expect(settings).toMatchObject({ aiModel: 'a', aiApiKey: 'canary-key' })
  })

  test('cannot send a key of the environment to an address of the page', () => {
    const { settings } = merge(model, { AI_BASE_URL: 'https://evil.example/v1' })
    expect(settings).toMatchObject({ aiApiKey: 'canary-key', aiBaseUrl: undefined })
    const speech = { SPEECH_API_KEY: 'canary-key', SPEECH_URL: 'https://speech.example/v1' }
    expect(merge(speech, { SPEECH_URL: 'https://evil.example/v1' }).settings.speechUrl).toBe(
      speech.SPEECH_URL,
    )
  })
})

describe('A mail server or a broker that the page sets', () => {
  test.each([
    'smtp://mail.example?sendmail=true&path=/bin/sh',
    'smtps://mail.example:465/?tls.rejectUnauthorized=false',
    'smtp://mail.example/path',
    'smtp://mail.example#part',
    'smtp:\\\\mail.example',
  ])('takes no options: %s', address => {
    expect(problemOf('SMTP_URL', address)).toBeDefined()
    expect(merge({}, { SMTP_URL: address }).settings.smtpUrl).toBeUndefined()
  })

  test('takes a user name and a password', () => {
    expect(problemOf('SMTP_URL', 'smtps://grace%40lounge.example:a%2Fb%3F@mail.example:465')).toBeUndefined()
    expect(problemOf('MQTT_URL', 'mqtt://sensor:pass@10.0.0.2:1883')).toBeUndefined()
    expect(problemOf('MQTT_URL', 'mqtt://10.0.0.2?clientId=x')).toBeDefined()
  })
})

test('Every secret of the page is one that errors do not quote', () => {
  const sealed = pageSettings.filter(({ kind }) => kind === 'sealed').map(({ name }) => name)
  expect(sealed.sort()).toEqual([
    'AI_API_KEY',
    'ELEVENLABS_API_KEY',
    'GOVEE_API_KEY',
    'MQTT_URL',
    'SMTP_URL',
    'SPEECH_API_KEY',
  ])
  expect(
    pageSettings.filter(({ name }) => /KEY|SECRET|PASSWORD/.test(name) && !sealed.includes(name)),
  ).toEqual([])
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memberTables } from '#app/server/rooms.ts'
import { createLog } from '#platform/server/log.ts'
import { readSettings } from '#platform/server/settings.ts'
import { pageSettings } from '#platform/server/stored-settings.ts'
import { appSecret, startApp, type TestApp } from '#test/app.ts'
import { silentLog } from '#test/database.ts'
import { FakeSmtp } from '#test/fake-smtp.ts'
import { createMember, grantAdmin, type TestMember, unlockAdmin } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'
import { type LoungeSetting, settingNames } from '../lounge-settings.contract.ts'
import { readStoredSettings } from './read-stored-settings.ts'
import { openSettingsSeal } from './settings-seal.ts'

const path = '/api/admin/lounge-settings'
const canary = 'canary-of-a-secret'
const smtpUrl = `smtps://grace:${canary}@mail.example:465`

const written: string[] = []
const log = createLog({ logLevel: 'debug' }, { write: line => void written.push(line) })
let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, log, environment: { SITE_CITY: 'Tampa, Florida' } })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
  await unlockAdmin(ada)
})
afterAll(() => server.close())
beforeEach(() => server.database.owner.query('truncate lounge_settings; truncate audit_log'))

const list = async (): Promise<LoungeSetting[]> => (await ada.request('GET', path)).json().settings
const find = async (name: string) => (await list()).find(setting => setting.name === name)!
const change = (values: Record<string, string | null>, version = 0, who = ada) =>
  who.request('PATCH', path, {
    changes: Object.entries(values).map(([name, value]) => ({ name, value, version })),
  })
const seal = openSettingsSeal(appSecret)
/** What a server would work with that starts now. */
const startAgain = (environment: NodeJS.ProcessEnv = {}, its: { log: typeof log } = { log: silentLog }) =>
  readStoredSettings({
    database: server.database,
    environment: readSettings(environment, '/nowhere'),
    seal,
    log: its.log,
  })

test('Only admins who have given their password read or change the settings', async () => {
  const grace = await createMember(server, 'grace')
  const otis = await createStaff(server, 'otis', ['door', 'host', 'moderator'])
  const omar = await createMember(server, 'omar')
  await grantAdmin(server, omar)
  for (const person of [grace, otis, omar]) {
    expect((await person.request('GET', path)).statusCode).toBe(403)
    expect((await change({ SITE_NAME: 'The Ember Room' }, 0, person)).statusCode).toBe(403)
    expect((await person.request('POST', `${path}/test-mail`, {})).statusCode).toBe(403)
    expect((await person.request('GET', '/api/admin/lounge-profile')).statusCode).toBe(403)
  }
  expect(await find('SITE_NAME')).toMatchObject({ source: 'default', value: null, version: 0 })
})

test('The page sets what the settings say it may, and nothing else', async () => {
  const names = Object.values(settingNames).flat() as string[]
  expect([...names].sort()).toEqual(pageSettings.map(({ name }) => name).sort())
  for (const name of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'APP_SECRET',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'BASE_URL',
  ])
    expect((await change({ [name]: 'x' })).statusCode, name).toBe(422)
})

describe('A plain setting', () => {
  test('is stored with who set it, counted as waiting, and used at the next start', async () => {
    expect((await change({ SITE_NAME: 'The Ember Room' })).statusCode).toBe(200)
    expect(await find('SITE_NAME')).toMatchObject({
      source: 'page',
      value: 'The Ember Room',
      version: 1,
      changedBy: 'ada',
      problem: null,
    })
    const { changes } = (await ada.request('GET', '/api/admin/waiting-changes')).json()
    expect(changes).toEqual(['1 setting'])
    expect((await startAgain()).siteName).toBe('The Ember Room')
    expect((await startAgain({ SITE_NAME: 'Of the environment' })).siteName).toBe('Of the environment')
  })

  test('is the default again once it is removed, which counts as a change', async () => {
    await change({ SITE_NAME: 'The Ember Room' })
    expect((await change({ SITE_NAME: null }, 1)).statusCode).toBe(200)
    expect(await find('SITE_NAME')).toMatchObject({ source: 'default', value: null, version: 2 })
    expect((await startAgain()).siteName).toBe('Smoke Deck')
  })

  test('that the environment sets is shown and cannot be changed', async () => {
    expect(await find('SITE_CITY')).toMatchObject({
      source: 'environment',
      setBy: 'SITE_CITY',
      value: 'Tampa, Florida',
    })
    const answer = await change({ SITE_CITY: 'Ybor City', SITE_NAME: 'The Ember Room' })
    expect(answer.json()).toMatchObject({ code: 'SET_BY_ENVIRONMENT' })
    expect(await find('SITE_NAME')).toMatchObject({ source: 'default' })
  })

  test.each([
    ['SITE_NAME', 'x'.repeat(41)],
    ['CONTACT_EMAIL', 'nobody'],
    ['MAIL_FROM', 'The Lounge'],
    ['AI_PROVIDER', 'claude'],
    ['AI_DAILY_BUDGET', '-1'],
    ['AI_BASE_URL', 'http://8.8.8.8/v1'],
    ['SMTP_URL', 'smtp://mail.example?sendmail=true&path=/bin/sh'],
    ['MQTT_URL', 'http://broker.example'],
    ['GOVEE_API_KEY', 'a key'],
  ])('%s refuses %s next to its field, and the others are not saved', async (name, value) => {
    const answer = await change({ [name]: value, MESSAGES_PER_MEMBER: '5' })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([name])
    expect(await find('MESSAGES_PER_MEMBER')).toMatchObject({ source: 'default' })
  })
})

describe('A secret', () => {
  test('is never in an answer, a log, an audit entry, an export or readable in the database', async () => {
    const answers = [await change({ SMTP_URL: smtpUrl, GOVEE_API_KEY: canary })]
    answers.push(
      await ada.request('GET', path),
      await change({ GOVEE_API_KEY: canary }, 7),
      await change({ GOVEE_API_KEY: canary, AI_MODEL: 'a b' }, 1),
      await ada.request('GET', '/api/admin/audit-log'),
      await ada.request('GET', '/api/admin/audit-log.csv'),
      await ada.request('GET', '/api/admin/health'),
      await ada.request('GET', '/api/admin/waiting-changes'),
    )
    expect(answers[0]!.statusCode).toBe(200)
    for (const { body } of answers) expect(body).not.toContain(canary)
    expect(written.filter(line => line.includes(canary))).toEqual([])
    expect(await find('SMTP_URL')).toMatchObject({
      isSecret: true,
      source: 'page',
      value: null,
      changedBy: 'ada',
    })
    const { rows } = await server.database.owner.query('select * from lounge_settings')
    expect(JSON.stringify(rows)).not.toContain(canary)
    const { rows: entries } = await server.database.owner.query(
      "select details from audit_log where action = 'settings.change'",
    )
    expect(memberTables.map(({ name }) => name)).not.toContain('lounge_settings')
    expect(entries).toEqual([{ details: { set: ['SMTP_URL', 'GOVEE_API_KEY'], removed: [] } }])
  })

  test('is used at the next start, and is gone once it is removed', async () => {
    await change({ SMTP_URL: smtpUrl })
    expect((await startAgain()).smtpUrl).toBe(smtpUrl)
    await change({ SMTP_URL: null }, 1)
    expect((await startAgain()).smtpUrl).toBeUndefined()
    const { rows } = await server.database.owner.query('select sealed from lounge_settings')
    expect(rows).toEqual([{ sealed: null }])
  })

  test('that was changed in the database counts as not set, is logged by name, and the page says so', async () => {
    await change({ SMTP_URL: smtpUrl, SITE_NAME: 'The Ember Room' })
    await server.database.owner.query(
      `update lounge_settings set sealed = overlay(sealed placing
        (case when substr(sealed, 60, 1) = '0' then '1' else '0' end) from 60 for 1) where name = 'SMTP_URL'`,
    )
    written.length = 0
    const settings = await startAgain({}, { log })
    expect(settings).toMatchObject({ smtpUrl: undefined, siteName: 'The Ember Room' })
    expect(
      written.filter(line => line.includes('SMTP_URL') && line.includes('could not be decrypted')),
    ).toHaveLength(1)
    expect(written.join('')).not.toContain(canary)
    expect((await find('SMTP_URL')).problem).toContain('cannot be decrypted')
  })

  test('that was moved to the row of another setting is refused too', async () => {
    await change({ AI_PROVIDER: 'openai', AI_MODEL: 'a', AI_API_KEY: canary, GOVEE_API_KEY: 'other' })
    await server.database.owner.query(
      `update lounge_settings set sealed = (select sealed from lounge_settings where name = 'AI_API_KEY')
        where name = 'GOVEE_API_KEY'`,
    )
    expect((await startAgain()).goveeApiKey).toBeUndefined()
  })
})

describe('Settings that need each other', () => {
  const model = { AI_PROVIDER: 'openai', AI_MODEL: 'some-model', AI_API_KEY: canary }

  test('are saved together, and refused with the field that is missing', async () => {
    const answer = await change({ AI_PROVIDER: 'openai', AI_API_KEY: canary })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({
      AI_MODEL: 'AI_MODEL is empty, but openai requires a model name.',
    })
    expect((await change(model)).statusCode).toBe(200)
    expect(await startAgain()).toMatchObject({
      aiProvider: 'openai',
      aiModel: 'some-model',
      aiApiKey: canary,
    })
    expect(Object.keys((await change({ AI_MODEL: null }, 1)).json().fields)).toEqual(['AI_MODEL'])
    const nothing = { AI_PROVIDER: null, AI_MODEL: null, AI_API_KEY: null }
    expect((await change(nothing, 1)).statusCode).toBe(200)
  })

  test('do not send a stored key to another address', async () => {
    await change(model)
    const moved = await change({ AI_BASE_URL: 'https://evil.example/v1' })
    expect(moved.statusCode).toBe(422)
    expect(moved.json().fields).toEqual({ AI_API_KEY: expect.stringContaining('Enter the key again') })
    const both = await ada.request('PATCH', path, {
      changes: [
        { name: 'AI_BASE_URL', value: 'https://models.example/v1', version: 0 },
        { name: 'AI_API_KEY', value: 'another-key', version: 1 },
      ],
    })
    expect(both.statusCode).toBe(200)
  })
})

test('A stored value that is no longer valid does not stop the start, and is logged without its value', async () => {
  await server.database.owner.query(
    `insert into lounge_settings (name, value) values ('CONTACT_EMAIL', '${canary}'), ('SITE_NAME', 'The Ember Room'), ('PORT', '1')`,
  )
  written.length = 0
  expect(await startAgain({}, { log })).toMatchObject({
    contactEmail: 'hello@smokedeck.example',
    siteName: 'The Ember Room',
    port: 3000,
  })
  expect(written.join('')).toContain('CONTACT_EMAIL')
  expect(written.join('')).not.toContain(canary)
  expect((await find('CONTACT_EMAIL')).problem).toContain('must be one email address')
})

test('The second of two admins is told, with what is stored by now', async () => {
  await change({ SITE_NAME: 'The Ember Room' })
  const answer = await change({ SITE_NAME: 'The Ash Room', MAIL_FROM: 'ash@lounge.example' })
  expect(answer.statusCode).toBe(409)
  const { code, current } = answer.json()
  expect(code).toBe('CHANGED_MEANWHILE')
  const theirs = current.settings.find(({ name }: LoungeSetting) => name === 'SITE_NAME')
  expect(theirs).toMatchObject({ value: 'The Ember Room', version: 1, changedBy: 'ada' })
  expect(await find('MAIL_FROM')).toMatchObject({ source: 'default' })
})

describe('A test mail', () => {
  test('goes through the server that is typed, before it is saved', async () => {
    const smtp = await new FakeSmtp().open()
    const answer = await ada.request('POST', `${path}/test-mail`, {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'ash@lounge.example',
    })
    expect(answer.json()).toEqual({ to: ada.email })
    expect(smtp.taken).toMatchObject([{ from: 'ash@lounge.example', to: [ada.email] }])
    smtp.behavior = 'refuses'
    const refused = await ada.request('POST', `${path}/test-mail`, { SMTP_URL: smtp.url })
    expect(refused.json().code).toBe('MAIL_REFUSED')
    await smtp.close()
    const away = await ada.request('POST', `${path}/test-mail`, { SMTP_URL: smtp.url })
    expect(away.json().code).toBe('NO_ANSWER')
    expect(await find('SMTP_URL')).toMatchObject({ source: 'default' })
  })

  test('asks for a server, and refuses options', async () => {
    expect((await ada.request('POST', `${path}/test-mail`, {})).json().code).toBe('NO_MAIL_SERVER')
    const answer = await ada.request('POST', `${path}/test-mail`, { SMTP_URL: 'smtp://a?sendmail=true' })
    expect(Object.keys(answer.json().fields)).toEqual(['SMTP_URL'])
  })
})

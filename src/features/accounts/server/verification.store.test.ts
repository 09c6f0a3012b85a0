import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import {
  consumeVerifications,
  endVerifications,
  findVerification,
  issueVerifications,
  sweepVerifications,
} from './verification.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.owner.query('delete from verifications'))

const issue = (identifier: string, value: string, seconds = 60) =>
  issueVerifications(database.auth, [{ identifier, value, seconds }])
const find = (identifier: string) => findVerification(database.auth, identifier)
const consume = (...identifiers: string[]) => consumeVerifications(database.auth, identifiers)
const storedIdentifiers = async () =>
  (await database.owner.query<{ identifier: string }>('select identifier from verifications order by 1')).rows

describe('A secret', () => {
  test('is found with its value until its time is over', async () => {
    await issue('reset:secret', 'member')
    await issue('reset:late', 'member', -1)
    expect([await find('reset:secret'), await find('reset:late')]).toEqual(['member', undefined])
  })

  test('is stored as its hash, with its purpose in plain words', async () => {
    await issue('reset:secret', 'member')
    await issue('without-purpose', 'member')
    const stored = (await storedIdentifiers()).map(({ identifier }) => identifier)
    expect(stored.filter(identifier => /^reset:[\w-]{43}$/.test(identifier))).toHaveLength(1)
    expect(stored.filter(identifier => /^[\w-]{43}$/.test(identifier))).toHaveLength(1)
    expect(stored.join()).not.toMatch(/secret|without/)
  })

  test('belongs to one purpose', async () => {
    await issue('reset:secret', 'member')
    expect([await find('sign-in:secret'), await find('secret')]).toEqual([undefined, undefined])
  })
})

describe('Using secrets', () => {
  test('gives their values in the order asked for, and works once', async () => {
    await issueVerifications(database.auth, [
      { identifier: 'next:a', value: '/vault', seconds: 60 },
      { identifier: 'link:a', value: 'member', seconds: 60 },
    ])
    expect(await consume('link:a', 'unknown:a', 'next:a')).toEqual(['member', undefined, '/vault'])
    expect(await consume('link:a', 'next:a')).toEqual([undefined, undefined])
  })

  test('leaves all others', async () => {
    await issue('link:a', 'grace')
    await issue('link:b', 'ada')
    await consume('link:a')
    expect(await find('link:b')).toBe('ada')
  })

  test('gives nothing for one that is over', async () => {
    await issue('link:a', 'grace', -1)
    expect(await consume('link:a')).toEqual([undefined])
  })

  test('at the same moment succeeds for one request alone', async () => {
    await issue('link:a', 'grace')
    const values = (await Promise.all([consume('link:a'), consume('link:a'), consume('link:a')])).flat()
    expect(values.filter(value => value === 'grace')).toHaveLength(1)
  })
})

describe('Ending all that waits for a member', () => {
  const [grace, ada] = [randomUUID(), randomUUID()]

  test('takes the links of that member with what belongs to them, and nothing of another member', async () => {
    for (const member of [grace, ada]) {
      await issue(`email-change:${member}-link`, member)
      await issue(`new-email:${member}-link`, `${member}@new.example`)
      await issue(`next:${member}-link`, '/vault')
      await issue(`trusted-${member}`, member)
    }
    await endVerifications(database.auth, grace)
    const left = (member: string) =>
      Promise.all([
        find(`email-change:${member}-link`),
        find(`new-email:${member}-link`),
        find(`next:${member}-link`),
        find(`trusted-${member}`),
      ])
    expect(await left(grace)).toEqual([undefined, undefined, undefined, undefined])
    expect(await left(ada)).toEqual([ada, `${ada}@new.example`, '/vault', ada])
  })

  test('leaves links that wait for no member yet', async () => {
    await issue('next:elsewhere', '/bar')
    await issue('link:of-grace', grace)
    await endVerifications(database.auth, grace)
    expect(await find('next:elsewhere')).toBe('/bar')
  })
})

test('The sweep deletes what is over and nothing else', async () => {
  await issue('link:late', 'grace', -1)
  await issue('link:good', 'grace')
  await sweepVerifications(database.auth)
  expect(await storedIdentifiers()).toHaveLength(1)
  expect(await find('link:good')).toBe('grace')
})

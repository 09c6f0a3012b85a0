import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { freshAddress, migrationsFolder, silentLog } from '#test/database.ts'
import { externalAddress } from './database-address.ts'
import { RoleUnusable } from './ensure-roles.ts'
import { openDatabase } from './open-database.ts'
import { prepareDatabase } from './prepare-database.ts'

/** The test server stands in for the operator's own server. */
const { owner } = await freshAddress()
const logins: string[] = []

afterAll(async () => {
  for (const login of logins) {
    await asSuperuser(`drop database if exists db_${login} with (force)`)
    await asSuperuser(`drop role ${login}`)
  }
})

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function urlFor(attributes: string): Promise<string> {
  const login = `login_${randomBytes(4).toString('hex')}`
  logins.push(login)
  await asSuperuser(`create role ${login} login ${attributes}`)
  await asSuperuser(`create database db_${login} owner ${login}`)
  return `postgres://${login}@localhost/db_${login}?host=${encodeURIComponent(owner.host ?? '')}&port=${owner.port}`
}

describe('With DATABASE_URL', () => {
  test('an ordinary login that was granted the roles works, and requests use the app role', async () => {
    const url = await urlFor('')
    await asSuperuser(`grant smoke_deck_app, smoke_deck_auth, smoke_deck_service to ${new URL(url).username}`)
    const address = externalAddress(url)
    await prepareDatabase(address, migrationsFolder, silentLog)
    const database = openDatabase(address, silentLog)
    const { rows } = await database.app.query('select current_user as role, count(*)::int from events')
    expect(rows).toEqual([{ role: 'smoke_deck_app', count: 0 }])
    await expect(database.app.query('create table mine ()')).rejects.toMatchObject({ code: '42501' })
    await database.close()
  })

  test('a login that can create the roles needs no preparation', async () => {
    const url = await urlFor('superuser')
    const address = externalAddress(url)
    await prepareDatabase(address, migrationsFolder, silentLog)
    const database = openDatabase(address, silentLog)
    for (const [pool, role] of [
      [database.app, 'smoke_deck_app'],
      [database.auth, 'smoke_deck_auth'],
      [database.sessions, 'smoke_deck_auth'],
      [database.service, 'smoke_deck_service'],
    ] as const)
      expect((await pool.query('select current_user as role')).rows).toEqual([{ role }])
    await database.close()
  })

  test('for any other login the error lists the statements to run', async () => {
    const url = await urlFor('')
    const attempt = prepareDatabase(externalAddress(url), migrationsFolder, silentLog)
    await expect(attempt).rejects.toBeInstanceOf(RoleUnusable)
    await expect(attempt).rejects.toThrow(
      /: *\n {2}GRANT smoke_deck_app TO login_\w+;\n {2}GRANT smoke_deck_auth TO .*;\n {2}GRANT smoke_deck_service TO .*;$/,
    )
  })

  test('a login that was granted the roles of an earlier version is asked for the missing one only', async () => {
    const url = await urlFor('')
    await asSuperuser(`grant smoke_deck_app, smoke_deck_auth to ${new URL(url).username}`)
    const attempt = prepareDatabase(externalAddress(url), migrationsFolder, silentLog)
    await expect(attempt).rejects.toThrow(/superuser:\n {2}GRANT smoke_deck_service TO login_\w+;$/)
  })
})

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshAddress } from '#test/database.ts'
import type { DatabaseAddress } from './database-address.ts'
import { ensureRoles, RoleUnusable } from './ensure-roles.ts'

let address: DatabaseAddress
let superuser: pg.Client
beforeAll(async () => {
  address = await freshAddress()
  superuser = new pg.Client(address.owner)
  await superuser.connect()
})
afterAll(() => superuser.end())

/** Roles belong to the whole test server, so the change is seen here only, and rolled back. */
async function ensureAfter(change: string): Promise<unknown> {
  await superuser.query('begin')
  try {
    await superuser.query(change)
    return await ensureRoles(superuser, address).catch((failure: unknown) => failure)
  } finally {
    await superuser.query('rollback')
  }
}

const restrictions = 'NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE'

describe('The server does not start', () => {
  test.each(
    ['smoke_deck_app', 'smoke_deck_auth', 'smoke_deck_service'].flatMap(role => [
      [role, 'superuser'],
      [role, 'bypassrls'],
    ]),
  )('where %s is %s', async (role, attribute) => {
    const failure = await ensureAfter(`alter role ${role} ${attribute}`)
    expect(failure).toBeInstanceOf(RoleUnusable)
    expect((failure as Error).message).toBe(
      `The role ${role} can bypass row policies. Run: ALTER ROLE ${role} ${restrictions};`,
    )
  })

  test.each([
    ['postgres', 'smoke_deck_app'],
    ['postgres', 'smoke_deck_service'],
    ['smoke_deck_service', 'smoke_deck_app'],
    ['smoke_deck_auth', 'smoke_deck_service'],
  ])('where %s was granted to %s', async (granted, role) => {
    const failure = await ensureAfter(`grant ${granted} to ${role}`)
    expect(failure).toBeInstanceOf(RoleUnusable)
    expect((failure as Error).message).toBe(
      `The role ${role} can act as ${granted}. Run: REVOKE ${granted} FROM ${role};`,
    )
  })

  test('where that was granted by way of another role', async () => {
    expect(
      await ensureAfter(
        'create role smoke_deck_between; grant postgres to smoke_deck_between; grant smoke_deck_between to smoke_deck_app',
      ),
    ).toBeInstanceOf(RoleUnusable)
  })
})

test('Roles that were made by an administrator beforehand are taken as they are', async () => {
  expect(await ensureAfter('select 1')).toBeUndefined()
})

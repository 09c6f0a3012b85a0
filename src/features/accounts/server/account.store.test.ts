import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import { insertAccount } from '#test/accounts.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import {
  type AccountStore,
  changeEmail,
  deleteAccountRows,
  deletePasskeys,
  findAccountId,
  findOpenAccount,
  isEmailTaken,
  lockOpenAccount,
  openAccountStore,
  setPassword,
  verifyEmail,
} from './account.store.ts'

let database: TestDatabase
let store: AccountStore
beforeAll(async () => {
  database = await freshDatabase()
  store = openAccountStore(database)
})
afterAll(() => database.close())
beforeEach(() => database.owner.query('delete from users'))

const add = async (name: string, role: 'member' | 'admin' = 'member') =>
  (await insertAccount(database.owner, { email: `${name}@lounge.example`, password: name, role })).id
const ban = (id: string, until: string | null = null) =>
  database.owner.query('update users set banned = true, ban_expires = now() + $2::interval where id = $1', [
    id,
    until,
  ])
const inOne = <T>(run: (transaction: Transaction) => Promise<T>) =>
  inTransaction(database.auth, undefined, run)
const rowsIn = async (statement: string, values: unknown[] = []) =>
  (await database.owner.query<Record<string, unknown>>(statement, values)).rows

describe('An account', () => {
  test('is found by its id, as its member may see it', async () => {
    const id = await add('grace', 'admin')
    await add('ada')
    const account = { id, email: 'grace@lounge.example', role: 'admin', two_factor_enabled: false }
    expect(await store.accountOf(id)).toEqual(account)
    expect(await store.find(id)).toEqual({
      ...account,
      isBanned: false,
      awaitsApproval: false,
      banReason: null,
      bannedUntil: null,
    })
    expect(await store.find(randomUUID())).toBeUndefined()
    await expect(store.accountOf(randomUUID())).rejects.toThrow('A session outlived its account.')
  })

  test('is closed by a ban without an end, and by one whose end has not come', async () => {
    const [grace, ada, linus] = [await add('grace'), await add('ada'), await add('linus')]
    await ban(grace)
    await ban(ada, '1 hour')
    await ban(linus, '-1 hour')
    const closed = async (id: string) => (await store.find(id))!.isBanned
    expect([await closed(grace), await closed(ada), await closed(linus)]).toEqual([true, true, false])
    for (const [id, name, isOpen] of [
      [grace, 'grace', false],
      [ada, 'ada', false],
      [linus, 'linus', true],
    ] as const) {
      const email = `${name}@lounge.example`
      expect(await inOne(transaction => lockOpenAccount(transaction, id))).toBe(isOpen ? email : undefined)
      expect(await findOpenAccount(database.auth, email)).toBe(isOpen ? id : undefined)
      expect(await findAccountId(database.auth, email)).toBe(id)
    }
  })

  test('is created once for an address, with its password', async () => {
    const account = {
      email: 'grace@lounge.example',
      name: 'Grace',
      awaitsApproval: false,
      passwordHash: 'hash',
    }
    const created = await store.create(account)
    expect(created).toMatchObject({ email: account.email, role: 'member', two_factor_enabled: false })
    expect(await store.create({ ...account, passwordHash: 'another' })).toBeUndefined()
    expect(await store.findCredentials({ email: account.email })).toMatchObject({ passwordHash: 'hash' })
    expect(await rowsIn('select name from users')).toEqual([{ name: 'Grace' }])
    expect([await store.isTaken(account.email), await store.isTaken('ada@lounge.example')]).toEqual([
      true,
      false,
    ])
  })
})

describe('The password', () => {
  test('is found by id and by address, of the right account', async () => {
    const grace = (await store.create({
      email: 'g@lounge.example',
      name: '',
      awaitsApproval: false,
      passwordHash: 'of grace',
    }))!
    await store.create({ email: 'a@lounge.example', name: '', awaitsApproval: false, passwordHash: 'of ada' })
    expect(await store.findCredentials({ id: grace.id })).toMatchObject({
      id: grace.id,
      awaitsApproval: false,
      passwordHash: 'of grace',
    })
    expect(await store.findCredentials({ email: 'a@lounge.example' })).toMatchObject({
      awaitsApproval: false,
      passwordHash: 'of ada',
    })
    expect(await store.findCredentials({ email: 'nobody@lounge.example' })).toBeUndefined()
  })

  test('is replaced, and set where the member had none', async () => {
    const [grace, ada] = [await add('grace'), await add('ada')]
    await database.owner.query('delete from identities where user_id = $1', [grace])
    expect((await store.findCredentials({ id: grace }))!.passwordHash).toBeUndefined()
    const before = (await store.findCredentials({ id: ada }))!.passwordHash
    await setPassword(database.auth, grace, 'first')
    await setPassword(database.auth, grace, 'second')
    expect((await store.findCredentials({ id: grace }))!.passwordHash).toBe('second')
    expect((await store.findCredentials({ id: ada }))!.passwordHash).toBe(before)
    expect(await rowsIn('select from identities where user_id = $1', [grace])).toHaveLength(1)
  })
})

test('Passkeys are deleted of one account alone', async () => {
  const [grace, ada] = [await add('grace'), await add('ada')]
  for (const id of [grace, ada])
    await database.owner.query(
      `insert into passkeys (public_key, user_id, credential_id, counter, device_type, backed_up)
       values ('key', $1, $2, 0, 'singleDevice', false)`,
      [id, `credential of ${id}`],
    )
  await deletePasskeys(database.auth, grace)
  expect(await rowsIn('select user_id from passkeys')).toEqual([{ user_id: ada }])
})

describe('The address', () => {
  const change = (id: string, email: string) => inOne(transaction => changeEmail(transaction, id, email))
  const emails = () => rowsIn('select email, email_verified from users order by email')

  test('is verified once, for one account', async () => {
    const grace = await add('grace')
    await add('ada')
    expect([await verifyEmail(database.auth, grace), await verifyEmail(database.auth, grace)]).toEqual([
      true,
      false,
    ])
    expect(await emails()).toEqual([
      { email: 'ada@lounge.example', email_verified: false },
      { email: 'grace@lounge.example', email_verified: true },
    ])
  })

  test('changes to a free one, which is thereby verified, and the former one is given back', async () => {
    const grace = await add('grace')
    await add('ada')
    expect(await change(grace, 'grace@new.example')).toBe('grace@lounge.example')
    expect(await emails()).toEqual([
      { email: 'ada@lounge.example', email_verified: false },
      { email: 'grace@new.example', email_verified: true },
    ])
  })

  test('does not change to one that is taken, nor for an account that is gone', async () => {
    const grace = await add('grace')
    await add('ada')
    expect(await change(grace, 'ada@lounge.example')).toBeUndefined()
    expect(await change(randomUUID(), 'new@lounge.example')).toBeUndefined()
    expect((await emails()).map(({ email }) => email)).toEqual(['ada@lounge.example', 'grace@lounge.example'])
  })

  test('that another account takes at the same moment is distinguished from other failures', async () => {
    await add('grace')
    const insert = (column: string) =>
      database.owner.query(`insert into users (${column}) values ('grace@lounge.example')`)
    const taken = await insert('email').catch((failure: unknown) => failure)
    const other = await insert('role').catch((failure: unknown) => failure)
    expect([isEmailTaken(taken), isEmailTaken(new Error('query failed', { cause: taken }))]).toEqual([
      true,
      true,
    ])
    expect(isEmailTaken(other)).toBe(false)
  })
})

describe('Deleting an account', () => {
  const remove = (
    id: string,
    alongside: (transaction: Transaction) => Promise<void> = async () => undefined,
  ) => deleteAccountRows(database.owner, id, alongside)
  const left = async () => (await rowsIn('select id from users')).map(({ id }) => id)

  test('takes that account alone, with what waits for it and its attempts', async () => {
    const [grace, ada] = [await add('grace'), await add('ada', 'admin')]
    for (const id of [grace, ada]) {
      await database.owner.query(
        "insert into verifications (identifier, value, expires_at) values ($1, $2, now() + interval '1 hour')",
        [`trusted ${id}`, id],
      )
      await database.owner.query("insert into attempts values ($1, 1, now() + interval '1 hour')", [
        `code ${id}`,
      ])
    }
    await database.owner.query("insert into attempts values ('link grace@lounge.example', 1, now())")
    expect(await remove(grace)).toBe('deleted')
    expect(await left()).toEqual([ada])
    expect(await rowsIn('select value from verifications')).toEqual([{ value: ada }])
    expect((await rowsIn('select key from attempts order by key')).map(({ key }) => key)).toEqual([
      `code ${ada}`,
      'link grace@lounge.example',
    ])
  })

  test('stays undone when what belongs to it fails', async () => {
    const [grace] = [await add('grace'), await add('ada', 'admin')]
    const failing = async () => {
      throw new Error('no space')
    }
    await expect(remove(grace, failing)).rejects.toThrow('no space')
    expect(await left()).toHaveLength(2)
  })

  test('is refused to the last admin as long as there are other accounts', async () => {
    const [first, second, member] = [
      await add('first', 'admin'),
      await add('second', 'admin'),
      await add('member'),
    ]
    expect(await remove(first)).toBe('deleted')
    expect(await remove(second)).toBe('LAST_ADMIN')
    expect(await left()).toHaveLength(2)
    expect(await remove(member)).toBe('deleted')
    expect(await remove(second)).toBe('deleted')
    expect(await left()).toEqual([])
  })

  test('does not count an admin whose account is closed', async () => {
    const [open, closed] = [await add('open', 'admin'), await add('closed', 'admin')]
    await ban(closed)
    expect(await remove(open)).toBe('LAST_ADMIN')
    expect(await remove(closed)).toBe('deleted')
  })

  test('frees the lounge for another owner only when it was the last account', async () => {
    const [owner, member] = [await add('owner', 'admin'), await add('member')]
    await database.owner.query('update house_owner set user_id = $1, claimed_at = now()', [owner])
    const isClaimed = async () => (await rowsIn('select claimed_at from house_owner'))[0]!.claimed_at !== null
    await remove(member)
    expect(await isClaimed()).toBe(true)
    await remove(owner)
    expect(await isClaimed()).toBe(false)
  })
})

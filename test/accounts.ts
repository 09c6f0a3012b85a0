import { hash } from '@node-rs/argon2'
import type pg from 'pg'

export interface TestAccount {
  id: string
  email: string
  password: string
}

export interface NewAccount extends Omit<TestAccount, 'id'> {
  fullName?: string
  role?: 'member' | 'admin'
}

/** Far below what the product uses: sign-in verifies a hash by the parameters that stand in it. */
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** The rows that a sign-up leaves, without its deliberately slow hash and its shortest duration. */
export async function insertAccount(
  database: pg.Pool,
  { email, password, fullName = '', role = 'member' }: NewAccount,
): Promise<TestAccount> {
  const { rows } = await database.query<{ id: string }>(insertWithPassword, [
    email,
    fullName,
    role,
    await hash(password, cheapest),
  ])
  return { id: rows[0]!.id, email, password }
}

const insertWithPassword = `
  with account as (insert into users (email, name, role) values ($1, $2, $3) returning id)
  insert into identities (account_id, provider_id, user_id, password)
  select id::text, 'credential', id, $4 from account
  returning user_id as id`

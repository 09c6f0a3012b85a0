import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { ask } from './ask-database.ts'
import type { Vouched } from './read-vouched.ts'

type WithEmail = Vouched & { email: string }

/** Who comes in by the word of the provider. Its tokens are kept nowhere. */
export interface Identities {
  find(vouched: Vouched): Promise<string | undefined>
  isTaken(email: string): Promise<boolean>
  /**
   * Joins the provider's word to the account with the same address, once that account has shown that the address is
   * its own: else somebody could open an account under the address of another and wait. An account that this provider
   * knows under another number stays as it is, for addresses are given to new people.
   */
  link(vouched: WithEmail): Promise<string | undefined>
  open(vouched: WithEmail): Promise<string>
}

export function openIdentities(pool: pg.Pool): Identities {
  return {
    async find({ accountId }) {
      const [found] = await ask<{ id: string }>(
        pool,
        sql`select user_id as id from identities where provider_id = 'oidc' and account_id = ${accountId}`,
      )
      return found?.id
    },
    async isTaken(email) {
      return (await ask(pool, sql`select 1 from users where email = ${email}`)).length > 0
    },
    async link({ accountId, provider, email }) {
      const [linked] = await ask<{ id: string }>(
        pool,
        sql`insert into identities (account_id, provider_id, user_id)
          select ${accountId}, 'oidc', u.id from users u
          where u.email = ${email} and u.email_verified and not exists (
            select from identities i
            where i.user_id = u.id and i.provider_id = 'oidc' and starts_with(i.account_id, ${provider})
          )
          returning user_id as id`,
      )
      return linked?.id
    },
    open: ({ accountId, email, name }) =>
      inTransaction(pool, undefined, async transaction => {
        const [opened] = await ask<{ id: string }>(
          transaction,
          sql`insert into users (name, email, email_verified) values (${name}, ${email}, true) returning id`,
        )
        await ask(
          transaction,
          sql`insert into identities (account_id, provider_id, user_id)
            values (${accountId}, 'oidc', ${opened!.id})`,
        )
        return opened!.id
      }),
  }
}

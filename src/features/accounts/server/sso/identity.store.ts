import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { IdTokenClaims } from './id-token-claims.ts'

type WithEmail = IdTokenClaims & { email: string }

/** Accounts that sign in with the provider. Its tokens are stored nowhere. Each resolves with the member's id. */
export interface IdentityStore {
  find(claims: IdTokenClaims): Promise<string | undefined>
  /**
   * Links the identity to the account with the same address, once that account has verified it: else an attacker
   * could open an account under the address of a victim and wait. An account that this provider knows under another id stays
   * as it is, for addresses are given to new people.
   */
  link(claims: WithEmail): Promise<string | undefined>
  createAccount(claims: WithEmail): Promise<string>
}

export function openIdentityStore(pool: pg.Pool): IdentityStore {
  return {
    async find({ accountId }) {
      const [found] = await query<{ id: string }>(
        pool,
        sql`select user_id as id from identities where provider_id = 'oidc' and account_id = ${accountId}`,
      )
      return found?.id
    },
    async link({ accountId, provider, email }) {
      const [linked] = await query<{ id: string }>(
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
    createAccount: ({ accountId, email, name }) =>
      inTransaction(pool, undefined, async transaction => {
        const [created] = await query<{ id: string }>(
          transaction,
          sql`insert into users (name, email, email_verified) values (${name}, ${email}, true) returning id`,
        )
        await query(
          transaction,
          sql`insert into identities (account_id, provider_id, user_id)
            values (${accountId}, 'oidc', ${created!.id})`,
        )
        return created!.id
      }),
  }
}

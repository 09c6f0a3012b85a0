import type { BetterAuthOptions } from 'better-auth'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { twoFactors } from './accounts.tables.ts'

type OpenAdapter = ReturnType<typeof drizzleAdapter>
type Change = Parameters<ReturnType<OpenAdapter>['incrementOne']>[0]

/**
 * The library takes a recovery code off the list only if the list is still the one it read. Its adapter asks for that in
 * a query inside the change, and PostgreSQL does not ask it again when somebody else's change comes first: two pass, and
 * the slower one writes back what the quicker one took off. Here the change itself looks.
 */
export function spendCodesOnce(pool: pg.Pool, open: OpenAdapter): OpenAdapter {
  return (options: BetterAuthOptions) => {
    const adapter = open(options)
    const incrementOne = async <Row>(change: Change) => {
      const [id, codes] = [readField(change, 'id'), readField(change, 'backupCodes')]
      const left = change.set?.backupCodes
      if (change.model !== 'twoFactor' || !codes) return adapter.incrementOne<Row>(change)
      if (!id || typeof left !== 'string' || change.where.length !== 2)
        throw new Error('The recovery codes of the library work otherwise now.')
      const [row] = await drizzle(pool)
        .update(twoFactors)
        .set({ backupCodes: left })
        .where(and(eq(twoFactors.id, id), eq(twoFactors.backupCodes, codes)))
        .returning()
      return (row as Row | undefined) ?? null
    }
    return { ...adapter, incrementOne }
  }
}

function readField({ where }: Change, field: string): string | undefined {
  const value = where.find(one => one.field === field)?.value
  return typeof value === 'string' ? value : undefined
}

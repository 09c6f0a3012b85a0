import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { ReadinessRuleOfStrength } from '../humidor.contract.ts'
import { readinessRules } from './humidor.tables.ts'

/** Rules of one member, where they differ from those of the product. */
export interface ReadinessRulesStore {
  /** Replaces all of them. */
  set(memberId: string, rules: readonly ReadinessRuleOfStrength[]): Promise<void>
}

const { user_id, strength, rest_days, prime_from_days, prime_until_days } = readinessRules

export function openReadinessRules({ inTransaction }: Pick<Database, 'inTransaction'>): ReadinessRulesStore {
  return {
    set: (memberId, rules) =>
      inTransaction(memberId, async transaction => {
        await transaction.delete(readinessRules).where(eq(user_id, memberId))
        if (rules.length > 0)
          await transaction.insert(readinessRules).values(rules.map(rule => toRow(memberId, rule)))
      }),
  }
}

export function listRules(transaction: Transaction, memberId: string): Promise<ReadinessRuleOfStrength[]> {
  return transaction
    .select({
      strength,
      restDays: rest_days,
      primeFromDays: prime_from_days,
      primeUntilDays: prime_until_days,
    })
    .from(readinessRules)
    .where(eq(user_id, memberId))
    .orderBy(asc(strength))
    .then(rows => [...rows])
}

function toRow(memberId: string, rule: ReadinessRuleOfStrength) {
  return {
    user_id: memberId,
    strength: rule.strength,
    rest_days: rule.restDays,
    prime_from_days: rule.primeFromDays,
    prime_until_days: rule.primeUntilDays,
  }
}

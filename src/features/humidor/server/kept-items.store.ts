import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { ReadinessRuleOfStrength } from '../humidor.contract.ts'
import type { StoredItem } from './humidor.tables.ts'

export type KeptItem = Pick<
  StoredItem,
  'id' | 'brand' | 'cigar_name' | 'line_id' | 'vitola' | 'size' | 'quantity' | 'purchased_on' | 'aging_until'
>

interface Kept {
  items: KeptItem[]
  rules: ReadinessRuleOfStrength[]
}

const listKept = memberQuery(
  'list-kept-items',
  `select
    (select coalesce(json_agg(kept), '[]') from (
      select id, brand, cigar_name, line_id, vitola, size, quantity, purchased_on, aging_until
      from humidor_items where user_id = $1::uuid and quantity > 0 order by created_at desc, id desc
    ) kept) as items,
    (select coalesce(json_agg(own), '[]') from (
      select strength, rest_days as "restDays", prime_from_days as "primeFromDays",
        prime_until_days as "primeUntilDays"
      from readiness_rules where user_id = $1::uuid
    ) own) as rules`,
)

/** What a member has at least one of, the latest first, and their own rules: in one statement. */
export async function listKeptItems(
  { runAsMember }: Pick<Database, 'runAsMember'>,
  memberId: string,
): Promise<Kept> {
  const [kept] = await runAsMember<Kept>(listKept, memberId)
  return kept ?? { items: [], rules: [] }
}

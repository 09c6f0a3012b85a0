import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { ReadinessRuleOfStrength } from '../humidor.contract.ts'
import type { StoredItem } from './humidor.tables.ts'

export interface KeptItem
  extends Pick<
    StoredItem,
    | 'id'
    | 'humidor_id'
    | 'brand'
    | 'cigar_name'
    | 'line_id'
    | 'vitola'
    | 'wrapper'
    | 'size'
    | 'quantity'
    | 'purchased_on'
    | 'aging_until'
  > {
  /** Name of the humidor. */
  humidor: string
}

interface Kept {
  items: KeptItem[]
  rules: ReadinessRuleOfStrength[]
}

const listKept = memberQuery(
  'list-kept-items',
  `select
    (select coalesce(json_agg(kept), '[]') from (
      select i.id, i.humidor_id, h.name as humidor, brand, cigar_name, line_id, vitola, wrapper, size,
        quantity, purchased_on, aging_until
      from humidor_items i join humidors h on h.user_id = i.user_id and h.id = i.humidor_id
      where i.user_id = $1::uuid and quantity > 0 order by i.created_at desc, i.id desc
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

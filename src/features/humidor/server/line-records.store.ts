import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { LineRecord } from '../line-record.rules.ts'

const listRecords = memberQuery(
  'list-line-records',
  `select line_id as "lineId",
     (array_agg(brand order by created_at desc, id desc))[1] as brand,
     (array_agg(cigar_name order by created_at desc, id desc))[1] as "cigarName",
     sum(quantity)::int as quantity, max(created_at) as "addedAt", max(smoked_at) as "smokedAt"
   from humidor_items left join (
     select item_id, max(smoked_at) as smoked_at from humidor_smokes where user_id = $1::uuid group by item_id
   ) smokes on item_id = id
   where user_id = $1::uuid and line_id is not null group by line_id`,
)

export function listLineRecords(
  { runAsMember }: Pick<Database, 'runAsMember'>,
  memberId: string,
): Promise<LineRecord[]> {
  return runAsMember<LineRecord>(listRecords, memberId)
}

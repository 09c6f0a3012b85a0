import type { Database } from '#platform/server/database/open-database.ts'

/** A cigar whose rest has ended. */
export interface RestedItem {
  id: string
  memberId: string
  brand: string
  cigarName: string
  agingUntil: string
  createdAt: Date
}

/**
 * Of every member: those whose date is today somewhere on earth, or was in the last days, when the server may have been off.
 * @param today in UTC
 */
export async function findRestedItems(
  { service }: Pick<Database, 'service'>,
  today: string,
): Promise<RestedItem[]> {
  const { rows } = await service.query<RestedItem>(
    `select id, user_id as "memberId", brand, cigar_name as "cigarName", aging_until::text as "agingUntil",
       created_at as "createdAt"
     from humidor_items
     where aging_until between $1::date - 3 and $1::date + 1 and quantity > 0
     order by user_id, aging_until, id`,
    [today],
  )
  return rows
}

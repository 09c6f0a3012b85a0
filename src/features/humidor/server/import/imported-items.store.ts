import { type SQL, sql } from 'drizzle-orm'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { findKnownRows } from '#platform/server/find-known-rows.ts'
import { maxHumidors, maxItems } from '../../humidor.contract.ts'
import { humidorItems, humidorSmokes, humidors } from '../humidor.tables.ts'
import { firstHumidor, listHumidors, lockHumidors } from '../humidors.store.ts'
import { keysOfLot, type StoredLot } from './item-keys.ts'
import type { ItemToImport } from './read-item-row.ts'

export interface ItemRecord extends ItemToImport {
  import_key: string
}

/** What an import would do, or has done. */
export interface ImportedItems {
  added: ItemRecord[]
  /** Rows that the inventory has already. */
  known: ItemRecord[]
  /** Names of the humidors that are made. */
  newHumidors: string[]
}
export type ImportOutcome = ImportedItems | 'full' | 'too many humidors'

/** Every method reads and writes one member's rows only. */
export interface ImportedItemsStore {
  preview(memberId: string, items: readonly ItemRecord[], known: KnownChoice): Promise<ImportOutcome>
  /** All or none. An import that was saved before is not saved again. */
  save(
    memberId: string,
    importId: string,
    items: readonly ItemRecord[],
    known: KnownChoice,
  ): Promise<ImportOutcome>
  /** Rows that were changed since the import stay. */
  undo(memberId: string, importId: string): Promise<{ removed: number; changed: number }>
}

export function openImportedItems({ inTransaction }: Pick<Database, 'inTransaction'>): ImportedItemsStore {
  return {
    preview: (memberId, items, known) =>
      inTransaction(memberId, transaction =>
        planImport(transaction, { memberId, importId: null, items, known }),
      ),
    save: (memberId, importId, items, known) =>
      inTransaction(memberId, async transaction => {
        // Two imports of a member at the same moment would both find that the inventory lacks a row.
        await lockHumidors(transaction, memberId)
        const before = await transaction.$count(humidorItems, isOfImport(memberId, importId))
        const plan = await planImport(transaction, { memberId, importId, items, known })
        if (before > 0 || typeof plan === 'string') return plan
        await makeHumidors(transaction, memberId, plan.newHumidors)
        await insertItems(transaction, memberId, importId, plan.added)
        return plan
      }),
    undo: (memberId, importId) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.execute(
          sql`delete from ${humidorItems} where ${isOfImport(memberId, importId)} and version = 1`,
        )
        const changed = await transaction.$count(humidorItems, isOfImport(memberId, importId))
        return { removed: rowCount ?? 0, changed }
      }),
  }
}

interface ImportToPlan {
  memberId: string
  importId: string | null
  items: readonly ItemRecord[]
  known: KnownChoice
}

async function planImport(
  transaction: Transaction,
  { memberId, importId, items, known }: ImportToPlan,
): Promise<ImportOutcome> {
  const lots = await listLots(transaction, memberId, importId, items)
  const knownRows = findKnownRows(
    items.map(({ import_key }) => import_key),
    lots.map(keysOfLot),
  )
  const added = known === 'add' ? [...items] : items.filter((_item, index) => !knownRows.has(index))
  const present = await listHumidors(transaction, memberId)
  const newHumidors = newNames(
    added,
    present.map(({ name }) => name),
  )
  const count = await transaction.$count(humidorItems, isOfAnother(memberId, importId))
  if (count + added.length > maxItems) return 'full'
  if (present.length + newHumidors.length > maxHumidors) return 'too many humidors'
  return { added, known: items.filter((_item, index) => knownRows.has(index)), newHumidors }
}

/**
 * Those that can be one of the rows. Lots of the import itself do not count, so that a repeated one answers the same.
 */
async function listLots(
  transaction: Transaction,
  memberId: string,
  importId: string | null,
  items: readonly ItemRecord[],
): Promise<StoredLot[]> {
  const { rows } = await transaction.execute<StoredLot & Record<string, unknown>>(sql`
    with sent as materialized (select * from ${recordsOf(items)})
    select brand, cigar_name, vitola, wrapper, size, quantity, low_at, price::float8 as price, box_code, location, notes,
      purchased_on::text as purchased_on, aging_until::text as aging_until, import_key,
      (select name from ${humidors} place where place.id = ${humidorItems}.humidor_id) as humidor,
      (select count(*)::int from ${humidorSmokes} smoke where smoke.item_id = ${humidorItems}.id) as smoked
    from ${humidorItems}
    where ${isOfAnother(memberId, importId)}
      and (lower(cigar_name) in (select lower(sent.cigar_name) from sent)
        or import_key in (select sent.import_key from sent))
    order by created_at, id`)
  return rows
}

function isOfAnother(memberId: string, importId: string | null): SQL {
  const { user_id, import_id } = humidorItems
  return sql`${user_id} = ${memberId} and coalesce(${import_id} <> ${importId}::uuid, true)`
}

/** Names of humidors that a row names and nobody has; upper and lower case make no two. */
function newNames(items: readonly ItemToImport[], present: readonly string[]): string[] {
  const seen = new Set(present.map(name => name.toLowerCase()))
  const names: string[] = []
  for (const { humidor } of items) {
    if (humidor === null || seen.has(humidor.toLowerCase())) continue
    seen.add(humidor.toLowerCase())
    names.push(humidor)
  }
  return names
}

async function makeHumidors(
  transaction: Transaction,
  memberId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0)
    await transaction.insert(humidors).values(names.map(name => ({ user_id: memberId, name })))
}

/** The last row first: the inventory lists the latest first, and of the same time the greatest id. */
async function insertItems(
  transaction: Transaction,
  memberId: string,
  importId: string,
  items: readonly ItemRecord[],
): Promise<void> {
  const oldest = items.some(({ humidor }) => humidor === null)
    ? (await firstHumidor(transaction, memberId)).id
    : null
  await transaction.execute(sql`
    insert into ${humidorItems} (user_id, humidor_id, brand, cigar_name, line_id, vitola, wrapper, size, quantity,
      low_at, purchased_on, aging_until, location, box_code, price, notes, import_id, import_key)
    select ${memberId}::uuid,
      coalesce((select id from ${humidors} place where place.user_id = ${memberId}
        and lower(place.name) = lower(sent.humidor) order by created_at, id limit 1), ${oldest}::uuid),
      brand, cigar_name, line_id, vitola, wrapper, size, quantity,
      low_at, purchased_on, aging_until, location, box_code, price, notes, ${importId}::uuid, import_key
    from ${recordsOf(items)} order by line desc`)
}

function recordsOf(items: readonly ItemRecord[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) sent (
    line int, brand text, cigar_name text, line_id text, vitola text, wrapper text, size text, quantity int,
    low_at int, purchased_on date, aging_until date, location text, box_code text, price numeric, notes text,
    humidor text, import_key text)`
}

function isOfImport(memberId: string, importId: string): SQL {
  const { user_id, import_id } = humidorItems
  return sql`${user_id} = ${memberId} and ${import_id} = ${importId}`
}

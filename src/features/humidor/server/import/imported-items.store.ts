import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { maxHumidors, maxItems } from '../../humidor.contract.ts'
import { humidorItems, humidors } from '../humidor.tables.ts'
import { firstHumidor, listHumidors, lockHumidors } from '../humidors.store.ts'
import type { ItemToImport } from './read-item-row.ts'

/** What an import would do, or has done. */
export interface ImportedItems {
  added: ItemToImport[]
  /** Rows that the inventory has already. */
  known: ItemToImport[]
  /** Names of the humidors that are made. */
  newHumidors: string[]
}
export type ImportOutcome = ImportedItems | 'full' | 'too many humidors'

/** Every method reads and writes one member's rows only. */
export interface ImportedItemsStore {
  preview(memberId: string, items: readonly ItemToImport[]): Promise<ImportOutcome>
  /** All or none. An import that was saved before is not saved again. */
  save(memberId: string, importId: string, items: readonly ItemToImport[]): Promise<ImportOutcome>
  /** Rows that were changed since the import stay. */
  undo(memberId: string, importId: string): Promise<{ removed: number; changed: number }>
}

export function openImportedItems({ inTransaction }: Pick<Database, 'inTransaction'>): ImportedItemsStore {
  return {
    preview: (memberId, items) =>
      inTransaction(memberId, transaction => planImport(transaction, memberId, null, items)),
    save: (memberId, importId, items) =>
      inTransaction(memberId, async transaction => {
        // Two imports of a member at the same moment would both find that the inventory lacks a row.
        await lockHumidors(transaction, memberId)
        const before = await transaction.$count(humidorItems, isOfImport(memberId, importId))
        const plan = await planImport(transaction, memberId, importId, items)
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

/**
 * A row is known if the cigar with the same size, day of purchase and box code lies in the humidor it names. Rows of the
 * import itself do not count, so that a repeated one answers the same.
 */
async function planImport(
  transaction: Transaction,
  memberId: string,
  importId: string | null,
  items: readonly ItemToImport[],
): Promise<ImportOutcome> {
  const own = sql`from ${humidorItems} own join ${humidors} place on place.id = own.humidor_id
    where own.user_id = ${memberId} and coalesce(own.import_id <> ${importId}::uuid, true)`
  // Each list is read once: a comparison of every row with every other takes a minute where thousands are of one cigar.
  const { rows } = await transaction.execute<{ line: number }>(sql`
    select sent.line from ${recordsOf(items)}
    where case when sent.humidor is null
      then ${sameness('sent')} in (select ${sameness('own')} ${own})
      else ${sameness('sent')} || lower(sent.humidor) in (select ${sameness('own')} || lower(place.name) ${own})
    end`)
  const knownLines = new Set(rows.map(({ line }) => line))
  const added = items.filter(({ line }) => !knownLines.has(line))
  const present = await listHumidors(transaction, memberId)
  const newHumidors = newNames(
    added,
    present.map(({ name }) => name),
  )
  const { user_id, import_id } = humidorItems
  const count = await transaction.$count(
    humidorItems,
    sql`${user_id} = ${memberId} and coalesce(${import_id} <> ${importId}::uuid, true)`,
  )
  if (count + added.length > maxItems) return 'full'
  if (present.length + newHumidors.length > maxHumidors) return 'too many humidors'
  return { added, known: items.filter(({ line }) => knownLines.has(line)), newHumidors }
}

/** What makes a row the same as another, as one value; nulls are equal. */
function sameness(table: 'own' | 'sent'): SQL {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
  return sql`array[
    lower(${column('brand')}), lower(${column('cigar_name')}), lower(${column('vitola')}), lower(${column('size')}),
    ${column('purchased_on')}::text, ${column('box_code')}
  ]`
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
  items: readonly ItemToImport[],
): Promise<void> {
  const oldest = items.some(({ humidor }) => humidor === null)
    ? (await firstHumidor(transaction, memberId)).id
    : null
  await transaction.execute(sql`
    insert into ${humidorItems} (user_id, humidor_id, brand, cigar_name, line_id, vitola, wrapper, size, quantity,
      low_at, purchased_on, aging_until, location, box_code, price, notes, import_id)
    select ${memberId}::uuid,
      coalesce((select id from ${humidors} place where place.user_id = ${memberId}
        and lower(place.name) = lower(sent.humidor) order by created_at, id limit 1), ${oldest}::uuid),
      brand, cigar_name, line_id, vitola, wrapper, size, quantity,
      low_at, purchased_on, aging_until, location, box_code, price, notes, ${importId}::uuid
    from ${recordsOf(items)} order by line desc`)
}

function recordsOf(items: readonly ItemToImport[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) sent (
    line int, brand text, cigar_name text, line_id text, vitola text, wrapper text, size text, quantity int,
    low_at int, purchased_on date, aging_until date, location text, box_code text, price numeric, notes text,
    humidor text)`
}

function isOfImport(memberId: string, importId: string): SQL {
  const { user_id, import_id } = humidorItems
  return sql`${user_id} = ${memberId} and ${import_id} = ${importId}`
}

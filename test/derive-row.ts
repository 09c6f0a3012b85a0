import type pg from 'pg'

/** Values of one row by column. */
export type SampleRow = Readonly<Record<string, unknown>>

interface Column {
  name: string
  type: string
  check: string | null
  foreignTable: string | null
  foreignColumn: string | null
  foreignOwner: string | null
}

/**
 * A row of a member with a value in each column that has no default, from what the database says of the table: its
 * types, the first value that a check lists, and for a foreign key a row of the same member.
 */
export async function deriveRow(
  owner: pg.Pool,
  table: string,
  ownerColumn: string,
  memberId: string,
  /** Unique, as a name or a token may have to be. */
  text = memberId,
): Promise<SampleRow> {
  const { rows } = await owner.query<Column>(requiredColumns, [table])
  const values: Record<string, unknown> = { [ownerColumn]: memberId }
  for (const column of rows)
    if (column.name !== ownerColumn) values[column.name] = (await sampleOf(owner, column, memberId)) ?? text
  return values
}

/** Those first that others refer to. */
export async function inOrderOfReferences<Table extends { name: string }>(
  owner: pg.Pool,
  tables: readonly Table[],
): Promise<Table[]> {
  const { rows } = await owner.query<{ from: string; to: string }>(references)
  const sorted: Table[] = []
  const add = (table: Table) => {
    if (sorted.includes(table)) return
    for (const { from, to } of rows)
      if (from === table.name && to !== from) {
        const referred = tables.find(({ name }) => name === to)
        if (referred) add(referred)
      }
    sorted.push(table)
  }
  tables.forEach(add)
  return sorted
}

export function insertStatement(table: string, row: SampleRow): string {
  const literals = Object.values(row).map(value => `'${String(value).replaceAll("'", "''")}'`)
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${literals.join(', ')})`
}

async function sampleOf(owner: pg.Pool, column: Column, memberId: string): Promise<unknown> {
  const { foreignTable, foreignColumn, foreignOwner } = column
  if (foreignTable) {
    const filter = foreignOwner ? `where ${foreignOwner} = '${memberId}'` : ''
    const { rows } = await owner.query<{ value: unknown }>(
      `select ${foreignColumn} as value from ${foreignTable} ${filter} order by 1 limit 1`,
    )
    return rows[0]?.value
  }
  const listed = /ARRAY\['([^']*)'/.exec(column.check ?? '')?.[1]
  if (listed !== undefined) return listed
  if (column.type === 'uuid') return memberId
  if (column.type === 'date' || column.type.startsWith('timestamp')) return '2026-11-28'
  if (column.type === 'boolean') return true
  if (/int|numeric|real|double|smallint/.test(column.type)) return 1
  if (column.type === 'jsonb') return '{}'
  return undefined
}

const requiredColumns = `
  select a.attname as name, format_type(a.atttypid, null) as type,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check,
    f.table_name as "foreignTable", f.column_name as "foreignColumn", f.owner_name as "foreignOwner"
  from pg_attribute a
  left join lateral (
    select k.confrelid::regclass::text as table_name, b.attname as column_name,
      (select o.attname from pg_attribute o where o.attrelid = k.confrelid and not o.attisdropped
        and (o.attname = 'user_id' or (k.confrelid in ('users'::regclass, 'profiles'::regclass) and o.attname = 'id'))
        limit 1) as owner_name
    from pg_constraint k
    join lateral unnest(k.conkey, k.confkey) as pair(own, other) on pair.own = a.attnum
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other
    where k.conrelid = a.attrelid and k.contype = 'f' limit 1
  ) f on true
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
    and a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''`

const references = `
  select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`

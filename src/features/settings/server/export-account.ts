import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate'
import { accountTables } from '#features/accounts/server/account-tables.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { MemberTable, Row } from '#platform/server/database/member-table.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { writeCsv } from '#platform/server/write-csv.ts'
import { type Avatars, storedNameOf } from './keep-avatar.ts'

export interface AccountData extends Avatars {
  database: Pick<Database, 'app' | 'auth'>
  /** Those that requests work on. */
  tables: readonly MemberTable[]
}

interface Entry {
  name: string
  pieces: Iterable<string | Uint8Array>
  isPacked?: boolean
}

/**
 * Everything about a member as one zip, in pieces: a table is read when its turn comes and let go afterwards, so an
 * export holds one table at a time, however slowly it is taken, and no transaction waits for a network.
 */
export async function* exportAccount(
  data: AccountData,
  memberId: string,
  now = new Date(),
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  let failed: Error | undefined
  const zip = new Zip((failure, piece) => {
    failed ??= failure ?? undefined
    if (piece && piece.length > 0) made.push(piece)
  })
  for await (const { name, pieces, isPacked } of entriesOf(data, memberId, now)) {
    const entry: ZipInputFile & { push(piece: Uint8Array, isLast?: boolean): void } = isPacked
      ? new ZipPassThrough(name)
      : new ZipDeflate(name, { level: 6 })
    entry.mtime = now
    zip.add(entry)
    for (const piece of pieces) {
      entry.push(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
      yield* made.splice(0)
    }
    entry.push(new Uint8Array(), true)
    if (failed) throw failed
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

/** How many rows of each table are the member's. */
export async function countRows(
  data: AccountData,
  memberId: string,
): Promise<{ name: string; rows: number }[]> {
  const counts: { name: string; rows: number }[] = []
  for (const table of tablesOf(data))
    counts.push({ name: table.name, rows: (await readTable(data, table, memberId)).length })
  return counts
}

/** Every table with something of a member in it. */
export function tablesOf({ tables }: Pick<AccountData, 'tables'>): MemberTable[] {
  return [...accountTables, ...tables]
}

function readTable({ database }: AccountData, table: MemberTable, memberId: string): Promise<Row[]> {
  const pool = accountTables.includes(table) ? database.auth : database.app
  return inTransaction(pool, memberId, transaction => table.read(transaction, memberId))
}

async function* entriesOf(data: AccountData, memberId: string, now: Date): AsyncGenerator<Entry> {
  yield { name: 'account.json', pieces: [await writeAccount(data, memberId, now)] }
  for (const table of tablesOf(data))
    yield { name: `tables/${table.name}.csv`, pieces: writeCsv(await readTable(data, table, memberId)) }
  const url = await data.settings.avatarOf(memberId)
  const picture = url ? await data.storage.read(storedNameOf(url)) : undefined
  if (url && picture) yield { name: `avatar.${url.split('.').at(-1)}`, pieces: [picture], isPacked: true }
}

/** Who the member is, for a person to read. What grows with the years is in the tables only. */
async function writeAccount(data: AccountData, memberId: string, now: Date): Promise<string> {
  const rowsOf = async (name: string) => {
    const table = tablesOf(data).find(one => one.name === name)
    return table ? readTable(data, table, memberId) : []
  }
  const [account] = await rowsOf('users')
  const [profile] = await rowsOf('profiles')
  const [settings = null] = await rowsOf('user_settings')
  const about = {
    exported_at: now.toISOString(),
    account,
    profile,
    settings,
    sessions: await rowsOf('sessions'),
    passkeys: await rowsOf('passkeys'),
  }
  return `${JSON.stringify(about, null, 2)}\n`
}

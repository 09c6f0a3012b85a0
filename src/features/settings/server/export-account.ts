import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate'
import type { Avatars } from '#features/member/server/open-avatars.ts'
import { writeCsv } from '#platform/server/write-csv.ts'
import { type MemberTables, readFile, readTable, tablesOf } from './member-rows.store.ts'

export interface AccountDataServices extends MemberTables {
  avatars: Avatars
}

interface Entry {
  name: string
  pieces: Iterable<string | Uint8Array>
  isCompressed?: boolean
}

/**
 * Streams a zip with all data of a member. It reads one table at a time, in a transaction of its own, so a slow
 * download holds one table or one file in memory and no transaction open.
 */
export async function* exportAccount(
  data: AccountDataServices,
  memberId: string,
  now = new Date(),
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  let failed: Error | undefined
  const zip = new Zip((failure, piece) => {
    failed ??= failure ?? undefined
    if (piece && piece.length > 0) chunks.push(piece)
  })
  for await (const { name, pieces, isCompressed } of entriesOf(data, memberId, now)) {
    const entry: ZipInputFile & { push(piece: Uint8Array, isLast?: boolean): void } = isCompressed
      ? new ZipPassThrough(name)
      : new ZipDeflate(name, { level: 6 })
    entry.mtime = now
    zip.add(entry)
    for (const piece of pieces) {
      entry.push(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
      yield* chunks.splice(0)
    }
    entry.push(new Uint8Array(), true)
    if (failed) throw failed
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}

async function* entriesOf(data: AccountDataServices, memberId: string, now: Date): AsyncGenerator<Entry> {
  yield { name: 'account.json', pieces: [await writeAccount(data, memberId, now)] }
  for (const table of tablesOf(data)) {
    const rows = await readTable(data, table, memberId)
    yield { name: `tables/${table.name}.csv`, pieces: writeCsv(rows) }
    yield { name: `tables/${table.name}.json`, pieces: [`${JSON.stringify(rows, null, 2)}\n`] }
    for (const row of table.files ? rows : []) {
      const content = await readFile(data, table, memberId, row)
      const name = `${table.name}/${table.files?.nameOf(row)}`
      if (content) yield { name, pieces: [content], isCompressed: true }
    }
  }
  const avatar = await data.avatars.readAvatar(memberId)
  if (avatar) yield { name: `avatar.${avatar.extension}`, pieces: [avatar.content], isCompressed: true }
}

/** A readable summary. Data without an upper bound is in the tables only. */
async function writeAccount(data: AccountDataServices, memberId: string, now: Date): Promise<string> {
  const rowsOf = async (name: string) => {
    const table = tablesOf(data).find(candidate => candidate.name === name)
    return table ? readTable(data, table, memberId) : []
  }
  const [account] = await rowsOf('users')
  const [profile] = await rowsOf('profiles')
  const [settings = null] = await rowsOf('user_settings')
  const summary = {
    exported_at: now.toISOString(),
    account,
    profile,
    settings,
    sessions: await rowsOf('sessions'),
    passkeys: await rowsOf('passkeys'),
  }
  return `${JSON.stringify(summary, null, 2)}\n`
}

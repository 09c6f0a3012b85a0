import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { CatalogueKind, FileRow } from '../catalogue-row.contract.ts'
import { cigarName } from '../cigar-name.rules.ts'
import { checkFileRow, type RowProblems } from './check-file-row.ts'
import { cigarRowOf, drinkRowOf } from './file-row-of.ts'
import { findRowCollisions } from './find-row-collisions.ts'
import type { Catalogue } from './load-catalogue.ts'
import type { OwnRow } from './merge-own-rows.ts'
import { findOwnRow, giveUpOwnRow, listOwnRows, type StoredOwnRow, writeOwnRow } from './own-rows.store.ts'
import { slugify } from './read-catalogue.ts'

export type RowKey = Pick<OwnRow, 'kind' | 'id'>

/** A row as it can be edited. */
export interface EditedRow extends RowKey {
  name: string
  /** Of the row of the lounge; 0 if there never was one. */
  version: number
  /** From the next start on: that of the lounge, or that of `data/`. */
  row: FileRow
  isOwn: boolean
  /** What the pages show. */
  today: FileRow | undefined
  /** Undefined: the lounge has added it. */
  inData: FileRow | undefined
}

export interface ListedOwnRow extends EditedRow {
  changedAt: string
  changedBy: string | null
  /** Why it could not be used at the start. */
  leftOut: string | undefined
}

export interface RowChange {
  cells: unknown
  by: Actor
  /** Part of the transaction; what it throws undoes all. */
  within?: ((transaction: Transaction) => Promise<void>) | undefined
  /** For the audit log. */
  details?: Readonly<Record<string, unknown>>
}

export type SaveOutcome =
  | { saved: EditedRow; problems?: undefined; stale?: undefined }
  | { problems: RowProblems; saved?: undefined; stale?: undefined }
  /** Another admin was faster. */
  | { stale: EditedRow; saved?: undefined; problems?: undefined }

export interface OwnRows {
  /** What the pages show. */
  today(key: RowKey): FileRow | undefined
  nameOf(key: RowKey): string | undefined
  list(): Promise<ListedOwnRow[]>
  /** Undefined if neither the catalogue nor the lounge has it. */
  open(key: RowKey): Promise<EditedRow | undefined>
  add(kind: CatalogueKind, change: RowChange): Promise<SaveOutcome>
  /** Writes nothing if nothing is different. Undefined if there is no such row. */
  save(key: RowKey, version: number, change: RowChange): Promise<SaveOutcome | undefined>
  /** The row as it is then, or as another admin has left it. */
  giveUp(key: RowKey, version: number, by: Actor): Promise<'DONE' | 'STALE' | 'NO_SUCH_ROW'>
}

type Names = Pick<
  Catalogue,
  'lines' | 'brands' | 'drinks' | 'notesById' | 'linesById' | 'drinksById' | 'ownRows'
>

interface Services {
  database: Pick<Database, 'service'>
  catalogue: Names
}

/** What is saved here counts from the next start on. */
export function openOwnRows({ database: { service }, catalogue }: Services): OwnRows {
  const today = (key: RowKey) => rowToday(catalogue, key)
  const toEdited = (key: RowKey, stored: StoredOwnRow | undefined): EditedRow | undefined => {
    const inData = rowInData(catalogue, key)
    const own = stored && !stored.is_given_up ? cellsIn(stored.facts) : undefined
    const row = own ?? inData
    if (!row) return undefined
    const { kind, id } = key
    const version = stored?.version ?? 0
    return {
      kind,
      id,
      name: nameIn(kind, row) || id,
      version,
      row,
      isOwn: Boolean(own),
      today: today(key),
      inData,
    }
  }
  const open = async (key: RowKey, executor: typeof service | Transaction = service) =>
    toEdited(key, await findOwnRow(executor, key))
  const write = (key: RowKey, version: number, row: FileRow, change: RowChange): Promise<SaveOutcome> =>
    inTransaction(service, undefined, async (transaction): Promise<SaveOutcome> => {
      const { by, within, details } = change
      await within?.(transaction)
      const before = await open(key, transaction)
      const columns = changedColumns(before?.row, row)
      const isWritten =
        columns.length === 0
          ? (before?.version ?? 0) === version
          : await writeOwnRow(transaction, { ...key, facts: row, version, changedBy: by.actorId })
      if (!isWritten) throw new StaleRow()
      const action = rowInData(catalogue, key) ? 'catalogue.correct' : 'catalogue.add'
      const target = `${key.kind}:${key.id}`
      await recordAudit(transaction, { ...by, action, target, details: { columns, ...details } })
      return { saved: (await open(key, transaction))! }
    }).catch(async (failure: unknown) => {
      const current = failure instanceof StaleRow && (await open(key))
      if (!current) throw failure
      return { stale: current }
    })
  return {
    today,
    nameOf(key) {
      const row = today(key)
      return row && nameIn(key.kind, row)
    },
    open,
    async list() {
      const stored = await listOwnRows(service)
      return stored.map(own => ({
        ...toEdited(own, own)!,
        changedAt: new Date(own.changed_at).toISOString(),
        changedBy: own.changed_by,
        leftOut: catalogue.ownRows.leftOut.find(({ kind, id }) => kind === own.kind && id === own.id)?.reason,
      }))
    },
    async add(kind, change) {
      const { row, problems } = checkFileRow(kind, change.cells, catalogue.notesById)
      if (problems) return { problems }
      const key = { kind, id: slugify(kind === 'cigar' ? `${row.brand} ${row.line}` : row.name!) }
      const stored = await findOwnRow(service, key)
      const taken =
        problemOfId(key, toEdited(key, stored)) ?? findRowCollisions(kind, row, { ...key, catalogue })
      if (Object.keys(taken).length > 0) return { problems: taken }
      return write(key, stored?.version ?? 0, row, change)
    },
    async save(key, version, change) {
      const current = await open(key)
      if (!current) return undefined
      const { row, problems } = checkFileRow(key.kind, change.cells, catalogue.notesById)
      if (problems) return { problems }
      const wrong = {
        ...problemOfKnown(current, row),
        ...findRowCollisions(key.kind, row, { ...key, catalogue }),
      }
      if (Object.keys(wrong).length > 0) return { problems: wrong }
      return version === current.version ? write(key, version, row, change) : { stale: current }
    },
    async giveUp({ kind, id }, version, by) {
      const current = await open({ kind, id })
      if (!current) return 'NO_SUCH_ROW'
      return inTransaction(service, undefined, async transaction => {
        const change = { kind, id, version, changedBy: by.actorId }
        if (!(await giveUpOwnRow(transaction, change))) return 'STALE'
        await recordAudit(transaction, { ...by, action: 'catalogue.give-up', target: `${kind}:${id}` })
        return 'DONE'
      })
    },
  }
}

class StaleRow extends Error {}

function rowToday({ linesById, drinksById }: Names, { kind, id }: RowKey): FileRow | undefined {
  const [line, drink] = [linesById.get(id), drinksById.get(id)]
  if (kind === 'cigar') return line && cigarRowOf(line)
  return drink && drinkRowOf(drink)
}

function rowInData(catalogue: Names, key: RowKey): FileRow | undefined {
  const { replacedLines, replacedDrinks, addedLines, addedDrinks } = catalogue.ownRows
  const { kind, id } = key
  const [line, drink] = [replacedLines.get(id), replacedDrinks.get(id)]
  if (kind === 'cigar')
    return line ? cigarRowOf(line) : addedLines.has(id) ? undefined : rowToday(catalogue, key)
  return drink ? drinkRowOf(drink) : addedDrinks.has(id) ? undefined : rowToday(catalogue, key)
}

function nameIn(kind: CatalogueKind, { brand = '', line = '', name = '' }: FileRow): string {
  return kind === 'cigar' ? cigarName({ brand, line }) : name
}

/** Whatever the database holds, a form can show it. */
function cellsIn(facts: FileRow): FileRow {
  return Object.fromEntries(Object.entries(facts).filter(([, cell]) => typeof cell === 'string'))
}

function changedColumns(before: FileRow | undefined, after: FileRow): string[] {
  return Object.keys(after).filter(column => before?.[column] !== after[column])
}

function problemOfId({ kind, id }: RowKey, existing: EditedRow | undefined): RowProblems | undefined {
  const column = kind === 'cigar' ? 'line' : 'name'
  if (id === '')
    return { [column]: 'Please use Latin letters or digits: the address of the page is made of them' }
  return existing && { [column]: `There is “${existing.name}” already. Correct that row` }
}

/** Pages, lessons and pairings rely on the facts of a known line. */
function problemOfKnown({ kind, inData }: EditedRow, row: FileRow): RowProblems {
  const isPoorer = kind === 'cigar' && row.confidence === 'low' && inData && inData.confidence !== 'low'
  return isPoorer ? { confidence: 'The catalog knows more of this line than its name' } : {}
}

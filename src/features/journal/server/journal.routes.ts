import type { FastifyInstance } from 'fastify'
import { commonRefusals, Refusal, refuse, refuseStale } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { journalContract } from '../journal.contract.ts'
import { decodeCursor, type EntryCursor, encodeCursor } from './entry-cursor.ts'
import { exportEntriesAsCsv, exportEntriesAsJson } from './export-entries.ts'
import type { StoredEntry } from './journal.tables.ts'
import type { JournalServices } from './journal-services.ts'
import { toJournalEntry } from './to-journal-entry.ts'

function readCursor(after: string): EntryCursor {
  const cursor = decodeCursor(after)
  if (cursor) return cursor
  const fields = { after: 'This is not a cursor of the journal' }
  throw new Refusal('INVALID_INPUT', commonRefusals.INVALID_INPUT, fields)
}

const fileName = (extension: string) => `journal-${new Date().toISOString().slice(0, 10)}.${extension}`

export function journalRoutes(app: FastifyInstance, { journal, catalogue, publish }: JournalServices): void {
  const { entries } = journal
  const toEntry = (row: StoredEntry) => toJournalEntry(catalogue, row)
  const all = async (memberId: string) => (await entries.listAll(memberId)).map(toEntry)
  const { readEntry, addEntry, changeEntry, deleteEntry } = journalContract
  mountContract(app, journalContract, {
    async listEntries({ query: { after, ...filter } }, { memberId }) {
      const cursor = after === undefined ? undefined : readCursor(after)
      const page = await entries.list(memberId, { ...filter, after: cursor })
      const last = page.hasMore ? page.entries.at(-1) : undefined
      return {
        entries: page.entries.map(toEntry),
        next: last ? encodeCursor(last) : null,
        total: page.total,
        years: page.years,
      }
    },
    async readEntry({ params: { id } }, { memberId }) {
      const entry = await entries.find(memberId, id)
      if (!entry) throw refuse(readEntry, 'NO_SUCH_ENTRY')
      return toEntry(entry)
    },
    async addEntry({ body }, { memberId }) {
      const added = await journal.add(memberId, body)
      if (added === 'no pairing') throw refuse(addEntry, 'NO_SUCH_PAIRING')
      if (added === 'no item') throw refuse(addEntry, 'NO_SUCH_ITEM')
      if (added === 'full') throw refuse(addEntry, 'TOO_MANY_ENTRIES')
      if (added.isNew) publish(memberId)
      return toEntry(added.entry)
    },
    async changeEntry({ params: { id }, body: { version, ...changes } }, { memberId }) {
      const changed = await journal.change(memberId, id, changes, version)
      if (changed === 'none') throw refuse(changeEntry, 'NO_SUCH_ENTRY')
      if (changed === 'no pairing') throw refuse(changeEntry, 'NO_SUCH_PAIRING')
      if (changed === 'no item') throw refuse(changeEntry, 'NO_SUCH_ITEM')
      if ('stale' in changed) throw refuseStale(changeEntry, 'CHANGED_MEANWHILE', toEntry(changed.stale))
      publish(memberId)
      return toEntry(changed)
    },
    async deleteEntry({ params: { id }, query: { version } }, { memberId }) {
      const removed = await entries.remove(memberId, id, version)
      if (removed === 'none') throw refuse(deleteEntry, 'NO_SUCH_ENTRY')
      if (removed !== 'removed') throw refuseStale(deleteEntry, 'CHANGED_MEANWHILE', toEntry(removed.stale))
      publish(memberId)
      return { done: true as const }
    },
    exportEntriesAsCsv: async (_received, { memberId }) => ({
      name: fileName('csv'),
      content: Buffer.from(exportEntriesAsCsv(await all(memberId))),
    }),
    exportEntriesAsJson: async (_received, { memberId }) => ({
      name: fileName('json'),
      content: Buffer.from(exportEntriesAsJson(await all(memberId))),
    }),
  })
}

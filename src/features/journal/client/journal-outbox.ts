import { call } from '#platform/client/api.ts'
import { createOutbox, type Waiting } from '#platform/client/outbox.ts'
import { journalContract, type NewEntry } from '../journal.contract.ts'

type UnsentEntry = NewEntry & { id: string; smokedAt: string }
export type WaitingEntry = Waiting<UnsentEntry>

/** Entries that are written and not sent yet. One that was sent before makes no second one, because it has its id. */
export const journalOutbox = createOutbox({
  name: 'journal',
  send: (entry: UnsentEntry) => call(journalContract.addEntry, { body: entry }),
  isEntry: isUnsent,
})

function isUnsent(stored: unknown): stored is UnsentEntry {
  const { id, cigar, notes } = (stored ?? {}) as Partial<UnsentEntry>
  return [id, cigar, notes].every(text => typeof text === 'string')
}

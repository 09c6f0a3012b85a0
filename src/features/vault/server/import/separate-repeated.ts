import type { PairingToImport } from './read-row.ts'

interface SeparatedRows {
  once: PairingToImport[]
  repeated: PairingToImport[]
}

/** Repeated is a row that says nothing else than one above it of the same pair and day; without a date, of any day. */
export function separateRepeated(all: readonly PairingToImport[]): SeparatedRows {
  const above = new Map<string, PairingToImport[]>()
  const separated: SeparatedRows = { once: [], repeated: [] }
  for (const row of all) {
    const pair = JSON.stringify([row.cigar_name, row.pairing_type, row.pairing_name])
    const ofPair = above.get(pair) ?? []
    above.set(pair, ofPair)
    if (ofPair.some(other => saysNothingElse(row, other))) separated.repeated.push(row)
    else {
      ofPair.push(row)
      separated.once.push(row)
    }
  }
  return separated
}

function saysNothingElse(row: PairingToImport, other: PairingToImport): boolean {
  return (
    (row.created_at === null || row.created_at.slice(0, 10) === other.created_at?.slice(0, 10)) &&
    (row.rating === null || row.rating === other.rating) &&
    (row.status === 'looked up' || row.status === other.status) &&
    (row.own_notes === null || row.own_notes === other.own_notes) &&
    (row.notes === '' || row.notes === other.notes)
  )
}

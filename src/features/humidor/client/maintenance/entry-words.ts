import type { Maintenance } from '../../maintenance.contract.ts'
import type { MaintenanceKind } from '../../maintenance.rules.ts'

const kindNames: Readonly<Record<MaintenanceKind, string>> = {
  packs: 'Packs swapped',
  seasoning: 'Seasoning begun',
  cleaned: 'Cleaned',
  note: 'Note',
}

/** `Packs swapped, 3 of 69%`. */
export function entryWords({ kind, packStrength, packCount }: Maintenance): string {
  return kind === 'packs' ? `${kindNames.packs}, ${packCount} of ${packStrength}%` : kindNames[kind]
}

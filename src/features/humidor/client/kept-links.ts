import type { KeptRow } from '../kept.contract.ts'

/** Pages of the portal. */
export type KeptLink =
  | { to: '/dashboard/humidor'; search: { q: string; humidor?: string } }
  | { to: '/pair'; search: { cigar: string; drink: string } }

/** For pages without the router. */
export function addressOfLink({ to, search }: KeptLink): string {
  return `${to}?${new URLSearchParams(search)}`
}

const maxShown = 3

/** What is good to smoke comes first, what rests last. */
const stateOrder: readonly KeptRow['state'][] = ['ready', 'prime', null, 'past', 'resting']

export function shownRows(rows: readonly KeptRow[]): readonly KeptRow[] {
  return rows
    .toSorted((one, other) => stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state))
    .slice(0, maxShown)
}

interface Offer {
  kept: readonly KeptRow[]
  offered: readonly string[]
}

/** Without the cigar that is shown anyway. */
export function offeredRows({ kept, offered }: Offer, shown: readonly KeptRow[]): readonly KeptRow[] {
  return offered
    .flatMap(id => kept.find(({ itemId }) => itemId === id) ?? [])
    .filter(row => !isAmong(row, shown))
}

function isAmong({ lineId }: KeptRow, rows: readonly KeptRow[]): boolean {
  return rows.some(row => row.lineId === lineId)
}

import { catalogueContract, cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { longestVaultSearch, vaultContract } from '#features/vault/vault.contract.ts'
import { call } from '#platform/client/api.ts'
import { portalPages } from '../portal-pages.ts'
import type { GoingEntry, PaletteEntry } from './palette-entry.ts'

/** Where the palette looks. A source at hand answers at once, the others are asked over the network. */
export interface PaletteSource {
  label: string
  atHand?: readonly (PaletteEntry & { alias?: string })[]
  ask?: (text: string, signal: AbortSignal) => Promise<GoingEntry[]>
}

const fewestPoints = 0.4
const mostCigars = 6
const mostSaved = 5

/** In the order in which the groups stand. One line for each thing that can be found. */
export const paletteSources: readonly PaletteSource[] = [
  { label: 'Pages', atHand: portalPages },
  { label: 'Cigars', ask: findCigars },
  { label: 'In your vault', ask: findSaved },
  {
    label: 'Do',
    atHand: [
      { id: 'do:theme', label: 'Switch theme', does: 'switch-theme', alias: 'dark light mode look' },
      {
        id: 'do:shortcuts',
        label: 'Show keyboard shortcuts',
        does: 'show-shortcuts',
        alias: 'help',
        keys: '?',
      },
      { id: 'do:sign-out', label: 'Sign Out', does: 'sign-out', alias: 'log out leave' },
    ],
  },
]

/** The likely lines; below that a line shares no more than a syllable with what was typed. */
async function findCigars(text: string, signal: AbortSignal): Promise<GoingEntry[]> {
  const { searchCigars } = catalogueContract
  const { matches } = await call(searchCigars, { query: { q: text, limit: mostCigars } }, { signal })
  return matches
    .filter(({ score }) => score >= fewestPoints)
    .map(({ id, brand, line, drawing }) => ({
      id: `cigar:${id}`,
      label: `${brand} ${line}`,
      href: cataloguePages.cigar(id),
      isOfPortal: false,
      cigar: { brand, line, drawing },
    }))
}

/** The member's own pairings, by either name. */
async function findSaved(text: string, signal: AbortSignal): Promise<GoingEntry[]> {
  const { listPairings } = vaultContract
  const { pairings } = await call(
    listPairings,
    { query: { q: text.slice(0, longestVaultSearch) } },
    { signal },
  )
  return pairings.slice(0, mostSaved).map(({ id, cigar_name, pairing_name }) => ({
    id: `saved:${id}`,
    label: `${cigar_name} & ${pairing_name}`,
    href: `/dashboard/pairings/${id}`,
    isOfPortal: true,
  }))
}

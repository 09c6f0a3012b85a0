import { catalogueContract, cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { maxVaultSearchLength, vaultContract } from '#features/vault/vault.contract.ts'
import { call } from '#platform/client/api.ts'
import { portalPages } from '../../../portal.contract.ts'
import type { LinkEntry, PaletteEntry } from './palette-entry.ts'

export interface PaletteSource {
  label: string
  /** Local entries, filtered at once. */
  entries?: readonly (PaletteEntry & { alias?: string })[]
  /** Searches over the network. */
  search?: (text: string, signal: AbortSignal) => Promise<LinkEntry[]>
}

const pages = portalPages
  .filter(page => 'label' in page)
  .map(page => ({
    id: `page:${page.path}`,
    label: page.label,
    href: page.path,
    isOfPortal: true,
    alias: 'aliases' in page ? page.aliases : '',
    ...('key' in page && { keys: `G ${page.key.toUpperCase()}` }),
  }))

/** Below this score a line shares no more than a syllable with the query. */
const minScore = 0.4
const maxCigars = 6
const maxSaved = 5

/** In display order. Searches come last: an answer that arrives late must not move what Enter is about to choose. */
export const paletteSources: readonly PaletteSource[] = [
  { label: 'Pages', entries: pages },
  {
    label: 'Actions',
    entries: [
      { id: 'do:theme', label: 'Switch theme', action: 'switch-theme', alias: 'dark light mode look' },
      {
        id: 'do:shortcuts',
        label: 'Show keyboard shortcuts',
        action: 'show-shortcuts',
        alias: 'help',
        keys: '?',
      },
      { id: 'do:sign-out', label: 'Sign Out', action: 'sign-out', alias: 'log out leave' },
    ],
  },
  { label: 'Cigars', search: findCigars },
  { label: 'In your vault', search: findSaved },
]

async function findCigars(text: string, signal: AbortSignal): Promise<LinkEntry[]> {
  const { searchCigars } = catalogueContract
  const { matches } = await call(searchCigars, { query: { q: text, limit: maxCigars } }, { signal })
  return matches
    .filter(({ score }) => score >= minScore)
    .map(({ id, brand, line, drawing }) => ({
      id: `cigar:${id}`,
      label: `${brand} ${line}`,
      href: cataloguePages.cigar(id),
      isOfPortal: false,
      cigar: { brand, line, drawing },
    }))
}

async function findSaved(text: string, signal: AbortSignal): Promise<LinkEntry[]> {
  const { listPairings } = vaultContract
  const { pairings } = await call(
    listPairings,
    { query: { q: text.slice(0, maxVaultSearchLength) } },
    { signal },
  )
  return pairings.slice(0, maxSaved).map(({ id, cigar_name, pairing_name }) => ({
    id: `saved:${id}`,
    label: `${cigar_name} & ${pairing_name}`,
    href: `/dashboard/pairings/${id}`,
    isOfPortal: true,
  }))
}

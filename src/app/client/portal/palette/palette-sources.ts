import { articlePath, askPage } from '#features/ask/ask-pages.contract.ts'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import type { KeptRow } from '#features/humidor/kept.contract.ts'
import { journalContract, maxJournalSearchLength } from '#features/journal/journal.contract.ts'
import type { Topic } from '#features/knowledge/knowledge.contract.ts'
import { suggestionContract } from '#features/pairing/suggestion.contract.ts'
import { maxVaultSearchLength, vaultContract } from '#features/vault/vault.contract.ts'
import { call } from '#platform/client/api.ts'
import { portalPages } from '../../../portal.contract.ts'
import { matchWords } from './match-words.ts'
import type { LinkEntry, PaletteEntry } from './palette-entry.ts'

/** Entries of the portal itself, filtered at once. */
export interface PaletteSource {
  label: string
  entries: readonly (PaletteEntry & { alias?: string })[]
}

const pages = portalPages
  .filter(page => 'label' in page)
  .map(page => ({
    id: `page:${page.path}`,
    label: page.label,
    href: page.path,
    isOfPortal: true,
    ...('aliases' in page && { alias: page.aliases }),
    ...('key' in page && { keys: `G ${page.key.toUpperCase()}` }),
  }))

const maxSaved = 5

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
]

export async function findNames(text: string, signal: AbortSignal): Promise<LinkEntry[]> {
  const { suggestions } = await call(suggestionContract.suggest, { query: { q: text } }, { signal })
  return suggestions.map(suggestion => {
    const { key, text: label } = suggestion
    if (suggestion.kind === 'wish') {
      // Has no page of its own: the explorer answers it.
      const href = `/pair?${suggestion.has}=${encodeURIComponent(label)}`
      return { id: key, label, href, isOfPortal: true, suggestion }
    }
    return {
      id: key,
      label,
      href: cataloguePages[suggestion.kind](suggestion.id),
      isOfPortal: false,
      suggestion,
    }
  })
}

export async function findSaved(text: string, signal: AbortSignal): Promise<LinkEntry[]> {
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

export async function findEntries(text: string, signal: AbortSignal): Promise<LinkEntry[]> {
  const q = text.slice(0, maxJournalSearchLength)
  const { entries } = await call(journalContract.listEntries, { query: { q } }, { signal })
  return entries.slice(0, maxSaved).map(({ id, cigar, smokedAt }) => ({
    id: `entry:${id}`,
    label: `${cigar}, ${new Date(smokedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}`,
    href: `/dashboard/journal?entry=${id}`,
    isOfPortal: true,
  }))
}

export function findInHumidor(text: string, kept: readonly KeptRow[]): LinkEntry[] {
  return kept
    .filter(({ name }) => matchWords(text, name))
    .slice(0, maxSaved)
    .map(({ itemId, name }) => ({
      id: `item:${itemId}`,
      label: name,
      href: `/dashboard/humidor?q=${encodeURIComponent(name)}`,
      isOfPortal: true,
    }))
}

export function findArticles(text: string, contents: readonly Topic[]): LinkEntry[] {
  return contents
    .flatMap(({ chapters }) => chapters.flatMap(({ articles }) => articles))
    .filter(({ title }) => matchWords(text, title))
    .slice(0, maxSaved)
    .map(({ slug, title }) => ({
      id: `article:${slug}`,
      label: title,
      href: articlePath(slug),
      isOfPortal: true,
    }))
}

const minQuestionWords = 3

/** What is no name may be a question. */
export function offerToAsk(text: string): LinkEntry[] {
  if (text.split(/\s+/).length < minQuestionWords) return []
  const href = `${askPage.path}?q=${encodeURIComponent(text)}`
  return [{ id: 'ask', label: `Ask SMU: ${text}`, href, isOfPortal: true }]
}

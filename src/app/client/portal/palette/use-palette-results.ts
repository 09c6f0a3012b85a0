import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentsQuery } from '#features/ask/client/knowledge-queries.ts'
import { keptCigarsQuery } from '#features/humidor/client/kept-query.ts'
import { NoConnection } from '#platform/client/api.ts'
import type { CommandGroup } from '#platform/client/ui/CommandPalette.tsx'
import { matchWords } from './match-words.ts'
import type { LinkEntry, PaletteEntry } from './palette-entry.ts'
import {
  findArticles,
  findEntries,
  findInHumidor,
  findNames,
  findSaved,
  offerToAsk,
  type PaletteSource,
  paletteSources,
} from './palette-sources.ts'
import { recentChoices } from './recent-choices.ts'

const minLetters = 2
const searches = [
  { name: 'names', search: findNames },
  { name: 'saved', search: findSaved },
  { name: 'entries', search: findEntries },
] as const

export interface PaletteResults {
  groups: CommandGroup<PaletteEntry>[]
  isLooking: boolean
  /** Why a remote source did not answer. */
  failure: 'offline' | 'failed' | null
  /** Asks those again that did not answer. */
  retry: () => void
}

/** Results of every source. With an empty query: recent choices and all local entries. */
export function usePaletteResults(typed: string): PaletteResults {
  const text = typed.trim()
  const [recent] = useState(recentChoices)
  const answers = useQueries({
    queries: searches.map(({ name, search }) => ({
      queryKey: ['palette', name, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(text, signal),
      enabled: text.length >= minLetters,
      staleTime: 60_000,
    })),
  })
  const humidor = useQuery({ ...keptCigarsQuery, enabled: text.length >= minLetters, staleTime: 60_000 })
  const articles = useQuery({ ...contentsQuery, enabled: text.length >= minLetters })
  const isLooking = humidor.isFetching || articles.isFetching || answers.some(answer => answer.isFetching)
  const local = paletteSources.map(source => ({ label: source.label, items: filterEntries(source, text) }))
  const [names = [], saved = [], entries = []] = answers.map(({ data }) => data ?? [])
  const sticks = findInHumidor(text, humidor.data?.kept ?? [])
  const read = findArticles(text, articles.data ?? [])
  // All at once: a late answer must not move what Enter is about to choose.
  const found = isLooking ? local : [...local, ...groupFound(text, { names, sticks, saved, entries, read })]
  const groups = text === '' ? [{ label: 'Recent', items: recent }, ...withoutRecent(local, recent)] : found
  const error = answers.find(answer => answer.isError)?.error
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isLooking,
    retry() {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
    failure: !error ? null : error instanceof NoConnection ? 'offline' : 'failed',
  }
}

/** One's own cigars, what has the typed name, the rest of one's own, then what is near. */
type Found = Record<'names' | 'sticks' | 'saved' | 'entries' | 'read', readonly LinkEntry[]>

function groupFound(text: string, { names, sticks, saved, entries, read }: Found) {
  const isNamed = ({ label }: LinkEntry) => matchWords(text, label)
  return [
    { label: 'In your humidor', items: sticks },
    { label: 'Cigars and drinks', items: names.filter(isNamed).slice(0, maxNamed) },
    { label: 'In your vault', items: saved },
    { label: 'In your journal', items: entries },
    { label: 'Articles', items: read },
    { label: 'Near in name', items: names.filter(entry => !isNamed(entry)).slice(0, maxNear) },
    { label: 'Ask', items: offerToAsk(text) },
  ]
}

const maxNamed = 6
const maxNear = 3

function filterEntries({ entries }: PaletteSource, text: string): PaletteEntry[] {
  return entries.filter(({ label, alias = '' }) => matchWords(text, `${label} ${alias}`))
}

function withoutRecent(groups: CommandGroup<PaletteEntry>[], recent: readonly PaletteEntry[]) {
  const shown = new Set(recent.map(({ id }) => id))
  return groups.map(({ label, items }) => ({ label, items: items.filter(({ id }) => !shown.has(id)) }))
}

import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { NoConnection } from '#platform/client/api.ts'
import type { CommandGroup } from '#platform/client/ui/CommandPalette.tsx'
import { matchWords } from './match-words.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { type PaletteSource, paletteSources } from './palette-sources.ts'
import { recentChoices } from './recent-choices.ts'

const minLetters = 2
const remoteSources = paletteSources.filter(source => source.search !== undefined)

export interface PaletteResults {
  groups: CommandGroup<PaletteEntry>[]
  isLooking: boolean
  /** Why a remote source did not answer. */
  failure: 'offline' | 'failed' | null
}

/** Results of every source. With an empty query: recent choices and all local entries. */
export function usePaletteResults(typed: string): PaletteResults {
  const text = typed.trim()
  const [recent] = useState(recentChoices)
  const answers = useQueries({
    queries: remoteSources.map(({ label, search }) => ({
      queryKey: ['palette', label, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => search!(text, signal),
      enabled: text.length >= minLetters,
      staleTime: 60_000,
    })),
  })
  const found = paletteSources.map(source => ({
    label: source.label,
    items: source.entries
      ? filterEntries(source, text)
      : (answers[remoteSources.indexOf(source)]?.data ?? []),
  }))
  const groups = text === '' ? [{ label: 'Recent', items: recent }, ...withoutRecent(found, recent)] : found
  const error = answers.find(answer => answer.isError)?.error
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isLooking: answers.some(answer => answer.isFetching),
    failure: !error ? null : error instanceof NoConnection ? 'offline' : 'failed',
  }
}

function filterEntries({ entries = [] }: PaletteSource, text: string): PaletteEntry[] {
  return entries.filter(({ label, alias = '' }) => matchWords(text, `${label} ${alias}`))
}

function withoutRecent(groups: CommandGroup<PaletteEntry>[], recent: readonly PaletteEntry[]) {
  const shown = new Set(recent.map(({ id }) => id))
  return groups.map(({ label, items }) => ({ label, items: items.filter(({ id }) => !shown.has(id)) }))
}

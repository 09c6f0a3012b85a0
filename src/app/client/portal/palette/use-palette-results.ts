import { useQueries } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { NoConnection } from '#platform/client/api.ts'
import type { CommandGroup } from '#platform/client/ui/CommandPalette.tsx'
import { matchWords } from './match-words.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { type PaletteSource, paletteSources } from './palette-sources.ts'
import { recentChoices } from './recent-choices.ts'

const fewestLetters = 2
const asked = paletteSources.filter(source => source.ask !== undefined)

export interface PaletteResults {
  groups: CommandGroup<PaletteEntry>[]
  isLooking: boolean
  /** Whether something that should have been asked did not answer. */
  trouble: 'offline' | 'failed' | null
}

/** What every source has for the words. Before anything is typed: the latest choices, and all that is at hand. */
export function usePaletteResults(typed: string): PaletteResults {
  const text = useDeferredValue(typed.trim())
  const [recent] = useState(recentChoices)
  const answers = useQueries({
    queries: asked.map(({ label, ask }) => ({
      queryKey: ['palette', label, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask!(text, signal),
      enabled: text.length >= fewestLetters,
      staleTime: 60_000,
    })),
  })
  const found = paletteSources.map(source => ({
    label: source.label,
    items: source.atHand ? atHand(source, text) : (answers[asked.indexOf(source)]?.data ?? []),
  }))
  const isFresh = text === ''
  const groups = isFresh ? [{ label: 'Recent', items: recent }, ...withoutRecent(found, recent)] : found
  const failure = answers.find(answer => answer.isError)?.error
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isLooking: answers.some(answer => answer.isFetching) || typed.trim() !== text,
    trouble: !failure ? null : failure instanceof NoConnection ? 'offline' : 'failed',
  }
}

function atHand({ atHand = [] }: PaletteSource, text: string): PaletteEntry[] {
  return atHand.filter(({ label, alias = '' }) => matchWords(text, `${label} ${alias}`))
}

/** The same line twice would only make the list longer. */
function withoutRecent(groups: CommandGroup<PaletteEntry>[], recent: readonly PaletteEntry[]) {
  const shown = new Set(recent.map(({ id }) => id))
  return groups.map(({ label, items }) => ({ label, items: items.filter(({ id }) => !shown.has(id)) }))
}

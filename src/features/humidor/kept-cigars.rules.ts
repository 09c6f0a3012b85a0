import type { Suggestion } from '#features/pairing/suggestion.contract.ts'
import { plainWords, startsWords } from '#features/pairing/typed-prefix.rules.ts'
import type { KeptRow } from './kept.contract.ts'
import { stateWords } from './readiness.rules.ts'

export interface NamedCigar {
  /** A line of the catalogue; null for a cigar that it lacks. */
  id: string | null
  /** With its maker. */
  name: string
}

/** The rows of this very cigar: of the same line, or of the same name where the catalogue knows neither. */
export function rowsOf({ id, name }: NamedCigar, kept: readonly KeptRow[]): KeptRow[] {
  if (id !== null) return kept.filter(({ lineId }) => lineId === id)
  return kept.filter(row => row.lineId === null && plainName(row.name) === plainName(name))
}

/** `3 in your humidor` */
export function keptCount(rows: readonly Pick<KeptRow, 'quantity'>[]): string {
  return `${rows.reduce((sum, { quantity }) => sum + quantity, 0).toLocaleString('en-US')} in your humidor`
}

/** `Main box, ready` */
export function keptPlace({ humidor, state }: Pick<KeptRow, 'humidor' | 'state'>): string {
  return state === null ? humidor : `${humidor}, ${stateWords[state].toLowerCase()}`
}

/** The search of the humidor that shows this row: with its humidor where the cigar lies in several. */
export function humidorSearchOf({ name, humidorId }: KeptRow, rows: readonly KeptRow[]) {
  return { q: name, ...(rows.some(row => row.humidorId !== humidorId) && { humidor: humidorId }) }
}

/** A member’s own cigars that match what is typed, then the other suggestions. */
export function ownFirst(
  typed: string,
  suggestions: readonly Suggestion[],
  kept: readonly KeptRow[],
): readonly Suggestion[] {
  const words = plainWords(typed)
  const matching = words.length === 0 ? [] : kept.filter(({ name }) => startsWords(words, plainWords(name)))
  const own = groupByCigar(matching)
    .slice(0, maxOwn)
    .map(rows => toSuggestion(rows, suggestions))
  const keys = new Set(own.map(({ key }) => key))
  return [...own, ...suggestions.filter(({ key }) => !keys.has(key))]
}

/** More would hide what else there is. */
const maxOwn = 4

function groupByCigar(rows: readonly KeptRow[]): KeptRow[][] {
  const groups = new Map<string, KeptRow[]>()
  for (const row of rows) {
    const key = row.lineId ?? plainName(row.name)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** As it is suggested anyway, or else by its name. */
function toSuggestion(rows: readonly KeptRow[], suggestions: readonly Suggestion[]): Suggestion {
  const { itemId, lineId, name, drawing } = rows[0]!
  const known = suggestions.find(each => each.kind === 'cigar' && each.id === lineId)
  const count = keptCount(rows)
  if (known?.kind === 'cigar') return { ...known, detail: count, drawing: drawing ?? known.drawing }
  return {
    kind: 'cigar',
    key: `kept ${itemId}`,
    id: lineId ?? '',
    text: name,
    brand: '',
    line: name,
    detail: count,
    trait: '',
    drawing,
  }
}

function plainName(name: string): string {
  return plainWords(name).join(' ')
}

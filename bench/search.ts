// Time of the suggestions for a text, over the whole catalogue, for queries that are new, beside a plain look through
// all names in the same run. npx tsx bench/search.ts
import { join } from 'node:path'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { openSuggestions } from '#features/pairing/server/suggest-names.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { percentile } from './percentile.ts'
import { chanceFrom, oneOf, waysOfTyping } from './typed-names.ts'

/** What the search may take at most for 95 of 100 queries. */
const aimMilliseconds = 3
const typedLetterByLetter = 200
const slips = ['a letter dropped', 'a letter doubled', 'letters swapped', 'a neighboring key']

const catalogue = loadCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const names = catalogue.cigars.map(cigarName)
const plainNames = names.map(name => name.toLowerCase())
const suggest = openSuggestions(catalogue)
const sent = new Set<string>()

for (const text of ['warm up', 'montecristo edmundo', 'padron 1964']) search(text)
const times = [
  printTimes('full names', names),
  printTimes('letter by letter', beginnings()),
  printTimes('with one slip', misspelt()),
].flat()
const p95 = percentile(times, 95)
console.log(
  `all: p50 ${percentile(times, 50)} ms, p95 ${p95} ms, p99 ${percentile(times, 99)} ms over ${times.length} queries and ${names.length} lines; aim p95 <= ${aimMilliseconds} ms: ${p95 <= aimMilliseconds ? 'kept' : 'MISSED'}`,
)

function search(q: string): void {
  suggest(q)
}

/** A repeated query would come from the cache, so each is sent once. */
function printTimes(label: string, queries: readonly string[]): number[] {
  const fresh = queries.filter(query => !sent.has(query) && sent.add(query))
  const times = fresh.map(query => timeOf(() => search(query)))
  const plainTimes = fresh.map(query => timeOf(() => lookThrough(query.toLowerCase())))
  const [p95, plainP95] = [percentile(times, 95), percentile(plainTimes, 95)]
  console.log(
    `${label}: p50 ${percentile(times, 50)} ms, p95 ${p95} ms, p99 ${percentile(times, 99)} ms over ${times.length} queries; plain look through all names p95 ${plainP95} ms, ratio ${(p95 / plainP95).toFixed(1)}`,
  )
  return times
}

function timeOf(work: () => void): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** The baseline: it finds only what is written exactly so. */
function lookThrough(query: string): string[] {
  return plainNames.filter(name => name.includes(query)).slice(0, 8)
}

function beginnings(): string[] {
  const step = Math.max(1, Math.floor(names.length / typedLetterByLetter))
  return names
    .filter((_, at) => at % step === 0)
    .slice(0, typedLetterByLetter)
    .flatMap(name => Array.from(name, (_, at) => name.slice(0, at + 1)))
}

function misspelt(): string[] {
  const chance = chanceFrom(1964)
  return catalogue.cigars.flatMap(cigar => waysOfTyping[oneOf(chance, slips)]!(cigar, chance, []) ?? [])
}

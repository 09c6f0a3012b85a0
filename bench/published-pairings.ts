import { readFileSync } from 'node:fs'
import { parse } from 'csv/sync'
import type { Drink, DrinkFamily, DrinkKind } from '#features/catalogue/catalogue.contract.ts'

/** A published pairing: this drink suits this cigar, or does not. */
export interface PublishedPairing {
  cigar: string
  drink: string
  kind: DrinkKind
  family: DrinkFamily
  isRecommended: boolean
}

/** Rows of beer are left out: it is not among the suggestions of a kind. */
export function readPublishedPairings(file: string): PublishedPairing[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true })
  return rows
    .filter(({ family }) => family !== 'beer')
    .map(row => ({
      cigar: row.cigar!,
      drink: row.drink!,
      kind: row.kind as DrinkKind,
      family: row.family as DrinkFamily,
      isRecommended: row.direction === 'recommended',
    }))
}

/** The bottle of the catalogue with that name, if it has one: all its distinctive words are in the published name. */
export function findDrink(drinks: readonly Drink[], { drink, family }: PublishedPairing): Drink | undefined {
  const published = new Set(wordsOf(drink))
  const named = drinks
    .filter(each => each.family === family)
    .map(each => ({ each, share: Math.max(...[each.name, ...each.aliases].map(n => shareOf(n, published))) }))
    .sort((a, b) => b.share - a.share)
  return named[0] && named[0].share >= 0.6 ? named[0].each : undefined
}

/** How alike two names are: words of both over all words. */
function shareOf(name: string, published: ReadonlySet<string>): number {
  const words = new Set(wordsOf(name))
  const both = [...words].filter(word => published.has(word)).length
  return both / (words.size + published.size - both)
}

const fillers = new Set(
  'the of and de year years old bourbon rum scotch whisky whiskey cognac port'.split(' '),
)

function wordsOf(name: string): string[] {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^a-z0-9]+/).filter(word => word !== '' && !fillers.has(word))
}

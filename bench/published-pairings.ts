import { readFileSync } from 'node:fs'
import { parse } from 'csv/sync'
import type { DrinkFamily, DrinkKind } from '#features/catalogue/catalogue.contract.ts'

/** A published pairing: this drink suits this cigar, or does not. */
export interface PublishedPairing {
  cigar: string
  drink: string
  kind: DrinkKind
  family: DrinkFamily
  isRecommended: boolean
  /** Found by searching for its family. */
  isSought: boolean
  /** Host of the page that published it. */
  site: string
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
      isSought: row.sought === 'yes',
      site: new URL(row.source!).host.replace(/^www\./, ''),
    }))
}

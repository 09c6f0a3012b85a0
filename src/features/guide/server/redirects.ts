import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { slugify } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'

/** A former public URL of a row that was renamed. */
export interface Redirect {
  from: string
  to: string
  kind: 'cigar' | 'drink'
}

/** Does not validate: tests check `data/moved.csv`. */
export function readRedirects(directory = join(projectRoot(import.meta.dirname), 'data')): Redirect[] {
  return parse(readFileSync(join(directory, 'moved.csv')), { columns: true, trim: true })
}

/** Current ids by former ids. */
export function redirectsOfKind(
  kind: Redirect['kind'],
  moves: readonly Redirect[],
): ReadonlyMap<string, string> {
  return new Map(moves.filter(move => move.kind === kind).map(({ from, to }) => [from, to]))
}

/** Resolves a former id, or one that was typed with capitals or accents. */
export function resolveId(
  requested: string,
  itemsById: ReadonlyMap<string, unknown>,
  currentIds: ReadonlyMap<string, string>,
): string | undefined {
  const slug = slugify(requested)
  const id = currentIds.get(slug) ?? slug
  return itemsById.has(id) ? id : undefined
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { slugOf } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'

/** A page that was public under another address: its row got another name. */
export interface Move {
  from: string
  to: string
  kind: 'cigar' | 'drink'
}

/** The moves that come with the house (`data/moved.csv`). Their rules are proved by the tests, so this only gives types. */
export function readMoves(directory = join(projectRoot(import.meta.dirname), 'data')): Move[] {
  return parse(readFileSync(join(directory, 'moved.csv')), { columns: true, trim: true })
}

/** Today's ids of one kind by those they had. */
export function movedOf(wanted: Move['kind'], moves: readonly Move[]): ReadonlyMap<string, string> {
  return new Map(moves.filter(({ kind }) => kind === wanted).map(({ from, to }) => [from, to]))
}

/** The id that somebody means who asks for one that is not there: typed with capitals or accents, or an old one. */
export function idMeant(
  asked: string,
  known: ReadonlyMap<string, unknown>,
  moved: ReadonlyMap<string, string>,
): string | undefined {
  const slug = slugOf(asked)
  const id = moved.get(slug) ?? slug
  return known.has(id) ? id : undefined
}

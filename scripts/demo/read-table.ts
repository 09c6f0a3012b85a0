import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'csv/sync'

/** The rows of a file of this folder, or of another one below the root of the project. */
export function readTable<Column extends string>(
  name: string,
  folder = 'scripts/demo',
): Record<Column, string>[] {
  const root = resolve(import.meta.dirname, '../..')
  return parse(readFileSync(resolve(root, folder, `${name}.csv`), 'utf8'), { columns: true })
}

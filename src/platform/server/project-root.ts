import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The nearest folder with a package.json: the same for the sources and for the build. */
export function projectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No package.json was found above the server.')
  return projectRoot(parent)
}

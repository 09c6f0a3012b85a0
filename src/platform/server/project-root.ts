import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder with package.json at or above `folder`: the same for the sources and for the build. */
export function projectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('The folder of the project cannot be found.')
  return projectRoot(above)
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describeSettings } from './settings.ts'

/** Other programs read these from the same file. */
const namesOfOthers: ReadonlySet<string> = new Set(['NODE_ENV', 'NODE_OPTIONS', 'CHROMIUM_PATH'])

/** Names in `.env` of `directory` that are no settings, most likely misspelled ones. */
export function findUnknownSettings(directory: string): readonly string[] {
  const file = join(directory, '.env')
  if (!existsSync(file)) return []
  const known = new Set([...describeSettings().matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name))
  return Object.keys(parseEnv(readFileSync(file, 'utf8'))).filter(
    name => !known.has(name) && !namesOfOthers.has(name),
  )
}

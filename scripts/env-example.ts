import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeSettings } from '#platform/server/settings.ts'

const file = resolve(import.meta.dirname, '../.env.example')
const wanted = describeSettings()

if (process.argv.includes('--write')) {
  writeFileSync(file, wanted)
} else if (process.argv.includes('--check')) {
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === wanted
  if (!isCurrent) console.error('.env.example is out of date: run "npm run env-example".')
  process.exitCode = isCurrent ? 0 : 1
} else {
  process.stdout.write(wanted)
}

// Whether the build is younger than what it was made from.
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const stamp = 'dist/built'
const sources = [
  'src',
  'public',
  'vite.config.ts',
  'scripts/compile-react.ts',
  'package.json',
  'package-lock.json',
]

export function isBuildStale() {
  const builtAt = changedAt(stamp)
  return builtAt === 0 || sources.some(source => newestIn(source) > builtAt)
}

export function stampBuild() {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
  const now = new Date()
  utimesSync(stamp, now, now)
}

function newestIn(path) {
  const own = changedAt(path)
  if (own === 0 || !statSync(path).isDirectory()) return own
  const inside = readdirSync(path, { withFileTypes: true })
    .filter(entry => !/\.test\.tsx?$/.test(entry.name))
    .map(entry => newestIn(join(path, entry.name)))
  return Math.max(0, ...inside)
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

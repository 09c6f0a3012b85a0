// Installs what the lockfile names when it is missing or another lockfile was installed before.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const mark = 'node_modules/.installed-lockfile'

export function checkNode() {
  if (isSupportedNode(process.versions.node)) return
  console.error(`Smoke Deck needs Node 20.19 or later, or 22.12 or later; this is ${process.versions.node}.`)
  process.exit(1)
}

/** As `engines` in package.json: what Vite runs on. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
}

export function installIfStale() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : ''
  if (installed === lockfile) return
  console.error('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    // A test or production environment must not leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) {
    console.error('The installation failed; see the output of npm above.')
    process.exit(1)
  }
  writeFileSync(mark, lockfile)
}

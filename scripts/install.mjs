// Installs what the lockfile names when it is missing or another lockfile was installed before.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const oldestNode = [20, 19]
const mark = 'node_modules/.installed-lockfile'

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  console.error(`Smoke Deck needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

export function installIfStale() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : ''
  if (installed === lockfile) return
  console.error('Installing what the lockfile names …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    // A test or production environment must not leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) {
    console.error('The installation failed; what npm said stands above.')
    process.exit(1)
  }
  writeFileSync(mark, lockfile)
}

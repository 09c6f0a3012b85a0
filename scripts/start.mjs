// npm start: installs, builds when needed, then becomes the server. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuildStale } from './build-stamp.mjs'
import { checkNode, installIfStale } from './install.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
checkNode()
installIfStale()
if (isBuildStale()) buildAside()
process.env.NODE_ENV = 'production'
if (process.env.npm_lifecycle_event && process.platform !== 'win32') stopWithNpm()
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => leave(signal))
await import('../dist/server/main.js')

/** In a process of its own, so that the server does not carry the compiler in its memory. */
function buildAside() {
  console.error('Building …')
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    console.error('The build failed; see its output above.')
    process.exit(1)
  }
}

/** npm that is killed outright cannot pass a signal on; the server must not keep running alone. */
function stopWithNpm() {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    leave('end of npm')
  }, 250).unref()
}

/** Until the server handles it nothing is open, and the process ends. */
function leave(reason) {
  if (!process.emit('leave', reason)) process.exit(0)
}

// npm run dev: the house from its sources. Components change in place; a change on the server's side restarts it.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkNode, installIfStale } from './install.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
checkNode()
installIfStale()
process.env.NODE_ENV = 'development'
const { developmentBuild, openVite } = await import('./development-build.mjs')
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const vite = await openVite()
const { readSettings } = await vite.ssrLoadModule('/src/platform/server/settings.ts')
const { createLog } = await vite.ssrLoadModule('/src/platform/server/log.ts')
const settings = readSettings(process.env, process.cwd())
const log = createLog(settings)

let house = await open()
let turn = Promise.resolve()
vite.watcher.add(['migrations', 'data'])
vite.watcher.on('change', path => {
  if (/\/server\/|\.contract\.ts$|\.rules\.ts$|\/migrations\/|\/data\//.test(path)) turn = turn.then(reopen)
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await house?.stop()
    await vite.close()
    process.exit(0)
  })

async function open() {
  const { startServer } = await vite.ssrLoadModule('/src/app/server/start-server.ts')
  const opened = await startServer(settings, log, developmentBuild(vite, version))
  console.log(`Smoke Deck is open at ${opened.address} (from its sources; the kit is at /kit)`)
  return opened
}

async function reopen() {
  await house?.stop()
  house = undefined
  try {
    house = await open()
  } catch (failure) {
    console.error('The change does not start; the next one is tried again.', failure)
  }
}

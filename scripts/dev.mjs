// npm run dev: the server from its sources. Components change in place; a change on the server's side restarts it.
// With --seed it starts with members, pairings, bars and ratings.
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
const { stopOnSignals } = await vite.ssrLoadModule('/src/app/server/stop-on-signals.ts')
const { setSiteTimeZone } = await vite.ssrLoadModule('/src/platform/server/site-time-zone.ts')
const { createLog } = await vite.ssrLoadModule('/src/platform/server/log.ts')
const settings = readSettings(process.env, process.cwd())
const log = createLog(settings)

let server = await start()
if (process.argv.includes('--seed')) await fill(server.address)
console.log(`Smoke Deck is open at ${server.address} (from its sources; the kit is at /kit)`)

let restarts = Promise.resolve()
vite.watcher.add(['migrations', 'data'])
vite.watcher.on('change', path => {
  if (/\/server\/|\.contract\.ts$|\.rules\.ts$|\/migrations\/|\/data\//.test(path)) queueRestart()
})
stopOnSignals(
  async () => {
    await server?.stop()
    await vite.close()
  },
  { log, isUnderNpm: process.env.npm_lifecycle_event !== undefined },
)

async function start() {
  const { startServer } = await vite.ssrLoadModule('/src/app/server/start-server.ts')
  return startServer(settings, log, {
    openBuild: developmentBuild(vite, version),
    startAgain: queueRestart,
    setTimeZone: name => setSiteTimeZone(process.env, name),
  })
}

function queueRestart() {
  restarts = restarts.then(restart)
}

async function restart() {
  await server?.stop()
  server = undefined
  try {
    server = await start()
    console.log(`Restarted at ${server.address}`)
  } catch (failure) {
    console.error('The server does not start with this change; the next change will be tried.', failure)
  }
}

async function fill(address) {
  const { seed, seededMembers, seedPassword } = await vite.ssrLoadModule('/scripts/seed.ts')
  await seed(address)
  console.log(`Members: ${Object.values(seededMembers).join(', ')}; password: ${seedPassword}`)
}

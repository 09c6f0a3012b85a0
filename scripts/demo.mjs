// npm run demo: a lounge to try, with invented members and everything they have written. Its data directory is its own, is
// filled at the first start, and nothing of it leaves this machine. The server itself starts as in npm start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addressOf, demoMember, demoOwner, demoPassword } from './demo/demo-accounts.mjs'
import { chooseDemo, readMark } from './demo/demo-directory.mjs'
import { checkNode, installIfStale } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
checkNode()
const { refusal, directory, environment, setAside } = chooseDemo(process.env, root)
if (refusal) refuse(refusal)
const port = await reservePort(Number(environment.PORT || 3000))
installIfStale()
if (!readMark(directory)) await fill()
Object.assign(process.env, environment, { PORT: String(port) })
await import('./start.mjs')
const { letMembersIn } = await import('./demo/present-members.mjs')
await letMembersIn(`http://127.0.0.1:${port}`).catch(failure =>
  process.stderr.write(`The invented members stay away: ${failure.message}\n`),
)
greet()

/** Before anything is filled. 0 becomes a port, so that the address is known. */
async function reservePort(wanted) {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
    refuse('PORT must be a whole number from 0 to 65535.')
  const server = createServer().listen({ host: '127.0.0.1', port: wanted })
  await once(server, 'listening').catch(failure =>
    refuse(
      `Port ${wanted} cannot be used (${failure.code}), perhaps because your own lounge runs there. Choose another one: PORT=3010 npm run demo`,
    ),
  )
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** In a process of its own, which is told when this one is to end. */
async function fill() {
  console.error('Filling the demo lounge, once. This takes about a minute …')
  const filler = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo/fill-demo.ts'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...environment },
  })
  const pass = signal => filler.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, pass)
  const [code] = await once(filler, 'exit')
  for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, pass)
  if (code !== 0) refuse('The demo lounge is not filled. The next start begins anew.')
}

/** The server has its own way with the console by now. */
function greet() {
  const { filledAt, folders } = readMark(directory)
  const lines = [
    '',
    'This is a demo lounge. Its members are invented, and so is all they have written.',
    `  owner   ${addressOf(demoOwner)}    ${demoPassword}`,
    `  member  ${addressOf(demoMember)}      ${demoPassword}`,
    'It listens on this machine only. It has no mail server, no language model, no speech provider and no sensors outside.',
    setAside.length > 0 && `Set aside while it runs: ${setAside.join(', ')}.`,
    `It was filled on ${filledAt.toDateString()}; its dates count from that day.`,
    `To remove it, or to have it filled anew, stop it with Ctrl-C and remove its data:`,
    `  ${removalOf(folders)}`,
  ]
  process.stdout.write(`${lines.filter(line => line !== false).join('\n')}\n`)
}

function removalOf(folders) {
  if (process.platform === 'win32') return folders.map(folder => `rmdir /s /q "${folder}"`).join(' & ')
  const quoted = folders.map(folder =>
    /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", String.raw`'\''`)}'`,
  )
  return `rm -rf ${quoted.join(' ')}`
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

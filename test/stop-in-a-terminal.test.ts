import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, expect, test } from 'vitest'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'
import { ensureBuild } from './ensure-build.ts'
import { root } from './source-files.ts'

const ctrlC = '\x03'

beforeAll(() => {
  ensureBuild()
}, 240_000)

test('Ctrl-C on npm start stops the server and its database in order', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-terminal-'))
  // Started as root, PostgreSQL runs as another account, which has to get through to its folder.
  chmodSync(dataDir, 0o711)
  const terminal = openTerminal('exec npm start', {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    BASE_URL: '',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
  })
  await terminal.lineWith('Smoke Deck is open at ')
  terminal.type(ctrlC)
  const { code, output } = await terminal.ended()
  const abandoned = findPostmaster(join(dataDir, 'postgres'))
  if (abandoned) process.kill(abandoned.pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  expect({ code, abandoned }, output).toEqual({ code: 0, abandoned: undefined })
  expect(output).toContain('Database stopped')
  expect(output.match(/shutting down/g)).toHaveLength(1)
})

/**
 * Runs a command in a pseudo terminal, where Ctrl-C reaches every process of the command at once. `script` belongs to
 * util-linux and to macOS; without it the test fails. It starts a shell that runs no other command, and which Ctrl-C
 * would end as well: `exec` replaces it.
 */
function openTerminal(command: string, settings: Readonly<Record<string, string>>) {
  const args =
    process.platform === 'darwin' ? ['/dev/null', 'sh', '-c', command] : ['-ec', command, '/dev/null']
  const child = spawn('script', ['-q', ...args], {
    cwd: root,
    // Not the shell of whoever runs the tests: some replace themselves by the command without being told to.
    env: { ...process.env, ...settings, SHELL: '/bin/sh' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  let output = ''
  const nextLine = async () => {
    const { value, done } = await lines.next()
    if (!done) output += `${value}\n`
    return done ? undefined : value
  }
  return {
    async lineWith(text: string) {
      for (let line = await nextLine(); ; line = await nextLine())
        if (line === undefined) throw new Error(`The command ended without "${text}".\n${output}`)
        else if (line.includes(text)) return
    },
    type: (keys: string) => child.stdin.write(keys),
    async ended() {
      while ((await nextLine()) !== undefined);
      const [code] = await exit
      return { code, output }
    },
  }
}

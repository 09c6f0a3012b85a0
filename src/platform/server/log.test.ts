import { expect, test } from 'vitest'
import { runInChild } from '#test/run-in-child.ts'
import { createLog } from './log.ts'

function logLines(level: 'info' | 'silent', write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog({ logLevel: level }, { write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line))
}

test('A line has its level as a word and its time in UTC', () => {
  const [line] = logLines('info', log => log.warn({ room: 'main' }, 'It is humid'))
  expect(line).toMatchObject({ level: 'warn', room: 'main', msg: 'It is humid' })
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('Secrets are redacted wherever they are typically logged', () => {
  const secret = 'hunter2'
  const lines = logLines('info', log => {
    log.info({ password: secret, databaseUrl: secret })
    log.info({ settings: { databaseUrl: secret, apiKey: secret }, err: { connectionString: secret } })
    log.info({ req: { headers: { cookie: secret, authorization: secret }, body: { newPassword: secret } } })
    log.info({ res: { headers: { 'set-cookie': [secret] } }, headers: { 'set-cookie': secret } })
  })
  expect(lines).toHaveLength(4)
  expect(JSON.stringify(lines)).not.toContain(secret)
})

test('The level silent writes nothing', () => {
  expect(logLines('silent', log => log.fatal('not written'))).toEqual([])
})

test('A line is written when the process exits, and a warning at once with all lines before it', async () => {
  const code = (end: string) => `
    import { runInChild } from '#test/run-in-child.ts'
import { createLog } from './src/platform/server/log.ts'
    const log = createLog({ logLevel: 'info' })
    log.info('first')
    ${end}`
  const exited = await runInChild(code('process.exit(3)')).ended()
  expect([exited.code, exited.complaint]).toEqual([3, expect.stringContaining('first')])
  const killed = await runInChild(code("log.warn('second'); process.kill(process.pid, 'SIGKILL')")).ended()
  expect(killed.complaint).toMatch(/first[\s\S]+second/)
})

import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(level: 'info' | 'silent', write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog({ logLevel: level }, { write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line))
}

test('A line has its level in words and its time in UTC', () => {
  const [line] = logged('info', log => log.warn({ room: 'main' }, 'It is humid'))
  expect(line).toMatchObject({ level: 'warn', room: 'main', msg: 'It is humid' })
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('Secrets are hidden wherever they are usually logged', () => {
  const secret = 'hunter2'
  const lines = logged('info', log => {
    log.info({ password: secret, databaseUrl: secret })
    log.info({ settings: { databaseUrl: secret, apiKey: secret }, err: { connectionString: secret } })
    log.info({ req: { headers: { cookie: secret, authorization: secret }, body: { newPassword: secret } } })
    log.info({ res: { headers: { 'set-cookie': [secret] } }, headers: { 'set-cookie': secret } })
  })
  expect(lines).toHaveLength(4)
  expect(JSON.stringify(lines)).not.toContain(secret)
})

test('A silent log is silent', () => {
  expect(logged('silent', log => log.fatal('unheard'))).toEqual([])
})

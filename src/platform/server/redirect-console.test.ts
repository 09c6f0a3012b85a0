import { Console } from 'node:console'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { redirectConsole } from './redirect-console.ts'

test('What a library writes to the console becomes one log line without its text', () => {
  const lines: string[] = []
  const output = new PassThrough()
  const target = new Console(output)
  redirectConsole(createLog({ logLevel: 'warn' }, { write: line => void lines.push(line) }), target)
  const failure = Object.assign(new Error('duplicate key: grace@lounge.example'), { code: '23505' })
  target.trace(failure)
  target.error('insert into users values (grace@lounge.example)', failure)
  target.log('grace@lounge.example')
  expect(output.read()).toBeNull()
  expect(lines.join('')).not.toContain('grace')
  expect(lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'warn', err: expect.objectContaining({ code: '23505' }) }),
    expect.objectContaining({ err: expect.objectContaining({ code: '23505' }) }),
    expect.objectContaining({ caller: expect.stringContaining('redirect-console.test.ts') }),
  ])
})

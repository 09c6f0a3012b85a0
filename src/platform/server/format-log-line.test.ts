import { expect, test } from 'vitest'
import { formatLogLine } from './format-log-line.ts'
import { createLog } from './log.ts'

function formatted(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ logLevel: 'info' }, { write: line => void lines.push(formatLogLine(line)) }))
  return lines.join('')
}

test('A line on a terminal has its time, its level, its text and its fields', () => {
  const line = formatted(log => log.warn({ route: '/api/things/:name', status: 503 }, 'It is humid'))
  expect(line).toMatch(/^\d\d:\d\d:\d\d\.\d{3} WARN It is humid route=\/api\/things\/:name status=503\n$/)
})

test('An error is followed by its stack, one frame a line', () => {
  const rows = formatted(log => log.error(new TypeError('secret'))).split('\n')
  expect(rows[0]).toMatch(/ERROR .*err=\{"type":"TypeError"\}$/)
  expect(rows[1]).toMatch(/^ {4}.*format-log-line\.test\.ts:\d+/)
})

test('What a visitor sent cannot control the terminal', () => {
  const line = formatted(log => log.info({ name: '\u001b[2J\u009b2J\u202e' }, 'line\nforged\u001b]0;x\u0007'))
  expect(line).toContain('name=\\u{1b}[2J\\u{9b}2J\\u{202e}')
  expect(line.match(/[\p{Cc}\p{Cf}]/gu)).toEqual(['\n'])
})

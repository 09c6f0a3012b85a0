import { expect, test } from 'vitest'
import { safeNext } from './accounts.rules.ts'

const startPage = '/pair'
const origin = 'https://lounge.example'

test.each([
  '/dashboard',
  '/dashboard/pairings',
  '/pairings/padron-1926?from=vault#notes',
  '/lounge/chat?room=1&day=2026-11-21',
  '/pair?next=//evil.example',
  '/pair?next=https%3A%2F%2Fevil.example',
])('%s is a path on this site', next => {
  expect(safeNext(next)).toBe(next)
})

const unsafe = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/dashboard\\..\\..\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http:evil.example',
  'evil.example',
  './evil',
  '../evil',
  '?next=/dashboard',
  '#/dashboard',
  '%2f%2fevil.example',
  '%2Fdashboard',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/dashboard/%2e%2e//evil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/dashboard\r\nSet-Cookie: a=b',
  '/dashboard%0d%0aSet-Cookie:%20a=b',
  '/%09/evil.example',
  '/%00evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /dashboard',
  '/dashboard ',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  '/\u202edrahsad',
  '／／evil.example',
  '/。evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://lounge.example/1',
  '//lounge.example@evil.example',
  'https://lounge.example@evil.example',
  'https://lounge.example.evil.example',
  '@evil.example',
  ':443/evil',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  `/${'a'.repeat(500)}`,
  `/${'/'.repeat(100_000)}`,
  '',
  null,
  undefined,
]

test.each(unsafe)('%j becomes the start page', next => {
  expect(safeNext(next)).toBe(startPage)
})

test('A browser never leaves this site', () => {
  for (const next of unsafe) expect(new URL(safeNext(next), origin).origin).toBe(origin)
})

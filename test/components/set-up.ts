import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { closePage } from './open-page.tsx'
import { requestsAnswered } from './requests-under-way.ts'

const seen: string[] = []
let expected: RegExp[] = []

/** Names errors in the console that belong to the test. They have to happen. */
export function expectErrors(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

beforeEach(() => {
  // In a frame that was never focused, focusing an element fires no event.
  window.focus()
  seen.length = 0
  expected = []
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...parts) => seen.push(parts.join(' ')))
})

/** All tests of a worker share one document and one browser: each leaves them as it found them. */
afterEach(async () => {
  closePage()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.theme
  await commands.restoreRequests()
  await requestsAnswered()
  await page.viewport(1280, 720)
  expect(
    seen.filter(line => !expected.some(pattern => pattern.test(line))),
    'errors in the console',
  ).toEqual([])
  expect(
    expected.filter(pattern => !seen.some(line => pattern.test(line))),
    'expected errors that did not happen',
  ).toEqual([])
})

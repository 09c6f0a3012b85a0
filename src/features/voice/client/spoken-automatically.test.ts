import { beforeEach, expect, test, vi } from 'vitest'
import {
  isSpokenAutomatically,
  setSpokenAutomatically,
  subscribeToSpokenAutomatically,
} from './spoken-automatically.ts'

const stored = new Map<string, string>()
const page = new EventTarget()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

test('whether answers are spoken is undefined until the member was asked, and remembered', () => {
  expect(isSpokenAutomatically()).toBeUndefined()
  setSpokenAutomatically(true)
  expect(isSpokenAutomatically()).toBe(true)
  setSpokenAutomatically(false)
  expect(isSpokenAutomatically()).toBe(false)
})

test('a sign-out, which removes the keys with sb-, leaves the choice', () => {
  setSpokenAutomatically(true)
  for (const key of stored.keys()) if (key.startsWith('sb-')) stored.delete(key)
  expect(isSpokenAutomatically()).toBe(true)
})

test('where nothing can be stored, the choice holds on this page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  setSpokenAutomatically(true)
  expect(isSpokenAutomatically()).toBe(true)
  setSpokenAutomatically(false)
  expect(isSpokenAutomatically()).toBe(false)
})

test('a change is heard, also one in another tab', () => {
  const listener = vi.fn()
  const end = subscribeToSpokenAutomatically(listener)
  setSpokenAutomatically(true)
  expect(listener).toHaveBeenCalledTimes(1)
  const [key] = [...stored.keys()]
  page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'something-else' }))
  expect(listener).toHaveBeenCalledTimes(2)
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(listener).toHaveBeenCalledTimes(3)
  end()
  setSpokenAutomatically(false)
  page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(listener).toHaveBeenCalledTimes(3)
})

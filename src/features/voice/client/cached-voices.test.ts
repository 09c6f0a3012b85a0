import { beforeEach, expect, test, vi } from 'vitest'
import {
  cachePremiumVoices,
  cacheVoices,
  readCachedPremiumVoices,
  readCachedVoices,
} from './cached-voices.ts'

const stored = new Map<string, string>()
const anna = { name: 'Anna', lang: 'de-DE' }
const jade = { voice_id: 'j1', name: 'Jade' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('Voices of the browser and of the lounge are kept side by side', () => {
  cacheVoices([anna])
  cachePremiumVoices([jade])
  cacheVoices([anna])
  expect([...stored.keys()]).toEqual(['cached_voices'])
  expect([readCachedVoices(), readCachedPremiumVoices()]).toEqual([[anna], [jade]])
})

test('A browser that lists none for a while keeps its own; a lounge without voices has none', () => {
  cacheVoices([anna])
  cachePremiumVoices([jade])
  cacheVoices([])
  cachePremiumVoices([])
  expect([readCachedVoices(), readCachedPremiumVoices()]).toEqual([[anna], []])
})

test.each(['', 'nonsense', '{}', '[null, 7, {"name": "Anna"}]'])('Of %j nothing is read', value => {
  stored.set('cached_voices', value)
  expect([readCachedVoices(), readCachedPremiumVoices()]).toEqual([[], []])
})

test('A closed storage changes nothing', () => {
  const fail = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail })
  cacheVoices([anna])
  expect(readCachedVoices()).toEqual([])
})

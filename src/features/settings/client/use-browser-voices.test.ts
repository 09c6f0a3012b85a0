import { expect, test } from 'vitest'
import { orderVoices } from './use-browser-voices.ts'

test('English voices come first, and a duplicate voice is listed once', () => {
  const voices = [
    { name: 'Anna', lang: 'de-DE' },
    { name: 'Samantha', lang: 'en_US' },
    { name: 'Daniel', lang: 'en-GB' },
    { name: 'Anna', lang: 'de-DE' },
    { name: 'Enya', lang: 'ens' },
  ]
  expect(orderVoices(voices).map(({ name }) => name)).toEqual(['Daniel', 'Samantha', 'Anna', 'Enya'])
})

import { expect, test } from 'vitest'
import { chooseVoice, orderVoices } from './browser-voices.rules.ts'

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

const [anna, daniel, karen, samantha, aria] = [
  { name: 'Anna', lang: 'de-DE', default: true },
  { name: 'Daniel', lang: 'en-GB' },
  { name: 'Karen', lang: 'en-AU' },
  { name: 'Samantha (Enhanced)', lang: 'en_US' },
  { name: 'Aria', lang: 'en-US' },
]

test.each([
  ['the voice that was chosen', 'Anna', [samantha, karen, anna], anna],
  ['Samantha if none was chosen', 'Default', [anna, karen, samantha], samantha],
  ['Karen where there is no Samantha', 'Default', [anna, daniel, karen, aria], karen],
  ['an American voice before a British one', 'Default', [anna, daniel, aria], aria],
  ['any English voice before the default of the device', 'Default', [anna, daniel], daniel],
  ['the default of a device without an English voice', 'Default', [anna], anna],
  ['an English voice where the chosen one is missing', 'Zarvox', [anna, daniel], daniel],
])('a text is spoken by %s', (_, wanted, voices, expected) => {
  expect(chooseVoice(voices, wanted)).toBe(expected)
})

test('a browser without voices has none to choose', () => {
  expect(chooseVoice([], 'Default')).toBeUndefined()
})

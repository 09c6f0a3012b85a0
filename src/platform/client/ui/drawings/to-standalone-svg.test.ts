import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pictureTokens, toStandaloneSvg } from './to-standalone-svg.ts'

test('a picture has colors and font names in place of tokens', () => {
  expect(toStandaloneSvg('<g fill="var(--bg)"><text font-family="var(--font-display)">A</text></g>')).toBe(
    '<g fill="#0b0b0b"><text font-family="Imbue Thin">A</text></g>',
  )
})

test('tokens are replaced in attributes only, never in text', () => {
  expect(toStandaloneSvg('<text>var(--bg) var(--x)</text>')).toBe('<text>var(--bg) var(--x)</text>')
})

test('the colors match the dark theme', () => {
  const tokens = readFileSync(resolve(import.meta.dirname, '../theme/tokens.css'), 'utf8')
  const dark = tokens.slice(tokens.indexOf('[data-theme="dark"]'), tokens.indexOf('[data-theme="light"]'))
  for (const [name, value] of Object.entries(pictureTokens))
    expect(dark, name).toContain(`--${name}: ${value};`)
  expect(() => toStandaloneSvg('<rect fill="var(--no-such-token)"/>')).toThrow('no-such-token')
})

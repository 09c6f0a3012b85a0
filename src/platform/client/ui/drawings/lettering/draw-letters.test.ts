import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pictureInks, toStandaloneSvg } from './draw-letters.ts'

const line = (words: string, more = '') =>
  toStandaloneSvg(`<text x="10" y="20" font-size="50" fill="#fff"${more}>${words}</text>`)

test('a picture has no text elements, CSS tokens or user markup', () => {
  const picture = toStandaloneSvg(
    '<svg><rect fill="var(--bg)"></rect><text x="1" y="2" font-size="9" fill="var(--text)">&lt;b&gt; &amp; 한국</text></svg>',
  )
  expect(picture).toMatch(
    /^<svg><rect fill="#0b0b0b"><\/rect><path d="M[^"]+" transform="translate\(1\.0 2\.0\) scale\(0\.0090\)" fill="#f5f0e8"\/><\/svg>$/,
  )
})

test('inks replace tokens in attributes only, never in text', () => {
  expect(line('var(--x)')).toContain('<path d="M')
  expect(toStandaloneSvg('<g>var(--no-such-ink)</g>')).toBe('<g>var(--no-such-ink)</g>')
})

test('outlines keep the position of the text: anchor start, anchor middle, and dy', () => {
  expect(line('A')).toContain('translate(10.0 20.0) scale(0.0500)')
  const middle = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(line('AA', ' text-anchor="middle" dy=".35em"'))!
  expect(Number(middle[1])).toBeLessThan(10 - 50 / 2)
  expect(Number(middle[2])).toBe(20 + 0.35 * 50)
})

test('an accent that the font lacks is dropped, its letter stays', () => {
  expect(line('Ậ')).toBe(line('A'))
  expect(line('É')).not.toBe(line('E'))
})

test('the inks match the dark theme', () => {
  const tokens = readFileSync(resolve(import.meta.dirname, '../../theme/tokens.css'), 'utf8')
  const dark = tokens.slice(tokens.indexOf('[data-theme="dark"]'), tokens.indexOf('[data-theme="light"]'))
  for (const [name, ink] of Object.entries(pictureInks)) expect(dark, name).toContain(`--${name}: ${ink};`)
  expect(() => toStandaloneSvg('<rect fill="var(--no-such-ink)"/>')).toThrow('no-such-ink')
})

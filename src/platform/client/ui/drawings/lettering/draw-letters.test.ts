import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { asPicture, pictureInks } from './draw-letters.ts'

const line = (words: string, more = '') =>
  asPicture(`<text x="10" y="20" font-size="50" fill="#fff"${more}>${words}</text>`)

test('a picture holds no text, no token and no markup that somebody typed', () => {
  const picture = asPicture(
    '<svg><rect fill="var(--bg)"></rect><text x="1" y="2" font-size="9" fill="var(--text)">&lt;b&gt; &amp; 한국</text></svg>',
  )
  expect(picture).toMatch(
    /^<svg><rect fill="#0b0b0b"><\/rect><path d="M[^"]+" transform="translate\(1\.0 2\.0\) scale\(0\.0090\)" fill="#f5f0e8"\/><\/svg>$/,
  )
})

test('an ink is put where a drawing names it, and never into words', () => {
  expect(line('var(--x)')).toContain('<path d="M')
  expect(asPicture('<g>var(--no-such-ink)</g>')).toBe('<g>var(--no-such-ink)</g>')
})

test('letters stand where the text stood: from the left, in the middle, and lower by what it says', () => {
  expect(line('A')).toContain('translate(10.0 20.0) scale(0.0500)')
  const middle = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(line('AA', ' text-anchor="middle" dy=".35em"'))!
  expect(Number(middle[1])).toBeLessThan(10 - 50 / 2)
  expect(Number(middle[2])).toBe(20 + 0.35 * 50)
})

test('an accent that the font lacks is left out, and its letter is not', () => {
  expect(line('Ậ')).toBe(line('A'))
  expect(line('É')).not.toBe(line('E'))
})

test('the inks are those of the dark theme', () => {
  const tokens = readFileSync(resolve(import.meta.dirname, '../../theme/tokens.css'), 'utf8')
  const dark = tokens.slice(tokens.indexOf('[data-theme="dark"]'), tokens.indexOf('[data-theme="light"]'))
  for (const [name, ink] of Object.entries(pictureInks)) expect(dark, name).toContain(`--${name}: ${ink};`)
  expect(() => asPicture('<rect fill="var(--no-such-ink)"/>')).toThrow('no-such-ink')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOR_PAIRS, contrastRatio } from './palette.ts'

const css = ['tokens.css', 'print.css']
  .map(file => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

const DARK = ':root, [data-theme="dark"]'
const LIGHT = '[data-theme="light"]'
const SYSTEM_LIGHT = ':root:not([data-theme])'

const plain = everyRule('')
const moreContrast = everyRule('(prefers-contrast: more)')

const themes = {
  dark: plain[DARK],
  light: plain[LIGHT],
  'dark with more contrast': { ...plain[DARK], ...moreContrast[DARK] },
  'light with more contrast': { ...plain[LIGHT], ...moreContrast[LIGHT] },
}

test.each(Object.entries(themes))(
  'every color pair has its minimum contrast in the %s theme',
  (_, tokens = {}) => {
    const tooWeak = COLOR_PAIRS.flatMap(({ foreground, background, minimum }) => {
      const ratio = contrastRatio(tokens[foreground] ?? '', tokens[background] ?? '')
      // A missing color gives NaN, which fails too.
      return ratio >= minimum ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)} of ${minimum}`]
    })
    expect(tooWeak).toEqual([])
  },
)

test('the system light theme has the same colors as the chosen light theme', () => {
  expect(everyRule('(prefers-color-scheme: light)')[SYSTEM_LIGHT]).toEqual(plain[LIGHT])
  const contrastOnLightSystem = everyRule('(prefers-contrast: more) and (prefers-color-scheme: light)')
  expect(contrastOnLightSystem[SYSTEM_LIGHT]).toEqual(moreContrast[LIGHT])
})

test('a page of the portal is printed in the colors of the light theme, whatever theme is on the screen', () => {
  expect(everyRule('print')[':root:not([data-theme="light"])']).toEqual(plain[LIGHT])
})

test('the brand colors are exact', () => {
  expect(plain[':root']).toMatchObject({
    'brand-dark': '#0b0b0b',
    'brand-light': '#ffffff',
    'brand-gold': '#f5b321',
  })
})

/** The custom properties of every rule under one media condition ('' for none), by selector. */
function everyRule(media: string): Record<string, Record<string, string>> {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rules = withoutComments.matchAll(/(?:@media ([^{]+)\{\s*)?((?:[^{}@]+\{[^{}]*\}\s*)+)\}?/g)
  const rulesBySelector: Record<string, Record<string, string>> = {}
  for (const [, condition = '', body = ''] of rules) {
    if (condition.trim() !== media) continue
    for (const [, selector = '', declarations = ''] of body.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const name = selector.trim().replaceAll(/\s+/g, ' ')
      rulesBySelector[name] = { ...rulesBySelector[name], ...customProperties(declarations) }
    }
  }
  return rulesBySelector
}

function customProperties(declarations: string): Record<string, string> {
  const found = declarations.matchAll(/--([\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...found].map(([, name, value]) => [name, value?.toLowerCase()]))
}

import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { themes } from '#platform/page.contract.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules whose outcome depends on the theme; every other rule is checked in one theme. */
const colorRules = ['color-contrast', 'link-in-text-block']
/** The style sheets change at 480, 720, 1024 and 1280 px: the narrowest phone, the last of each range, and a desktop. */
const widths = [320, 719, 1023, 1440]
const height = 900

/** What is shown has no accessibility violation on a phone and on a desktop, in either theme, and fits every width. */
export async function expectSoundLayout(): Promise<void> {
  const found: string[] = []
  await page.viewport(390, height)
  found.push(...(await findViolations('dark', { type: 'tag', values: tags })))
  await page.viewport(1440, height)
  found.push(...(await findViolations('light', { type: 'rule', values: colorRules })))
  for (const width of widths) {
    await page.viewport(width, height)
    found.push(...findOverflow().map(line => `at ${width}: ${line}`))
  }
  expect(found).toEqual([])
}

async function findViolations(theme: (typeof themes)[number], runOnly: axe.RunOnly): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  scrollTo(0, 0)
  await document.fonts.ready
  // Half-faded text would be judged by a color in between.
  await Promise.allSettled(document.getAnimations().map(animation => animation.finished))
  const { violations } = await axe.run(document.body, { runOnly, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${theme}: ${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}

/** Elements that scroll sideways. */
function findOverflow(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
    .filter(element => element.scrollWidth > element.clientWidth)
    .map(element => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}`)
}

import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { themes } from '#platform/page.contract.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules whose outcome depends on the theme; every other rule is checked in one theme. */
const colorRules = ['color-contrast', 'link-in-text-block']
/** The style sheets change at 480, 720, 1024 and 1280 px: the narrowest phone, the last of each range, and a desktop. */
const widths = { narrowest: 320, between: [719, 1023], widest: 1440 }
const height = 900

/** What is shown has no accessibility violation on a phone and on a desktop, in either theme, and fits every width. */
export async function expectSoundLayout(): Promise<void> {
  const found: string[] = []
  const fitInto = async (width: number) => {
    await page.viewport(width, height)
    found.push(...findOverflow().map(line => `at ${width}: ${line}`))
  }
  await fitInto(widths.narrowest)
  found.push(...(await findViolations('dark', { type: 'tag', values: tags })))
  for (const width of widths.between) await fitInto(width)
  await fitInto(widths.widest)
  found.push(...(await findViolations('light', { type: 'rule', values: colorRules })))
  expect(found).toEqual([])
}

async function findViolations(theme: (typeof themes)[number], runOnly: axe.RunOnly): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  scrollTo(0, 0)
  await document.fonts.ready
  // A list that gives way to another one is dimmed, and half-faded text would be judged by a color in between.
  await expect.poll(() => document.querySelector('[data-stale]')).toBeNull()
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

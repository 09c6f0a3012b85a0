import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { themes } from '#platform/page.contract.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules whose outcome depends on the theme; every other rule is checked in one theme. */
const colorRules = ['color-contrast', 'link-in-text-block']
/** A phone in one theme, judged by every rule; a desktop in the other, by the rules about colors. */
const looks = [
  { width: 390, theme: themes[0], rules: undefined },
  { width: 1440, theme: themes[1], rules: colorRules },
] as const
const height = 900

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

/** Checks what is shown on a phone and on a desktop, each in one theme, without loading the page again. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  expect(await findViolationsInEveryLook(page)).toEqual([])
}

export async function findViolationsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { width, theme, rules } of looks) {
    await page.setViewportSize({ width, height })
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
      // A target that is half covered by a fixed bar would be judged too small.
      scrollTo(0, 0)
    }, theme)
    const violations = await findViolations(page, rules)
    found.push(...violations.map(violation => `${theme} at ${width}: ${violation}`))
    const shown = await page.evaluate(() => document.documentElement.dataset.theme)
    expect(shown, 'the theme that was checked').toBe(theme)
  }
  return found
}

async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // Half-faded text would be judged by a color in between.
    await Promise.allSettled(document.getAnimations().map(animation => animation.finished))
  })
  // Details of passing rules cost time, and there are no frames that would need a page of their own.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )
}

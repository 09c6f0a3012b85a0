import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { themes } from '#platform/page.contract.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules whose outcome depends on the theme; every other rule is checked in one theme. */
const colorRules = ['color-contrast', 'link-in-text-block']
/** A phone and a desktop. */
const widths: readonly number[] = [390, 1440]
const height = 900

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

/** Checks what is shown on a phone and on a desktop, in both themes, without loading the page again. */
export async function expectAccessibleInEveryLook(page: Page, atWidths = widths): Promise<void> {
  expect(await findViolationsInEveryLook(page, atWidths)).toEqual([])
}

export async function findViolationsInEveryLook(page: Page, atWidths = widths): Promise<string[]> {
  const found: string[] = []
  for (const width of atWidths) {
    await page.setViewportSize({ width, height })
    found.push(...(await findViolationsInBothThemes(page, width)))
  }
  return found
}

/** At the width that the page has. */
export async function findViolationsInBothThemes(page: Page, width: number): Promise<string[]> {
  const found: string[] = []
  for (const [index, theme] of themes.entries()) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
      // A target that is half covered by a fixed bar would be judged too small.
      scrollTo(0, 0)
    }, theme)
    const violations = await findViolations(page, index === 0 ? undefined : colorRules)
    found.push(...violations.map(violation => `${theme} at ${width}: ${violation}`))
    const shown = await page.evaluate(() => document.documentElement.dataset.theme)
    expect(shown, 'the theme that was checked').toBe(theme)
  }
  return found
}

async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // Half-faded text would be judged by a color in between.
    await Promise.allSettled(document.getAnimations().map(animation => animation.finished))
  })
  // Details of passing rules cost time, and there are no frames that would need a page of their own.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )
}

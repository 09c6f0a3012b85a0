import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { themes } from '#platform/page.contract.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that look at colors. Every other sees the same in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block']
/** A phone and a desk: what stands where differs between the two. */
const usualWidths: readonly number[] = [390, 1440]
const height = 900

export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([])
}

/** Looks at what is shown on a phone and at a desk, in both themes, without loading it anew. */
export async function expectNoBarriersInAnyLook(page: Page, widths = usualWidths): Promise<void> {
  expect(await findBarriersInAnyLook(page, widths)).toEqual([])
}

/** Nothing has to be scrolled sideways to be read. */
export async function expectToFit(
  page: Page,
  widths: readonly number[] = [320, ...usualWidths],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const spare = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(spare), `at ${width}`).toBe(0)
  }
}

export async function findBarriersInAnyLook(page: Page, widths = usualWidths): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    for (const [at, theme] of themes.entries()) {
      await page.evaluate(shown => {
        document.documentElement.dataset.theme = shown
        // From the top: what happens to lie half under a bar of the window would count as too small.
        scrollTo(0, 0)
      }, theme)
      const barriers = await findBarriers(page, at === 0 ? undefined : colorRules)
      found.push(...barriers.map(barrier => `${theme} at ${width}: ${barrier}`))
      const shown = await page.evaluate(() => document.documentElement.dataset.theme)
      expect(shown, 'the theme that was looked at').toBe(theme)
    }
  }
  return found
}

export async function findBarriers(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // Half-faded words would be judged by a color that nobody reads.
    await Promise.allSettled(document.getAnimations().map(each => each.finished))
  })
  // What is in order need not be described, and no frame of another site waits for a page of its own.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )
}

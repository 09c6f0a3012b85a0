import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([])
}

export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // Half-faded words would be judged by a colour that nobody reads.
    await Promise.allSettled(document.getAnimations().map(each => each.finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )
}

import type { Page } from '@playwright/test'
import { ask, finderOn } from './finder.ts'
import { expect, test } from './fixtures.ts'
import { missingPage, publicAddresses } from './public-addresses.ts'

const widths = [320, 390, 768, 1024, 1280, 1440, 1920]

for (const [name, address] of Object.entries(publicAddresses))
  test(`${name} fits every width`, async ({ page, trouble }) => {
    if (name === 'missing') trouble.expect(missingPage)
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => tooWide(page), `${name} at ${width}`).toEqual([])
    }
  })

test('the age notice fits every width', async ({ newVisitor }) => {
  const page = await (await newVisitor({ hasSeenAgeNotice: false })).newPage()
  await page.goto('/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => tooWide(page), `at ${width}`).toEqual([])
  }
})

test('the finder and its result fit every width', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your Free Pairing' }).click()
  const finder = finderOn(page)
  await finder.field.pressSequentially('padron 1964')
  await expect(page.getByRole('option').first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => tooWide(page), `finder at ${width}`).toEqual([])
  }
  await ask(finder, 'padron 1964')
  await expect(finder.title).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => tooWide(page), `result at ${width}`).toEqual([])
  }
})

/** The document and the dialog, when they can be scrolled sideways, and words that stand outside the window. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
    const scrolling = scrollers
      .filter(each => each.scrollWidth > each.clientWidth)
      .map(each => `${each.tagName} ${each.scrollWidth} > ${each.clientWidth}`)
    const inFront = document.querySelector('[role="dialog"]') ?? document
    const outside = [...inFront.querySelectorAll('h1, h2, h3, p, a, button, input, dd, li')]
      .filter(each => each.checkVisibility() && !each.className.includes('skip'))
      .map(each => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.right > innerWidth + 1 || box.left < -1))
      .map(
        ({ each, box }) => `${each.tagName} “${each.textContent.slice(0, 30)}” ${box.left} to ${box.right}`,
      )
    return [...scrolling, ...outside]
  })
}

import { expectAccessibleInEveryLook, findViolationsInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { expectToFit, expectVisibleFocus } from './page-checks.ts'

test(
  'the first visit with the age notice is accessible and fits every width',
  rest,
  async ({ newVisitor }) => {
    const visitor = await newVisitor({ hasSeenAgeNotice: false })
    const page = await visitor.newPage()
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Adults only' })).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await expectToFit(page)
  },
)

test('a violation would be noticed, also in one theme or at one width only', rest, async ({ page }) => {
  await page.goto('/terms')
  expect(await findViolationsInEveryLook(page)).toEqual([])
  await page.evaluate(() => {
    const pale = document.createElement('p')
    pale.textContent = 'Hard to read'
    pale.style.color = '#c9c9c9'
    const nameless = document.createElement('input')
    document.querySelector('main')?.append(pale, nameless)
    const hideOnDesktop = () => {
      nameless.hidden = innerWidth > 1000
    }
    addEventListener('resize', hideOnDesktop)
    hideOnDesktop()
  })
  const found = (await findViolationsInEveryLook(page)).map(line => line.split(':', 2).join(':'))
  expect(found).toEqual(['dark at 390: label', 'light at 1440: color-contrast'])
})

test('overflow and a missing focus ring would be noticed', rest, async ({ page }) => {
  await page.goto('/terms')
  const wide = await page.evaluateHandle(() => {
    const part = document.createElement('p')
    part.style.width = '500px'
    return document.querySelector('main')!.appendChild(part)
  })
  await expect(expectToFit(page)).rejects.toThrow(/at 320/)
  await wide.evaluate(part => part.remove())
  await expectToFit(page)
  await page
    .getByRole('link', { name: 'Cigars' })
    .first()
    .evaluate(link => {
      link.style.setProperty('outline', 'none', 'important')
    })
  await expect(expectVisibleFocus(page)).rejects.toThrow(/without a visible ring/)
})

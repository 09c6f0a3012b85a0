import { expectNoBarriersInAnyLook, findBarriersInAnyLook } from './barriers.ts'
import { ask, openFinder } from './finder.ts'
import { expect, test } from './fixtures.ts'
import { missingPage, publicAddresses } from './public-addresses.ts'

for (const [name, address] of Object.entries(publicAddresses))
  test(`${name} has no barrier`, async ({ page, trouble }) => {
    if (name === 'missing') trouble.expect(missingPage)
    await page.goto(address)
    await expectNoBarriersInAnyLook(page)
  })

test('the first visit has no barrier', async ({ newVisitor }) => {
  const visitor = await newVisitor({ hasSeenAgeNotice: false })
  const page = await visitor.newPage()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Adults only' })).toBeVisible()
  await expectNoBarriersInAnyLook(page)
})

test('the finder has no barrier: open, with suggestions, with an error, with a result', async ({
  page,
  trouble,
}) => {
  test.slow()
  trouble.expect(/status of 422/)
  const finder = await openFinder(page)
  await expectNoBarriersInAnyLook(page)
  await finder.field.fill('padron 1964')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBarriersInAnyLook(page)
  await ask(finder, 'chesterfield blue')
  await expect(finder.error).toBeVisible()
  await expectNoBarriersInAnyLook(page)
  await ask(finder, 'Padron 1964 Maduro')
  await expect(finder.title).toBeVisible()
  await expectNoBarriersInAnyLook(page)
})

test('a barrier would be noticed, also in one theme or at one width alone', async ({ page }) => {
  await page.goto('/terms')
  expect(await findBarriersInAnyLook(page)).toEqual([])
  await page.evaluate(() => {
    const pale = document.createElement('p')
    pale.textContent = 'Hardly to be read'
    pale.style.color = '#c9c9c9'
    const nameless = document.createElement('input')
    document.querySelector('main')?.append(pale, nameless)
    const hideAtDesk = () => {
      nameless.hidden = innerWidth > 1000
    }
    addEventListener('resize', hideAtDesk)
    hideAtDesk()
  })
  const found = (await findBarriersInAnyLook(page)).map(line => line.split(':', 2).join(':'))
  expect(found).toEqual([
    'dark at 390: label',
    'light at 390: color-contrast',
    'light at 1440: color-contrast',
  ])
})

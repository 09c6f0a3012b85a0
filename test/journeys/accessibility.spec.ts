import { expectNoBarriers, findBarriers } from './barriers.ts'
import { ask, openFinder } from './finder.ts'
import { expect, test } from './fixtures.ts'
import { missingPage, publicAddresses } from './public-addresses.ts'

for (const colorScheme of ['dark', 'light'] as const)
  for (const width of [390, 1440])
    test.describe(`${colorScheme} at ${width}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      for (const [name, address] of Object.entries(publicAddresses))
        test(`${name} has no barrier`, async ({ page, trouble }) => {
          if (name === 'missing') trouble.expect(missingPage)
          await page.goto(address)
          await expectNoBarriers(page)
        })

      test('the first visit has no barrier', async ({ newVisitor }) => {
        const visitor = await newVisitor({
          colorScheme,
          viewport: { width, height: 900 },
          hasSeenAgeNotice: false,
        })
        const page = await visitor.newPage()
        await page.goto('/')
        await expect(page.getByRole('region', { name: 'Adults only' })).toBeVisible()
        await expectNoBarriers(page)
      })

      test('the finder has no barrier: open, with suggestions, with an error, with a result', async ({
        page,
        trouble,
      }) => {
        trouble.expect(/status of 422/)
        const finder = await openFinder(page)
        await expectNoBarriers(page)
        await finder.field.fill('padron 1964')
        await expect(page.getByRole('option').first()).toBeVisible()
        await expectNoBarriers(page)
        await ask(finder, 'chesterfield blue')
        await expect(finder.error).toBeVisible()
        await expectNoBarriers(page)
        await ask(finder, 'Padron 1964 Maduro')
        await expect(finder.title).toBeVisible()
        await expectNoBarriers(page)
      })
    })

test('a barrier would be noticed', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => {
    const pale = document.createElement('p')
    pale.textContent = 'Hardly to be read'
    pale.style.color = 'color-mix(in srgb, var(--bg) 80%, var(--text))'
    document.querySelector('main')?.append(pale, document.createElement('input'))
  })
  const found = (await findBarriers(page)).join()
  expect(found).toContain('color-contrast')
  expect(found).toContain('label')
})

import { expect, rest, test } from './fixtures.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the landing page shows a result of the finder, and another one for each cigar to try', async ({
      page,
    }) => {
      const requests: string[] = []
      await page.goto('/', { waitUntil: 'networkidle' })
      // The browser asks for the icon when it likes.
      page.on('request', request => {
        if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
      })
      const section = page.locator('[data-live-result]')
      const cigars = section.getByRole('radio')
      await expect(cigars).toHaveCount(3)
      const titles = new Set<string>()
      for (const cigar of await cigars.all()) {
        await cigar.check({ force: true })
        const result = section.getByRole('article')
        await expect(result).toHaveCount(1)
        await expect(result.getByText('Score out of 100')).toBeVisible()
        titles.add(await result.getByRole('heading', { level: 3 }).innerText())
      }
      expect([titles.size, requests]).toEqual([3, []])
    })
  })

test('the result on the landing page is the one of its own page', rest, async ({ page }) => {
  await page.goto('/')
  const result = page.locator('[data-live-result]').getByRole('article')
  const title = await result.getByRole('heading', { level: 3 }).innerText()
  const more = result.getByRole('link', { name: /^See every point of the \d+$/ })
  const score = (await more.innerText()).replace(/\D/g, '')
  await more.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '))
  await expect(page.getByText(`Every point of the ${score}`)).toBeVisible()
})

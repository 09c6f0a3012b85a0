import { expect, rest, test } from './fixtures.ts'

test(
  'the landing page shows a result of the finder, another one for each cigar to try, and leads to its page',
  rest,
  async ({ page }) => {
    const requests: string[] = []
    await page.goto('/', { waitUntil: 'networkidle' })
    // The browser asks for the icon when it likes.
    page.on('request', request => {
      if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
    })
    const section = page.locator('[data-live-result]')
    const result = section.getByRole('article')
    const cigars = section.getByRole('radio')
    await expect(cigars).toHaveCount(3)
    const titles = new Set<string>()
    for (const cigar of await cigars.all()) {
      await cigar.check({ force: true })
      await expect(result).toHaveCount(1)
      await expect(result.getByText('Score out of 100')).toBeVisible()
      titles.add(await result.getByRole('heading', { level: 3 }).innerText())
    }
    expect([titles.size, requests]).toEqual([3, []])

    const title = await result.getByRole('heading', { level: 3 }).innerText()
    const more = result.getByRole('link', { name: /^See every point of the \d+$/ })
    const score = (await more.innerText()).replace(/\D/g, '')
    await more.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '))
    const summary = page.getByText(`Every point of the ${score}`)
    await summary.click()
    const points = await page
      .getByRole('group')
      .filter({ has: summary })
      .getByRole('listitem')
      .locator('> span:last-child')
      .allInnerTexts()
    const total = points.map(text => Number(text.replace('−', '-'))).reduce((sum, each) => sum + each, 0)
    expect(total).toBe(Number(score))
  },
)

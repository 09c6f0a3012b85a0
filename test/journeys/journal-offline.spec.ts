import type { Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { cutConnection } from './go-offline.ts'
import { createMember } from './members.ts'

const entries = '**/api/journal/entries'
const write = async (page: Page, cigar: string) => {
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await dialog.getByLabel('Cigar Name').fill(cigar)
  await dialog.getByLabel('Tasting Notes').fill('Written on the deck, without a signal.')
  // By keyboard: in this window, what is said about the entry before covers the button for a while.
  await dialog.getByRole('button', { name: 'Save Entry' }).press('Enter')
  await expect(dialog).toBeHidden()
}
const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' })

test('entries that are written offline are kept, and sent once and in order after a reload', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await page.goto('/dashboard/journal')
  await expect(page.getByText('Your Journal is Empty')).toBeVisible()
  await page.route(entries, route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  for (const cigar of ['First', 'Second', 'Third']) await write(page, cigar)
  await expect(waiting(page).getByRole('listitem')).toHaveCount(3)
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/journal/entries'))
      sent.push(request.postDataJSON().cigar)
  })
  await page.unroute(entries)
  // Any page of the portal sends them.
  await page.goto('/dashboard/bar')
  await expect.poll(async () => (await (await page.request.get('/api/journal/entries')).json()).total).toBe(3)
  await page.goto('/dashboard/journal')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Third', 'Second', 'First'])
  await expect(waiting(page)).toHaveCount(0)
  expect(sent).toEqual(['First', 'Second', 'Third'])
})

/** The parts of the page that are not shown yet come a while after it. */
const partsLoaded = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(' '),
        ),
      { timeout: 15_000 },
    )
    .toMatch(/(?=.*OpenedDialog)(?=.*SessionPanel)/)

test(
  'the form opens offline though it was never opened before, and a session that is restored is written up',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
    await createMember(page)
    await page.goto('/dashboard/journal')
    await page.getByRole('button', { name: 'Smoke along' }).click()
    await page.getByLabel('Cigar Name').fill('A gift')
    await page.getByRole('button', { name: 'Light it' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Write it up' })).toBeVisible()
    await partsLoaded(page)
    await page.waitForLoadState('networkidle')
    await cutConnection(page)
    await page.getByRole('button', { name: 'Write it up' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
    await expect(dialog.getByLabel('Cigar Name')).toHaveValue('A gift')
    await expect(dialog.getByLabel('Date')).toBeVisible()
    await dialog.getByLabel('Tasting Notes').fill('Slow and kind.')
    await dialog.getByRole('button', { name: 'Save Entry' }).click()
    await expect(waiting(page)).toContainText('A gift')
    await page.getByRole('button', { name: 'Add New Entry' }).click()
    await dialog.getByLabel('Cigar Name').fill('Without a signal')
    await dialog.getByLabel('Tasting Notes').fill('Written where no signal reaches.')
    await dialog.getByRole('button', { name: /^More/ }).click()
    await expect(dialog.getByLabel('Date')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Entry' }).click()
    await expect(waiting(page)).toContainText('Without a signal')
    await page.getByRole('button', { name: 'Discard Without a signal' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
)

test(
  'missing files are told: a style sheet is asked for again with the next press, a script after a reload',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/)
    await createMember(page)
    const files = /\/assets\/(EntryDialog-.*\.css|SessionPanel-.*\.js)$/
    await page.route(files, route => route.abort())
    await page.goto('/dashboard/journal')
    const notice = page.getByRole('alert').filter({ hasText: 'That didn’t open. Please reload the page.' })
    await page.getByRole('button', { name: 'Smoke along' }).click()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Add New Entry' }).click()
    await expect(notice).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 1, name: 'Tasting Journal' })).toBeVisible()
    await page.unroute(files)
    await page.getByRole('button', { name: 'Add New Entry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
    await expect(dialog.locator('form')).toHaveCSS('display', 'grid')
    await dialog.getByLabel('Cigar Name').press('Escape')
    await expect(dialog).toBeHidden()
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('region', { name: 'Smoke along' })).toBeVisible()
    await expect(notice).toHaveCount(0)
  },
)

test('a sign-out ends the entries that wait', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await page.goto('/dashboard/journal')
  await page.route(entries, route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(page, 'Keep')
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('journal')))
  expect(await keys()).not.toEqual([])
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await keys()).toEqual([])
})

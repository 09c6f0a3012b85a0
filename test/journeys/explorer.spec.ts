import { explorerOn, focusField, openExplorer } from './explorer.ts'
import { submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { cutConnection } from './go-offline.ts'
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts'
import { createMember } from './members.ts'
import { readVault } from './saved-pairings.ts'

const cigar = 'Padron 1964 Anniversary Maduro'
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

test('a question typed at once on the overview leads to a result, whose pairs have addresses of their own', async ({
  page,
  context,
}) => {
  await watchLayoutShift(context)
  await createMember(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Wine', exact: true }).click()
  await page.getByLabel('Cigar name').click()
  await page.keyboard.type(cigar, { delay: 20 })
  const explorer = explorerOn(page)
  await expect(explorer.field).toHaveValue(cigar)
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)
  await page.keyboard.press('Enter')
  await expect(explorer.title).toBeFocused()
  await expect(page).toHaveURL(/\/pair\?cigar=/)
  const first = oneLine(await explorer.title.innerText())

  await explorer.runnersUp.first().click()
  await expect(page).toHaveURL(/&pair=/)
  await expect(explorer.title).not.toHaveText(first)
  const second = oneLine(await explorer.title.innerText())
  await expect(page).toHaveTitle(`${second} · Smoke Deck`)
  await page.reload()
  await expect(explorer.title).toHaveText(second)
  await page.goBack()
  await expect(explorer.title).toHaveText(first)
  await expect(page).not.toHaveURL(/pair=/)

  await page.getByRole('link', { name: /^More drinks for / }).click()
  await expect(page).toHaveURL('/cigars/padron-1964-anniversary-maduro')
  await page.goBack()
  await expect(explorer.title).toHaveText(first)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  expect(await readVault(page)).toMatchObject([{ pairing_type: 'wine' }])
})

test('Back leads to the form, Forward and a reload to the result', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  await expect(explorer.title).toBeVisible()
  const found = oneLine(await explorer.title.innerText())
  await page.goBack()
  await expect(explorer.field).toHaveValue(cigar)
  await page.goForward()
  await expect(explorer.title).toBeVisible()
  await page.reload()
  await expect(explorer.title).toHaveText(found)
  expect(await readVault(page)).toHaveLength(1)

  await page.goto('/pair')
  await explorer.field.fill(cigar)
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: 'Only what I have' }).click()
  await explorer.submit.click()
  await explorer.error.getByRole('link', { name: 'Go to My bar' }).click()
  await expect(page).toHaveURL('/dashboard/bar')
  await page.goBack()
  await expect(explorer.field).toHaveValue(cigar)
})

test(
  'a pair of “Three more” keeps its address over a reload, Back and Forward, in either direction',
  rest,
  async ({ page }) => {
    await createMember(page)
    for (const question of [`cigar=${encodeURIComponent(cigar)}`, 'drink=Lagavulin+16+Year']) {
      await page.goto(`/pair?${question}`)
      const explorer = explorerOn(page)
      await expect(explorer.runnersUp).toHaveCount(2)
      const first = oneLine(await explorer.title.innerText())
      await page.getByRole('button', { name: /^Three more/ }).click()
      await expect(explorer.runnersUp).toHaveCount(5)
      await explorer.runnersUp.last().click()
      await expect(explorer.title).not.toHaveText(first)
      const fifth = oneLine(await explorer.title.innerText())
      await page.reload()
      await expect(explorer.title).toHaveText(fifth)
      await expect(explorer.runnersUp).toHaveCount(3)
      await page.goBack()
      await expect(explorer.title).toHaveText(first)
      await page.goForward()
      await expect(explorer.title).toHaveText(fifth)
    }
  },
)

test(
  'without a network the explorer says so, keeps the text, and another try works',
  rest,
  async ({ context, page, browserErrors }) => {
    browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
    const explorer = await openExplorer(page)
    await focusField(page, explorer)
    await explorer.field.fill(cigar)
    // The code of the result is loaded while the name is typed.
    await expect(page.getByRole('option').first()).toBeVisible()
    await cutConnection(page)
    await explorer.field.press('Enter')
    await expect(explorer.error).toHaveText(
      'Network error. Please check your internet connection and try again.',
    )
    await expect(explorer.field).toHaveValue(cigar)
    await context.setOffline(false)
    await explorer.field.press('Enter')
    await expect(explorer.title).toContainText('Padrón')
  },
)

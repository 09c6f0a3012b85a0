import type { Page } from '@playwright/test'
import { delayResponse } from './delay-response.ts'
import { finderOn } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, newCredentials } from './members.ts'
import { readVault } from './saved-pairings.ts'

const cigar = 'Padron 1964 Maduro'
const found = 'Padrón 1964 Anniversary Maduro'
const finderFile = /\/assets\/finder-overlay-[^/]+\.js$/
const hero = (page: Page) => page.getByLabel('I’m lighting a')
const openerOn = (page: Page) => page.getByRole('link', { name: 'Pairing finder' })

test('a visitor finds a pairing by keyboard alone, and Escape leads back to where they were', async ({
  page,
}) => {
  await page.goto('/')
  await tabTo(page, 'Pairing finder')
  await page.keyboard.press('Enter')
  const { dialog, field, title } = finderOn(page)
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/match')
  await expect(field).toBeFocused()
  await page.keyboard.type('oliva melanio')
  // Not a suggestion for the first letters.
  const suggestion = page.getByRole('option').first()
  await expect(suggestion).toContainText('Melanio')
  await page.keyboard.press('ArrowDown')
  await expect(suggestion).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(title).toContainText('Melanio')
  await expect(title).toBeFocused()
  await expect(page).toHaveURL(/\/match\/oliva-serie-v-melanio/)
  await tabTo(page, 'Find Another Pairing')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL('/match')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(openerOn(page)).toBeFocused()
  await openerOn(page).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(openerOn(page)).toBeFocused()
})

test(
  'a cigar typed on the landing page leads to its result; Back, Forward and Reload keep their places',
  rest,
  async ({ page }) => {
    await page.goto('/')
    await hero(page).fill(cigar)
    await page.getByRole('button', { name: 'Your Free Pairing' }).click()
    const { dialog, title } = finderOn(page)
    await expect(title).toContainText(found)
    await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
    await page.goBack()
    await expect(dialog).toBeHidden()
    const heading = page.getByRole('heading', { level: 1 })
    await page.goForward()
    await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
    await expect(heading).toContainText(found)
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(hero(page)).toBeVisible()
  },
)

test('a visitor keeps a result by creating an account and lands on it', async ({ page }) => {
  await page.goto('/')
  await hero(page).fill(cigar)
  await page.keyboard.press('Enter')
  const { dialog, title } = finderOn(page)
  await expect(title).toContainText(found)
  const pair = (await title.innerText()).replace(/\s+/g, ' ')
  await dialog.getByRole('link', { name: 'Keep it in my vault' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  const member = newCredentials('keeper')
  await page.request.post('/api/auth/sign-up/email', { data: member })
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/pairings\/[\da-f-]{36}$/)
  await expect(page.getByText('Saved to your vault.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: pair }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL('/dashboard/pairings')
  await expect.poll(() => readVault(page)).toEqual([])
})

test(
  'the field of a page suggests: of the landing page, and of the finder without the overlay',
  rest,
  async ({ page }) => {
    await page.goto('/')
    await hero(page).click()
    await hero(page).pressSequentially('cohiba')
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(options.first()).toContainText('Cohiba')
    await expect(page.getByRole('button', { name: 'Your Free Pairing' })).toBeVisible()
    await options.filter({ hasText: 'Siglo VI' }).first().click()
    await expect(finderOn(page).title).toContainText('Cohiba Siglo VI')

    await page.goto('/')
    await hero(page).click()
    await hero(page).pressSequentially('unbanded connecticut toro')
    await page.keyboard.press('Enter')
    await expect(finderOn(page).title).toContainText('Unbanded Connecticut Toro')

    await page.goto('/match')
    const field = page.getByLabel('Cigar name')
    await field.click()
    await field.pressSequentially('oliva serie v mel')
    await expect(options.first()).toContainText('Melanio')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(options.first()).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/match\/oliva-serie-v-melanio/)
  },
)

test(
  'text typed before the finder has loaded appears in its field and nowhere else; Escape cancels it',
  rest,
  async ({ page }) => {
    const arrives = await requestFinder(page)
    await page.keyboard.type('padron 19x')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    const { dialog, field, title } = finderOn(page)
    await expect(dialog).toBeHidden()
    arrives()
    await expect(field).toHaveValue('padron 19')
    await expect(field).toBeFocused()
    await page.keyboard.type('64')
    await expect(field).toHaveValue('padron 1964')
    await page.keyboard.press('Enter')
    await expect(title).toContainText('Padrón 1964')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await hero(page).focus()
    await page.keyboard.type('oliva')
    await expect(hero(page)).toHaveValue('oliva')

    const arrivesAgain = await requestFinder(page)
    const arrived = page.waitForResponse(finderFile)
    await page.keyboard.type('padron')
    await page.keyboard.press('Escape')
    arrivesAgain()
    await arrived
    await openerOn(page).press('Enter')
    await expect(dialog).toHaveCount(1)
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  },
)

test(
  'the form leads to the result page when the finder cannot be loaded',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/net::ERR_FAILED/)
    await page.route(finderFile, route => route.abort())
    await page.goto('/')
    await hero(page).fill(cigar)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(found)
  },
)

test(
  'Escape while the suggestions are on their way keeps them closed, until the next letter',
  rest,
  async ({ page }) => {
    await createMember(page)
    const field = page.getByLabel('Cigar name')
    const options = page.getByRole('option')
    for (const isCodeLate of [true, false]) {
      const loadField = isCodeLate ? await delayResponse(page, /\/assets\/Autocomplete-.*\.js$/) : undefined
      await page.goto('/pair')
      await field.focus()
      const suggest = await delayResponse(page, /\/api\/suggestions\?/)
      await field.fill('Oliva Serie V')
      await field.press('Escape')
      loadField?.()
      const answered = page.waitForResponse(/\/api\/suggestions\?/)
      if (isCodeLate) await expect(field).toHaveAttribute('role', 'combobox')
      suggest()
      await answered
      await expect(field).toHaveValue('Oliva Serie V')
      await page.waitForTimeout(300)
      await expect(options).toHaveCount(0)
      await field.press('End')
      await field.pressSequentially(' Mel')
      await expect(options.first()).toContainText('Melanio')
    }
  },
)

/** Requests the finder; the response waits until the returned function is called. */
async function requestFinder(page: Page): Promise<() => void> {
  const arrives = await delayResponse(page, finderFile)
  await page.goto('/')
  await openerOn(page).press('Enter')
  return arrives
}

/** Presses Tab until something of that name has focus, as a person without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < 25; step += 1) {
    const focused = await nameOfFocused(page)
    if (focused.startsWith(name)) return
    passed.push(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to “${name}”, only to: ${passed.join(' | ')}`)
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null
    return (
      focused?.labels?.[0]?.textContent ??
      focused?.ariaLabel ??
      focused?.textContent?.trim().slice(0, 60) ??
      ''
    )
  })
}

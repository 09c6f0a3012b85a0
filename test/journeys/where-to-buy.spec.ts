import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { visitExplorer } from './explorer.ts'
import { openFinder, submitCigar } from './finder.ts'
import { expect } from './fixtures.ts'
import { signUpMember } from './members.ts'
import { test } from './own-server.ts'
import { openSettings } from './settings-page.ts'

test.describe.configure({ mode: 'serial' })

const cigarPage = '/cigars/padron-1964-anniversary'
const drinkPage = '/drinks/diplomatico-reserva-exclusiva'
const resultPage = '/match/padron-1964-anniversary'
const links = (page: Page) => page.getByRole('region', { name: 'Affiliate links' })
const shop = (page: Page, place: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Shop name') })
    .nth(place)

const owner = { email: '', password: '' }

async function signInAsOwner(page: Page): Promise<void> {
  if (owner.email) {
    const answer = await page.request.post('/api/auth/sign-in/email', { data: owner })
    expect(answer.status()).toBe(200)
  } else Object.assign(owner, await signUpMember(page, 'owner'))
}

async function openShops(page: Page): Promise<void> {
  await signInAsOwner(page)
  await page.goto('/dashboard/retailers')
  await expect(page.getByRole('button', { name: 'Add a shop' })).toBeVisible()
}

test('the admin comes from the settings, adds two shops, tries them and saves', async ({ page }) => {
  await signInAsOwner(page)
  await openSettings(page, 'preferences')
  await page.getByRole('link', { name: 'Choose the shops of this lounge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where to buy' })).toBeVisible()
  await expect(page.getByText('No shop is linked.')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toHaveAttribute('data-look', 'secondary')

  await page.getByRole('button', { name: 'Add a shop' }).click()
  await expect(shop(page, 0).getByLabel('Shop name')).toBeFocused()
  await page.keyboard.type('Leaf & Co')
  await shop(page, 0).getByLabel('Search address').fill('https://leaf.example/find?q={name}')
  const trial = shop(page, 0).getByRole('link', { name: 'Try it with “Padrón 1964 Anniversary”' })
  await expect(trial).toHaveAttribute('href', 'https://leaf.example/find?q=Padr%C3%B3n%201964%20Anniversary')
  await expect(trial).toHaveAttribute('target', '_blank')

  await page.getByRole('button', { name: 'Add a shop' }).click()
  await page.keyboard.type('Bottle Hall')
  await shop(page, 1).getByRole('button', { name: 'Drinks' }).click()
  await shop(page, 1).getByLabel('Search address').fill('https://bottles.example/{name}')
  await expect(shop(page, 1).getByRole('link', { name: /Try it with “Diplomático/ })).toBeVisible()
  await expectAccessible(page)
  await expect(save).toHaveAttribute('data-look', 'primary')
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(save).toHaveAttribute('data-look', 'secondary')
  await page.reload()
  await expect(shop(page, 1).getByLabel('Shop name')).toHaveValue('Bottle Hall')
  await expect(shop(page, 1).getByRole('button', { name: 'Drinks' })).toHaveAttribute('aria-pressed', 'true')
})

test('errors are shown beside their fields, and text is kept, also without a network', async ({
  context,
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED|status of 422/)
  await openShops(page)
  await page.getByRole('button', { name: 'Add a shop' }).click()
  await shop(page, 2).getByLabel('Search address').fill('http://third.example/')
  await page.keyboard.press('Enter')
  await expect(shop(page, 2).getByText('Please name the shop')).toBeVisible()
  await expect(shop(page, 2).getByText('Please enter an https:// address with {name} in it')).toBeVisible()
  await expect(shop(page, 2).getByLabel('Shop name')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Third')
  await expect(shop(page, 2).getByText('Please name the shop')).toBeHidden()
  await shop(page, 2).getByLabel('Search address').fill('https://third.example/{name}')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Network error/)
  await expect(shop(page, 2).getByLabel('Shop name')).toHaveValue('Third')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: 'Remove Third' }).click()
  await expect(page.getByRole('button', { name: 'Add a shop' })).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
})

test('visitors see marked links beside a cigar, a drink and a result', async ({ page }) => {
  const notice = 'Affiliate links This lounge may earn from a purchase there. It sells nothing itself.'
  for (const [path, shops] of [
    [cigarPage, ['Leaf & Co']],
    [drinkPage, ['Bottle Hall']],
    [resultPage, ['Leaf & Co', 'Bottle Hall']],
  ] as const) {
    await page.goto(path)
    await expect(links(page).getByRole('link'), path).toHaveText(shops)
    await expect(links(page)).toContainText(notice)
    for (const link of await links(page).getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', 'sponsored noopener')
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await expectAccessible(page)
  }
  await page.goto(drinkPage)
  await expect(links(page).getByRole('link')).toHaveAttribute(
    'href',
    'https://bottles.example/Diplom%C3%A1tico%20Reserva%20Exclusiva',
  )
})

test('the finder shows the links as well', async ({ page }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'Padron 1964 Maduro')
  await expect(links(page).getByRole('link')).toHaveText(['Leaf & Co', 'Bottle Hall'])
  await expectAccessible(page)
})

test('a member who turns the links off sees none until they are turned on again', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  await signUpMember(page, 'visitor')
  await page.goto(cigarPage)
  await expect(links(page)).toBeVisible()
  await openSettings(page, 'preferences')
  const wants = page.getByRole('switch', { name: 'Affiliate links' })
  await wants.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  for (const path of [cigarPage, drinkPage, resultPage]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(links(page), path).toHaveCount(0)
  }
  expect(await (await page.request.get('/api/retailers')).json()).toEqual({ retailers: [] })

  const visitor = await (await newVisitor({ baseURL: baseURL ?? '' })).newPage()
  await visitor.goto(cigarPage)
  await expect(links(visitor)).toBeVisible()

  await openSettings(page, 'preferences')
  await wants.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.goto(cigarPage)
  await expect(links(page)).toBeVisible()
})

test('a result in the portal shows the links until the member turns them off', async ({ page }) => {
  await signUpMember(page, 'explorer')
  const explorer = await visitExplorer(page)
  await submitCigar(explorer, 'Padron 1964 Anniversary Maduro')
  await expect(links(page).getByRole('link')).toHaveText(['Leaf & Co', 'Bottle Hall'])
  await expectAccessible(page)
  const answer = await page.request.patch('/api/settings', { data: { show_affiliate_links: false } })
  expect(answer.status()).toBe(200)
  await page.goto('/pair')
  const response = page.waitForResponse('**/api/retailers')
  await submitCigar(explorer, 'Padron 1964 Anniversary Maduro')
  await expect(explorer.title).toBeVisible()
  await response
  await expect(links(page)).toHaveCount(0)
})

test('a member who is no admin sees no form and no link to it', async ({ page }) => {
  await signUpMember(page, 'visitor')
  await page.goto('/dashboard/retailers')
  await expect(page.getByText('This is for admins only.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expectAccessible(page)
  await openSettings(page, 'preferences')
  await expect(page.getByRole('switch', { name: 'Affiliate links' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose the shops of this lounge' })).toHaveCount(0)
})

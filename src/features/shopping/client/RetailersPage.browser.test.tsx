import { afterEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const shop = (place: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByLabelText('Shop name') })
    .nth(place)
const add = () => page.getByRole('button', { name: 'Add a shop' })
const save = () => page.getByRole('button', { name: 'Save' })
const saved = () => page.getByRole('status').filter({ hasText: 'Saved' })

/** The shops are those of the whole lounge. */
async function openShops() {
  await createMember({ role: 'admin' })
  await openPage('/dashboard/retailers')
  await expect.element(page.getByText('No shop is linked.')).toBeVisible()
}

afterEach(async () => {
  await createMember({ role: 'admin' })
  await send('PUT', '/api/admin/retailers', { retailers: [] })
})

test('an admin adds two shops, tries them and saves', async () => {
  await openShops()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Where to buy' })).toBeVisible()
  await expect.element(save()).toHaveAttribute('data-look', 'secondary')
  await add().click()
  await expect.element(shop(0).getByLabelText('Shop name')).toHaveFocus()
  await userEvent.keyboard('Leaf & Co')
  await shop(0).getByLabelText('Search address').fill('https://leaf.example/find?q={name}')
  const trial = shop(0).getByRole('link', { name: 'Try it with “Padrón 1964 Anniversary”' })
  await expect
    .element(trial)
    .toHaveAttribute('href', 'https://leaf.example/find?q=Padr%C3%B3n%201964%20Anniversary')
  await expect.element(trial).toHaveAttribute('target', '_blank')

  await add().click()
  await userEvent.keyboard('Bottle Hall')
  await shop(1).getByRole('button', { name: 'Drinks' }).click()
  await shop(1).getByLabelText('Search address').fill('https://bottles.example/{name}')
  await expect.element(shop(1).getByRole('link', { name: /Try it with “Diplomático/ })).toBeVisible()
  await expectSoundLayout()
  await expect.element(save()).toHaveAttribute('data-look', 'primary')
  await save().click()
  await expect.element(saved()).toBeVisible()
  await expect.element(save()).toHaveAttribute('data-look', 'secondary')
  await openPage('/dashboard/retailers')
  await expect.element(shop(1).getByLabelText('Shop name')).toHaveValue('Bottle Hall')
  await expect
    .element(shop(1).getByRole('button', { name: 'Drinks' }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('errors are shown beside their fields, and text is kept, also without a network', async () => {
  await openShops()
  await add().click()
  await shop(0).getByLabelText('Search address').fill('http://third.example/')
  await userEvent.keyboard('{Enter}')
  await expect.element(shop(0).getByText('Please name the shop')).toBeVisible()
  await expect.element(shop(0).getByText('Please enter an https:// address with {name} in it')).toBeVisible()
  await expect.element(shop(0).getByLabelText('Shop name')).toHaveFocus()
  await expectSoundLayout()
  await userEvent.keyboard('Third')
  await expect.element(shop(0).getByText('Please name the shop')).not.toBeInTheDocument()
  await shop(0).getByLabelText('Search address').fill('https://third.example/{name}')
  await commands.failRequests('**/api/admin/retailers')
  await save().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Network error/)
  await expect.element(shop(0).getByLabelText('Shop name')).toHaveValue('Third')
  await commands.restoreRequests()
  await save().click()
  await expect.element(saved()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove Third' }).click()
  await expect.element(add()).toHaveFocus()
  await save().click()
  await expect.element(saved()).toBeVisible()
})

test('the settings lead an admin to the shops', async () => {
  await createMember({ role: 'admin' })
  const { address } = await openPage('/dashboard/settings?tab=preferences')
  await page.getByRole('link', { name: 'Choose the shops of this lounge' }).click()
  await expect.poll(address).toBe('/dashboard/retailers')
})

test('a member who is no admin sees no form and no link to it', async () => {
  await createMember()
  await openPage('/dashboard/retailers')
  await expect.element(page.getByText('This is for admins only.')).toBeVisible()
  await expect.element(save()).not.toBeInTheDocument()
  await expectSoundLayout()
  await openPage('/dashboard/settings?tab=preferences')
  await expect.element(page.getByRole('switch', { name: 'Affiliate links' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Choose the shops of this lounge' }))
    .not.toBeInTheDocument()
})

import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openFinder, submitCigar } from './finder.ts'
import { expect } from './fixtures.ts'
import { signUpMember } from './members.ts'
import { test } from './own-server.ts'
import { openSettings } from './settings-page.ts'

const cigarPage = '/cigars/padron-1964-anniversary'
const drinkPage = '/drinks/diplomatico-reserva-exclusiva'
const resultPage = '/match/padron-1964-anniversary'
const notice = 'Affiliate links This lounge may earn from a purchase there. It sells nothing itself.'
const links = (page: Page) => page.getByRole('region', { name: 'Affiliate links' })
const shop = (page: Page, place: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Shop name') })
    .nth(place)

test('the shops of an admin are linked for visitors, and for members until they turn the links off', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  await test.step('the first member, who is the admin, comes from the settings and adds two shops', async () => {
    await signUpMember(page, 'owner')
    await openSettings(page, 'preferences')
    await page.getByRole('link', { name: 'Choose the shops of this lounge' }).click()
    await page.getByRole('button', { name: 'Add a shop' }).click()
    await page.keyboard.type('Leaf & Co')
    await shop(page, 0).getByLabel('Search address').fill('https://leaf.example/find?q={name}')
    await page.getByRole('button', { name: 'Add a shop' }).click()
    await page.keyboard.type('Bottle Hall')
    await shop(page, 1).getByRole('button', { name: 'Drinks' }).click()
    await shop(page, 1).getByLabel('Search address').fill('https://bottles.example/{name}')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await page.reload()
    await expect(shop(page, 1).getByLabel('Shop name')).toHaveValue('Bottle Hall')
  })

  const visitor = await (await newVisitor({ baseURL: baseURL ?? '' })).newPage()
  await test.step('visitors see marked links beside a cigar, a drink, a result and in the finder', async () => {
    for (const [path, shops] of [
      [cigarPage, ['Leaf & Co']],
      [drinkPage, ['Bottle Hall']],
      [resultPage, ['Leaf & Co', 'Bottle Hall']],
    ] as const) {
      await visitor.goto(path)
      await expect(links(visitor).getByRole('link'), path).toHaveText(shops)
      await expect(links(visitor)).toContainText(notice)
      for (const link of await links(visitor).getByRole('link').all()) {
        await expect(link).toHaveAttribute('rel', 'sponsored noopener')
        await expect(link).toHaveAttribute('target', '_blank')
      }
      await expectAccessible(visitor)
    }
    await submitCigar(await openFinder(visitor), 'Padron 1964 Maduro')
    await expect(links(visitor).getByRole('link')).toHaveText(['Leaf & Co', 'Bottle Hall'])
    await expectAccessible(visitor)
  })

  await test.step('a member who turns them off sees none until they are turned on again', async () => {
    const member = await (await newVisitor({ baseURL: baseURL ?? '' })).newPage()
    await signUpMember(member, 'member')
    await member.goto(cigarPage)
    await expect(links(member)).toBeVisible()
    const wants = member.getByRole('switch', { name: 'Affiliate links' })
    const turn = async () => {
      await openSettings(member, 'preferences')
      await wants.click()
      await expect(member.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    }
    await turn()
    for (const path of [cigarPage, drinkPage, resultPage]) {
      await member.goto(path)
      await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(links(member), path).toHaveCount(0)
    }
    await visitor.goto(cigarPage)
    await expect(links(visitor)).toBeVisible()
    await turn()
    await member.goto(cigarPage)
    await expect(links(member)).toBeVisible()
  })
})

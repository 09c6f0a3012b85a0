import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

/** Journeys share a server, so each member has a name of their own. */
async function name(page: Page, first: string): Promise<string> {
  const full_name = `${first} ${randomUUID().slice(0, 8)}`
  expect((await page.request.patch('/api/profile', { data: { full_name } })).ok()).toBe(true)
  return full_name
}

async function addItem(page: Page): Promise<void> {
  const data = { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 5 }
  expect((await page.request.post('/api/humidor/items', { data })).ok()).toBe(true)
}

async function openGiveDialog(page: Page) {
  await page.getByRole('button', { name: 'More for Oliva Serie V Melanio' }).click()
  await page.getByRole('menuitem', { name: 'Give' }).click()
  return page.getByRole('dialog', { name: 'Give Oliva Serie V Melanio' })
}

test('cigars are given to a member, who sees them come and accepts them', async ({ page, newVisitor }) => {
  await createMember(page)
  const giver = await name(page, 'Giver')
  await addItem(page)
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  const recipient = await name(other, 'Recipient')
  await other.goto('/dashboard/humidor')
  await expect(other.getByText('Nothing in the box yet.')).toBeVisible()

  await page.goto('/dashboard/humidor')
  const dialog = await openGiveDialog(page)
  await dialog.getByRole('button', { name: 'Give' }).click()
  await expect(dialog.getByText('Please choose a member from the list')).toBeVisible()
  await dialog.getByLabel('To').pressSequentially(recipient.slice(0, 14))
  await page.getByRole('option', { name: recipient }).click()
  await dialog.getByRole('textbox', { name: 'How many' }).fill('2')
  await dialog.getByLabel('Message').fill('For Friday.')
  await dialog.getByRole('button', { name: 'Give' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`2 × Oliva Serie V Melanio: waits for ${recipient}.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Total cigars' })).toContainText('3')

  await expect(other.getByText(`${giver} gives you 2 × Oliva Serie V Melanio.`)).toBeVisible()
  await expect(other.getByText('“For Friday.”')).toBeVisible()
  await expectAccessibleInEveryLook(other)
  await expectSoundPage(other)
  await other.getByRole('button', { name: 'Accept 2 × Oliva Serie V Melanio' }).click()
  await expect(other.getByRole('heading', { name: 'Oliva Serie V Melanio' })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Total cigars' })).toContainText('2')
  await expect(page.getByText(`waits for ${recipient}`)).toBeHidden()
})

test('a gift is taken back by its giver, or declined, and then it is where it was', async ({
  page,
  newVisitor,
}) => {
  await createMember(page)
  await name(page, 'Giver')
  await addItem(page)
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  const recipient = await name(other, 'Recipient')
  await page.goto('/dashboard/humidor')
  const give = async () => {
    const dialog = await openGiveDialog(page)
    await dialog.getByLabel('To').pressSequentially(recipient)
    await dialog.getByRole('button', { name: 'Give' }).click()
    await expect(dialog).toBeHidden()
  }
  const total = page.getByRole('region', { name: 'Total cigars' })
  await give()
  await expect(total).toContainText('4')
  await page.getByRole('button', { name: 'Take back 1 × Oliva Serie V Melanio' }).click()
  await expect(total).toContainText('5')
  await give()
  await expect(total).toContainText('4')
  await other.goto('/dashboard/humidor')
  await other.getByRole('button', { name: 'Decline 1 × Oliva Serie V Melanio' }).click()
  await expect(total).toContainText('5')
  await page.getByRole('button', { name: 'More for your humidor' }).click()
  await page.getByRole('menuitem', { name: 'Gifts' }).click()
  const gifts = page.getByRole('dialog', { name: 'Gifts' })
  await expect(gifts.getByText(`Declined by ${recipient}, back in your humidor`)).toBeVisible()
  await expect(gifts.getByText(`Taken back before ${recipient} answered`)).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

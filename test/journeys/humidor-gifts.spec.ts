import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { addItem } from './inventory.ts'
import { createMember } from './members.ts'

test('cigars are given to a member, who sees them come, accepts some and declines others, and the giver sees it', async ({
  page,
  newVisitor,
}) => {
  const giver = `Giver ${randomUUID().slice(0, 8)}`
  const recipient = `Recipient ${randomUUID().slice(0, 8)}`
  await createMember(page, { fullName: giver })
  await addItem(page, { quantity: 5 })
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: recipient })
  await other.goto('/dashboard/humidor')
  await expect(other.getByText('Nothing in the box yet.')).toBeVisible()
  await page.goto('/dashboard/humidor')
  const total = page.getByRole('region', { name: 'Total cigars' })
  const give = async (count: string) => {
    await page.getByRole('button', { name: 'More for Oliva Serie V Melanio' }).click()
    await page.getByRole('menuitem', { name: 'Give' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give Oliva Serie V Melanio' })
    await dialog.getByLabel('To').pressSequentially(recipient)
    await dialog.getByRole('textbox', { name: 'How many' }).fill(count)
    await dialog.getByRole('button', { name: 'Give' }).click()
    await expect(dialog).toBeHidden()
  }
  await give('2')
  await expect(page.getByText(`2 × Oliva Serie V Melanio: waits for ${recipient}.`)).toBeVisible()
  await expect(total).toContainText('3')
  await expect(other.getByText(`${giver} gives you 2 × Oliva Serie V Melanio.`)).toBeVisible()
  await other.getByRole('button', { name: 'Accept 2 × Oliva Serie V Melanio' }).click()
  await expect(other.getByRole('region', { name: 'Total cigars' })).toContainText('2')
  await expect(page.getByText(`waits for ${recipient}`)).toBeHidden()
  await give('1')
  await expect(total).toContainText('2')
  await other.getByRole('button', { name: 'Decline 1 × Oliva Serie V Melanio' }).click()
  await expect(total).toContainText('3')
})

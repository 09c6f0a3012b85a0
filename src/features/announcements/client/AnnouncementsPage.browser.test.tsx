import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

test('a host tells everybody something, sees how far it is, and takes it back', async () => {
  const title = `Closed tonight ${crypto.randomUUID().slice(0, 8)}`
  await createMember({ role: 'admin' })
  await openPage('/lounge/announcements')
  await page.getByRole('button', { name: 'Send to everybody' }).click()
  await expect.element(page.getByText('Please give a title')).toBeVisible()
  await page.getByLabelText('Title').fill(title)
  await page.getByLabelText('What it is about').fill('The boiler is out.')
  await page.getByRole('button', { name: 'Send to everybody' }).click()
  const item = page.getByRole('listitem').filter({ hasText: title })
  await expect.element(item).toHaveTextContent('The boiler is out.')
  await expect.element(item.getByRole('status')).toHaveTextContent(/told/)
  await expectSoundLayout()
  await item.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect.element(item).not.toBeInTheDocument()
})

test('a member reads, and finds nothing to write with', async () => {
  await createMember()
  await openPage('/lounge/announcements')
  await expect.element(page.getByRole('heading', { name: 'Announcements' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Send to everybody' }).query()).toBeNull()
})

import { expect, test } from './fixtures.ts'
import { fieldOf, messageIn, openChannel } from './lounge-page.ts'
import { createAccount, createMember, signIn } from './members.ts'
import { sharedDatabase } from './shared-database.ts'

test('a member reports, and a moderator hears of it, removes what the other wrote and puts it back', async ({
  page,
  newVisitor,
}) => {
  const stamp = `${Date.now()}`
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: `Linus ${stamp}` })
  await openChannel(other, 'pairings')
  for (const text of [`Cubans ${stamp}`, `Half price ${stamp}`]) {
    await fieldOf(other).fill(text)
    await fieldOf(other).press('Enter')
    await expect(messageIn(other, text)).toHaveAttribute('data-state', 'sent')
  }
  const reader = await (await newVisitor()).newPage()
  await createMember(reader, { fullName: `Grace ${stamp}` })
  const moderator = await createAccount('moderator', { fullName: `Host ${stamp}` })
  await sharedDatabase().query("update users set role = 'staff', duties = '{moderator}' where email = $1", [
    moderator.email,
  ])
  await signIn(page.request, moderator)
  await page.goto('/lounge/moderation')

  await openChannel(reader, 'pairings')
  await messageIn(reader, `Half price ${stamp}`).hover()
  await messageIn(reader, `Half price ${stamp}`)
    .getByRole('button', { name: /^More for/ })
    .click()
  await reader.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = reader.getByRole('dialog', { name: 'Report this message?' })
  await dialog.getByLabel('What is wrong with it?').fill(`A sale ${stamp}`)
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()

  const report = page.getByRole('listitem').filter({ hasText: `A sale ${stamp}` })
  await report.getByRole('button', { name: `About Linus ${stamp}` }).click()
  await page.getByRole('button', { name: 'Remove messages', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(messageIn(reader, `Cubans ${stamp}`)).toHaveCount(0)
  await expect(messageIn(reader, `Half price ${stamp}`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(messageIn(reader, `Cubans ${stamp}`)).toBeVisible()
  await expect(messageIn(reader, `Half price ${stamp}`)).toBeVisible()
  await report.getByRole('button', { name: 'Close the report' }).click()
  await expect(report).toHaveCount(0)
})

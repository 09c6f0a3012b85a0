import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { postMessage } from '#test/components/channel.ts'
import { createAccount, createMember, runSql, send, signIn } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const newStamp = () => crypto.randomUUID().slice(0, 8)

async function createModerator(fullName: string) {
  const account = await createAccount({ fullName })
  await runSql("update users set role = 'staff', duties = array['moderator'] where id = $1", [account.id])
  return account
}

/** A message by a new member or by the account, reported by another new member. */
async function reportMessage(content: string, authorName: string, reason: string): Promise<string> {
  const author = await createMember({ fullName: authorName })
  await postMessage('events', content)
  const { messages } = await (await fetch('/api/chat/channels/events/messages')).json()
  const { id } = messages.find((message: { content: string }) => message.content === content)
  await createMember({ fullName: `Grace of ${authorName}` })
  await send('POST', `/api/chat/channels/events/messages/${id}/report`, { reason })
  return author.id
}

const reportOf = (text: string) =>
  page
    .getByRole('region', { name: /^Reports/ })
    .getByRole('listitem')
    .filter({ hasText: text })

test('a moderator reads who reported what, removes it, silences its author, lifts that and closes the report', async () => {
  const stamp = newStamp()
  await reportMessage(`Half price ${stamp}`, `Linus ${stamp}`, `A sale ${stamp}`)
  await signIn(await createModerator(`Mo ${stamp}`))
  await openPage('/lounge/moderation')
  const report = reportOf(`A sale ${stamp}`).first()
  await expect.element(report).toHaveTextContent(`Grace of Linus ${stamp} reported it`)
  await expect
    .element(report.getByRole('link'))
    .toHaveAttribute('href', expect.stringContaining('/lounge/chat?channel=events&message='))
  await expectSoundLayout()
  await report.getByRole('button', { name: 'Remove message' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(report).toHaveTextContent('This message was removed.')
  await expect.element(report).toHaveTextContent(`When it was reported: Half price ${stamp}`)

  await report.getByRole('button', { name: `Silence Linus ${stamp}` }).click()
  const silence = page.getByRole('dialog', { name: `Silence Linus ${stamp}?` })
  await silence.getByRole('radio', { name: 'Until a moderator lifts it' }).click()
  await silence.getByRole('button', { name: 'Silence' }).click()
  const row = page.getByRole('row').filter({ hasText: `Linus ${stamp}` })
  await expect.element(row).toHaveTextContent('Silenced until lifted')
  await row.getByRole('button', { name: `Let Linus ${stamp} write again` }).click()
  await expect.element(row).not.toBeInTheDocument()
  await report.getByRole('button', { name: 'Close the report' }).click()
  await expect.element(report).not.toBeInTheDocument()
  expect(page.getByRole('heading', { name: 'Channels' }).query()).toBeNull()
})

test('a ban has a reason and an end, and is lifted from the list', async () => {
  const stamp = newStamp()
  await reportMessage(`Buy mine ${stamp}`, `Linus ${stamp}`, `A sale ${stamp}`)
  await signIn(await createModerator(`Mo ${stamp}`))
  await openPage('/lounge/moderation')
  const report = reportOf(`Buy mine ${stamp}`).first()
  await report.getByRole('button', { name: `Ban Linus ${stamp}` }).click()
  const ban = page.getByRole('dialog', { name: `Ban Linus ${stamp}?` })
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect.element(ban.getByText('Please give a reason')).toBeVisible()
  await ban.getByRole('radio', { name: '30 days' }).click()
  await ban.getByLabelText('Reason').fill(`Sold cigars ${stamp}`)
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: `Linus ${stamp}` })
  await expect.element(row).toHaveTextContent(`Sold cigars ${stamp}`)
  await expect.element(row).toHaveTextContent('Banned until')
  await report.getByRole('button', { name: `Remove more messages of Linus ${stamp}` }).click()
  const remove = page.getByRole('dialog', { name: `Remove messages of Linus ${stamp}?` })
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect.element(remove).not.toBeInTheDocument()
  await row.getByRole('button', { name: `Lift the ban of Linus ${stamp}` }).click()
  await expect.element(row).not.toBeInTheDocument()
})

test('a moderator finds no buttons at a message of the staff', async () => {
  const stamp = newStamp()
  const author = await reportMessage(`Last orders ${stamp}`, `Rosa ${stamp}`, `Too early ${stamp}`)
  await runSql("update users set role = 'staff', duties = array['door'] where id = $1", [author])
  await signIn(await createModerator(`Mo ${stamp}`))
  await openPage('/lounge/moderation')
  const report = reportOf(`Too early ${stamp}`).first()
  await expect.element(report).toHaveTextContent(`Rosa ${stamp}, Staff`)
  await expect.element(report.getByText('It is about the staff, so an admin decides on it.')).toBeVisible()
  expect(report.getByRole('button', { name: 'Close the report' }).query()).toBeNull()
  expect(report.getByRole('button', { name: 'Remove message' }).query()).toBeNull()
  expect(report.getByRole('button', { name: `Silence Rosa ${stamp}` }).query()).toBeNull()
})

test('an admin adds a channel, renames it, archives it and restores it', async () => {
  const stamp = newStamp()
  await createMember({ role: 'admin' })
  await openPage('/lounge/moderation')
  await page.getByRole('button', { name: 'Add a channel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name').fill(`cellar-${stamp}`)
  await dialog.getByLabelText('Topic').fill('What rests.')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: `Change cellar-${stamp}` }).click()
  await dialog.getByLabelText('Name').fill(`The cellar ${stamp}`)
  await dialog.getByLabelText('Slow mode').selectOptions('Slow mode, 30 seconds')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: `The cellar ${stamp}` })
  await expect.element(row).toHaveTextContent('30 seconds')
  await row.getByRole('button', { name: `Archive The cellar ${stamp}` }).click()
  await expect.element(row).not.toBeInTheDocument()
  await expectSoundLayout()
  await page.getByRole('button', { name: `Restore The cellar ${stamp}` }).click()
  await expect.element(row).toHaveTextContent('What rests.')
  await row.getByRole('button', { name: `Archive The cellar ${stamp}` }).click()
  await expect.element(row).not.toBeInTheDocument()
})

test('others read that it is for staff', async () => {
  await createMember()
  await openPage('/lounge/moderation')
  await expect.element(page.getByText('This is for staff only.')).toBeVisible()
  await expectSoundLayout()
  expect(page.getByRole('heading', { name: /^Reports/ }).query()).toBeNull()
})

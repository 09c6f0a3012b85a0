import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFor, messageWith, openChannel, postMessage } from '#test/components/channel.ts'
import { createAccount, createMember, signIn } from '#test/components/members.ts'
import { holdEach } from '#test/components/requests.ts'

test('a member reports a message, and an admin pins it and closes the report', async () => {
  const stamp = crypto.randomUUID().slice(0, 8)
  const admin = await createAccount({ fullName: `Ada ${stamp}`, role: 'admin' })
  await signIn(admin)
  await postMessage('events', `Doors at six ${stamp}`)
  await createMember({ fullName: `Grace ${stamp}` })
  await openChannel('events')
  await chooseFor(`Doors at six ${stamp}`, 'Report')
  const report = page.getByRole('dialog', { name: 'Report this message?' })
  await report.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(report.getByText('Please say what is wrong with it')).toBeVisible()
  await report.getByLabelText('What is wrong with it?').fill(`It is at seven ${stamp}`)
  await report.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(report).not.toBeInTheDocument()

  await signIn(admin)
  await openChannel('events')
  await expect.element(messageWith(`Doors at six ${stamp}`)).toBeVisible()
  const releases = holdEach(/^PUT .*\/pin$/)
  await chooseFor(`Doors at six ${stamp}`, 'Pin')
  await page.getByRole('button', { name: 'House rules and pins' }).click()
  const pins = page.getByRole('dialog', { name: 'House rules and pins' })
  await expect.element(pins.getByText('Pinned in events')).toBeVisible()
  await expect.element(pins.getByText('Loading messages')).not.toBeInTheDocument()
  expect(pins.element().textContent).not.toContain(stamp)
  // Stored while the dialog is open.
  releases[0]?.()
  await expect.element(pins).toHaveTextContent(`Doors at six ${stamp}`)
  await expect.element(pins).toHaveTextContent('Nobody sells, buys or trades tobacco or alcohol here.')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Mute or manage events' }).click()
  await page.getByRole('menuitem', { name: 'Moderation' }).click()
  const reported = page
    .getByRole('listitem')
    .filter({ hasText: `It is at seven ${stamp}` })
    .first()
  await reported.getByRole('button', { name: 'Close the report' }).click()
  await expect.element(reported).not.toBeInTheDocument()
})

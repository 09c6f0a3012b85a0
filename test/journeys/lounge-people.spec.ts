import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fieldOf, logOf, messageIn, openChannel } from './lounge-page.ts'
import { createMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { sharedDatabase } from './shared-database.ts'

const say = async (page: Page, text: string, shown = text) => {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
  await expect(messageIn(page, shown)).toHaveAttribute('data-state', 'sent')
}
const choose = async (page: Page, text: string, action: string) => {
  await messageIn(page, text).hover()
  await messageIn(page, text)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Ada on `page` and Grace on `other`, with a second name that nobody else has. */
async function meetTwo(page: Page, newVisitor: () => Promise<BrowserContext>) {
  const stamp = `${Date.now()}`
  await createMember(page, { fullName: `Ada ${stamp}` })
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: `Grace ${stamp}` })
  return { stamp, other }
}

async function makeAdmin(fullName: string): Promise<void> {
  await sharedDatabase().query(
    "update users set role = 'admin' where id = (select id from profiles where full_name = $1)",
    [fullName],
  )
}

test('a member is named by the first letters, hears of it in the bell, and comes to the message', async ({
  page,
  newVisitor,
}) => {
  const { stamp, other } = await meetTwo(page, newVisitor)
  await openChannel(page, 'help')
  await other.goto('/dashboard')
  await fieldOf(page).pressSequentially(`Is @grace ${stamp}`)
  await expect(page.getByRole('option', { name: `@Grace ${stamp}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toHaveValue(`Is @Grace ${stamp} `)
  await fieldOf(page).pressSequentially('here?')
  await page.keyboard.press('Enter')
  await expect(messageIn(page, `Is @Grace ${stamp} here?`)).toHaveAttribute('data-state', 'sent')
  await other
    .getByRole('button', { name: /notification/i })
    .first()
    .click()
  await other.getByText(`Ada ${stamp} mentioned you in help`).click()
  await expect(other).toHaveURL(/channel=help/)
  await expect(messageIn(other, `Is @Grace ${stamp} here?`)).toBeInViewport()
})

test('a message is answered, found by its words, and its author is blocked and shown again', async ({
  page,
  newVisitor,
}) => {
  const { stamp, other } = await meetTwo(page, newVisitor)
  await openChannel(page, 'pairings')
  await openChannel(other, 'pairings')
  await fieldOf(other).pressSequentially('Por')
  await expect(page.getByText(`Grace ${stamp} is typing`)).toBeVisible()
  await say(other, `Port or **rum** ${stamp}`, `Port or rum ${stamp}`)
  await expect(messageIn(page, `Port or rum ${stamp}`).locator('strong')).toHaveText('rum')
  await choose(page, `Port or rum ${stamp}`, 'Reply')
  await say(page, `Rum ${stamp} of course`)
  await expect(messageIn(other, `Rum ${stamp} of course`).getByRole('link')).toContainText(`Grace ${stamp}`)
  await page.getByRole('button', { name: 'Search messages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search messages' })
  await dialog.getByLabel('Search for').fill(`port ${stamp}`)
  await dialog.getByRole('link', { name: new RegExp(stamp) }).click()
  await expect(page).toHaveURL(/message=\d+/)
  // The answer quotes it.
  const asked = messageIn(page, `Port or rum ${stamp}`).first()
  await expect(asked).toHaveAttribute('data-mark', 'wanted')
  await asked.getByRole('button', { name: `Grace ${stamp}` }).click()
  const card = page.getByRole('dialog', { name: `Grace ${stamp}` })
  await expect(card).toContainText('In the lounge now')
  await card.getByRole('button', { name: 'Block' }).click()
  await expect(card.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(messageIn(page, `Rum ${stamp} of course`)).toBeVisible()
  await expect(messageIn(page, `Port or rum ${stamp}`)).toHaveCount(0)
  await logOf(page).getByRole('button', { name: 'Messages of a member whom you have blocked' }).click()
  await card.getByRole('button', { name: 'Unblock' }).click()
  await expect(card.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toContainText(`Grace ${stamp}`)
})

test('an admin pins a message, closes a report, and bans a member whose page is left at once', async ({
  page,
  newVisitor,
}) => {
  const { stamp, other } = await meetTwo(page, newVisitor)
  await makeAdmin(`Ada ${stamp}`)
  await openChannel(page, 'events')
  await openChannel(other, 'events')
  await say(other, `Half price ${stamp}`)
  await say(page, `Doors at six ${stamp}`)
  await choose(other, `Doors at six ${stamp}`, 'Report')
  const report = other.getByRole('dialog', { name: 'Report this message?' })
  await report.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(report.getByText('Please say what is wrong with it')).toBeVisible()
  await report.getByLabel('What is wrong with it?').fill('It is at seven')
  await report.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(report).toBeHidden()
  await choose(page, `Doors at six ${stamp}`, 'Pin')
  await page.getByRole('button', { name: 'House rules and pins' }).click()
  const pins = page.getByRole('dialog', { name: 'House rules and pins' })
  await expect(pins).toContainText(`Doors at six ${stamp}`)
  await expect(pins).toContainText('Nobody sells, buys or trades tobacco or alcohol here.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mute or manage events' }).click()
  await page.getByRole('menuitem', { name: 'Reports' }).click()
  const reports = page.getByRole('dialog', { name: 'Reports' })
  await expect(reports).toContainText('It is at seven')
  await reports
    .getByRole('listitem')
    .filter({ hasText: 'It is at seven' })
    .getByRole('button', { name: 'Close the report' })
    .click()
  await expect(reports.getByText('It is at seven')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await messageIn(page, `Half price ${stamp}`)
    .getByRole('button', { name: `Grace ${stamp}` })
    .click()
  const card = page.getByRole('dialog', { name: `Grace ${stamp}` })
  await card.getByRole('button', { name: 'Ban', exact: true }).click()
  await card.getByRole('button', { name: `Yes, ban Grace ${stamp}` }).click()
  await expect(other).toHaveURL('/', { timeout: 10_000 })
})

test('the chat is sound with a reply, a pin, a mention and its dialogs', async ({ page }) => {
  const stamp = `${Date.now()}`
  await createMember(page, { fullName: `Ada ${stamp}` })
  await makeAdmin(`Ada ${stamp}`)
  await openChannel(page, 'general')
  await say(page, `Good evening ${stamp}`)
  await choose(page, `Good evening ${stamp}`, 'Pin')
  await choose(page, `Good evening ${stamp}`, 'Reply')
  await expectSoundPage(page)
  await fieldOf(page).pressSequentially('@he')
  await expect(page.getByRole('option', { name: /@here/ })).toBeVisible()
  await expectSoundPage(page)
})

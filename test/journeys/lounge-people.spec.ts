import type { BrowserContext, Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { fieldOf, messageIn, openChannel, photosOfOthers } from './lounge-page.ts'
import { createMember } from './members.ts'

/** Ada on `page` and Grace on `other`, with a second name that no other test gives. */
async function meetTwo(
  page: Page,
  newVisitor: () => Promise<BrowserContext>,
  details: { role?: 'admin' } = {},
) {
  const stamp = `${Date.now()}`
  await createMember(page, { fullName: `Ada ${stamp}`, ...details })
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: `Grace ${stamp}` })
  return { stamp, other }
}

test('a member is named by the first letters, hears of it in the bell, and comes to the message', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.allow(photosOfOthers)
  const { stamp, other } = await meetTwo(page, newVisitor)
  await openChannel(page, 'help')
  await other.goto('/dashboard')
  // A name that is typed whole needs no list.
  await fieldOf(page).pressSequentially(`Is @grace ${stamp.slice(0, -1)}`)
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

test(
  'a member who types and is present is seen, and one who is banned leaves the page at once',
  rest,
  async ({ page, newVisitor, browserErrors }) => {
    // What the page asks for between the ban and the leaving.
    browserErrors.allow(/status of 401 .*\/api\//)
    const { stamp, other } = await meetTwo(page, newVisitor, { role: 'admin' })
    await openChannel(page, 'events')
    await openChannel(other, 'events')
    await fieldOf(other).pressSequentially('Half')
    await expect(page.getByText(`Grace ${stamp} is typing`)).toBeVisible()
    await fieldOf(other).fill(`Half price ${stamp}`)
    await fieldOf(other).press('Enter')
    await messageIn(page, `Half price ${stamp}`)
      .getByRole('button', { name: `Grace ${stamp}` })
      .click()
    const card = page.getByRole('dialog', { name: `Grace ${stamp}` })
    await expect(card).toContainText('In the lounge now')
    await card.getByRole('button', { name: 'Ban', exact: true }).click()
    const ban = page.getByRole('dialog', { name: `Ban Grace ${stamp}?` })
    await ban.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(ban.getByText('Please give a reason')).toBeVisible()
    await ban.getByLabel('Reason').fill('Sold cigars here')
    await ban.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(other).toHaveURL('/')
  },
)

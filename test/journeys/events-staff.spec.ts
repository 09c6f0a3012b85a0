import type { Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectVisibleFocus } from './page-checks.ts'
import { sharedDatabase } from './shared-database.ts'

async function createStaff(page: Page, duties: readonly string[]): Promise<void> {
  const { email } = await createMember(page)
  await sharedDatabase().query("update users set role = 'staff', duties = $2 where email = $1", [
    email,
    duties,
  ])
}
const rowOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

test(
  'a host makes a weekly series, moves one evening and cancels another; its guests are told; the door lets them in',
  rest,
  async ({ page, newVisitor }) => {
    const title = `Rum school ${Date.now()}`
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    await createStaff(page, ['door', 'host'])
    await page.goto('/lounge/events')
    await page.getByRole('link', { name: 'Manage events' }).click()
    await page.getByRole('link', { name: 'New event' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Day').fill(day)
    await page.getByLabel('Places', { exact: true }).fill('4')
    await page.getByRole('checkbox', { name: 'Repeat every week' }).click()
    await expect(page.getByRole('list', { name: 'Evenings' }).getByRole('listitem')).toHaveCount(4)
    await page.getByRole('button', { name: 'Create the event' }).click()
    const rows = page.getByRole('row').filter({ hasText: title })
    await expect(rows).toHaveCount(4)
    await expectVisibleFocus(page)

    const guest = await (await newVisitor()).newPage()
    const name = `Ada ${Date.now()}`
    await createMember(guest, { fullName: name })
    await guest.goto('/lounge/events')
    const cards = rowOf(guest, title)
    for (const at of [0, 1]) {
      await cards.nth(at).getByRole('button', { name: 'Going', exact: true }).click()
      await expect(cards.nth(at)).toContainText('You’re going.')
    }
    const told = async () =>
      (await (await guest.request.get('/api/notifications')).json()).notifications.map(
        (each: { title: string }) => each.title,
      )

    await rows
      .nth(1)
      .getByRole('link', { name: `Edit ${title}` })
      .click()
    await page.getByLabel('From').fill('20:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(rows.nth(1)).toContainText('8:00 PM')
    await expect(rows.nth(2)).toContainText('7:00 PM')
    await expect(cards.nth(1)).toContainText('8:00 PM')
    await expect.poll(told).toEqual([`Moved: ${title}`])
    await rows
      .nth(1)
      .getByRole('button', { name: `Cancel ${title}` })
      .click()
    await page.getByRole('button', { name: 'Cancel the event' }).click()
    await expect(rows.nth(1)).toContainText('Canceled')
    await expect(cards.nth(1)).toContainText('Canceled')
    await expect.poll(told).toEqual([`Canceled: ${title}`, `Moved: ${title}`])

    await rows
      .nth(3)
      .getByRole('link', { name: `Duplicate ${title}` })
      .click()
    await page.getByRole('button', { name: 'Create the event' }).click()
    await expect(rows).toHaveCount(5)

    await rows
      .nth(0)
      .getByRole('link', { name: `Guests of ${title}` })
      .click()
    await page.getByRole('button', { name: `Check in ${name}` }).click()
    await expect(rowOf(page, name)).toContainText('here since')
    await page.getByLabel('Name', { exact: true }).fill('Eve')
    await page.getByRole('button', { name: 'Let in' }).click()
    await expect(rowOf(page, 'Eve')).toContainText('here since')
    await expect(page.getByRole('status').filter({ hasText: 'free places' })).toContainText('2')
  },
)

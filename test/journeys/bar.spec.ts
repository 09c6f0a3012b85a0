import { bottleOf, chooseInMenu, drinkField, expectLevel, focusDrinkField } from './bar.ts'
import { expect, test } from './fixtures.ts'
import { createMember, headingOf } from './members.ts'
import { openLive } from './page-state.ts'

const lagavulin = 'Lagavulin 16 Year'
const own = 'grandmas moonshine'

test('a member stocks the bar, pours from it, buys again, and finds it as it was left, in every tab', async ({
  page,
  context,
}) => {
  await createMember(page)
  const otherTab = await context.newPage()
  await openLive(otherTab, '/dashboard/bar')
  await page.goto('/dashboard/journal')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
  await page.keyboard.type('bottles')
  await page.getByRole('option', { name: 'My bar' }).click()
  await expect(page).toHaveURL('/dashboard/bar')
  await expect(page).toHaveTitle('My bar · Smoke Deck')
  await expect(headingOf(page)).toBeFocused()

  await focusDrinkField(page)
  await page.keyboard.type('lagavulin')
  await expect(page.getByRole('option', { name: lagavulin })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${lagavulin} is in your bar.`)).toBeVisible()
  await drinkField(page).fill(own)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add it as my own bottle' }).click()
  const form = page.getByRole('dialog', { name: 'Your own bottle' })
  await form.getByLabel('What is in it').click()
  await page.getByRole('option', { name: 'Bourbon' }).click()
  await form.getByRole('button', { name: 'Add to my bar' }).click()
  await expect(bottleOf(page, own)).toContainText('Your own bourbon')

  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await bottleOf(page, lagavulin)
    .getByRole('button', { name: `${lagavulin}: full.` })
    .click()
  await expectLevel(bottleOf(page, lagavulin), 'Half')
  expect((await saved).status()).toBe(200)
  await expectLevel(bottleOf(otherTab, lagavulin), 'Half')
  await otherTab.close()
  const savedAgain = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await chooseInMenu(page, own, 'Empty')
  await savedAgain
  await page.reload()
  await expectLevel(bottleOf(page, lagavulin), 'Half')
  await expectLevel(bottleOf(page, own), 'Empty')
  await page.getByRole('button', { name: `Bought ${own}` }).click()
  await expectLevel(bottleOf(page, own), 'Full')

  await chooseInMenu(page, own, 'Find cigars for it')
  await expect(
    page.getByRole('main').getByText('Your own bottle, judged as a typical bourbon.'),
  ).toBeVisible()
})

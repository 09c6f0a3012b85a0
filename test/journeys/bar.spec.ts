import { expectAccessibleInEveryLook } from './axe.ts'
import { bottleOf, drinkField, findDrink, focusDrinkField, levelOf, stockBar } from './bar.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, headingOf } from './members.ts'
import { expectToFit } from './page-checks.ts'

const lagavulin = 'Lagavulin 16 Year'

test('drinks are added by keyboard: type, arrow, Enter, and the field is ready for the next', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard/bar')
  await expect(page).toHaveTitle('My bar · Smoke Deck')
  await expect(headingOf(page)).toHaveText('My bar')
  await expect(page.getByText('Your bar is empty.')).toBeVisible()
  await page.getByLabel('Add a drink', { exact: true }).focus()
  // Typed while the suggestions are still on their way.
  await page.keyboard.type('laga')
  await expect(drinkField(page)).toHaveValue('laga')
  await expect(drinkField(page)).toBeFocused()
  await page.keyboard.type('vulin')
  await expect(page.getByRole('option', { name: lagavulin })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(bottleOf(page, lagavulin)).toBeVisible()
  await expect(drinkField(page)).toBeFocused()
  await expect(drinkField(page)).toHaveValue('')
  await expect(page.getByText(`${lagavulin} is in your bar.`)).toBeVisible()
  await page.keyboard.type('espresso')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Spirits 1', 'Without alcohol 1'])
  await expect(page.getByText('Your bar is empty.')).toBeHidden()
  await page.reload()
  await expect(bottleOf(page, lagavulin)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
})

test('an unknown drink stays in the field with a message', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/bar')
  await focusDrinkField(page)
  await drinkField(page).fill('zzqx vvkw')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We don’t have that one yet. Try the name on the label.')).toBeVisible()
  await expect(drinkField(page)).toHaveValue('zzqx vvkw')
  await page.keyboard.type('a')
  await expect(page.getByText('We don’t have that one yet.')).toBeHidden()
})

test('adding a drink that is in the bar keeps its level', rest, async ({ page }) => {
  await createMember(page)
  const { id, name } = await findDrink(page, 'lagavulin')
  await stockBar(page, id)
  await page.goto('/dashboard/bar')
  await levelOf(bottleOf(page, name), 'Low').click()
  await focusDrinkField(page)
  await drinkField(page).fill('lagavulin')
  await page.getByRole('option', { name }).click()
  await expect(page.getByText(`${name} is already in your bar.`)).toBeVisible()
  await expect(levelOf(bottleOf(page, name), 'Low')).toHaveAttribute('aria-pressed', 'true')
})

test('a level applies at once and after a reload', async ({ page }) => {
  await createMember(page)
  const { id, name } = await findDrink(page, 'zacapa')
  await stockBar(page, id)
  await page.goto('/dashboard/bar')
  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await levelOf(bottleOf(page, name), 'Full').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(levelOf(bottleOf(page, name), 'Half')).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(levelOf(bottleOf(page, name), 'Half')).toHaveAttribute('aria-pressed', 'true')
})

test('without a network every change is undone with a message', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  const [{ id, name }, other] = [await findDrink(page, 'zacapa'), await findDrink(page, 'lagavulin')]
  await stockBar(page, id)
  await page.goto('/dashboard/bar')
  await focusDrinkField(page)
  await drinkField(page).fill('lagavulin')
  await expect(page.getByRole('option', { name: other.name })).toBeVisible()
  await page.route('**/api/bar/**', route => route.abort())
  const problem = page.getByText('Network error. Please check your internet connection and try again.')
  await page.getByRole('option', { name: other.name }).click()
  await expect(problem).toBeVisible()
  await expect(bottleOf(page, other.name)).toBeHidden()
  let fail = () => {}
  const failing = new Promise<void>(resolve => {
    fail = resolve
  })
  await page.route('**/api/bar/**', route => failing.then(() => route.abort()))
  await levelOf(bottleOf(page, name), 'Low').click()
  await expect(levelOf(bottleOf(page, name), 'Low')).toHaveAttribute('aria-pressed', 'true')
  await bottleOf(page, name)
    .getByRole('button', { name: `Remove ${name}` })
    .click()
  await expect(bottleOf(page, name)).toBeHidden()
  fail()
  await expect(levelOf(bottleOf(page, name), 'Full')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(levelOf(bottleOf(page, name), 'Full')).toHaveAttribute('aria-pressed', 'true')
})

test('a removed drink comes back with Undo as it was, and the focus moves to its neighbor', async ({
  page,
}) => {
  await createMember(page)
  const [first, second] = [await findDrink(page, 'hennessy'), await findDrink(page, 'zacapa')]
  await stockBar(page, first.id, second.id)
  await page.goto('/dashboard/bar')
  await levelOf(bottleOf(page, first.name), 'Half').click()
  const takeOut = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  await takeOut(first.name).press('Enter')
  await expect(bottleOf(page, first.name)).toBeHidden()
  await expect(takeOut(second.name)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(levelOf(bottleOf(page, first.name), 'Half')).toHaveAttribute('aria-pressed', 'true')
  await takeOut(first.name).press('Enter')
  await takeOut(second.name).press('Enter')
  await expect(page.getByText('Your bar is empty.')).toBeVisible()
  await expect(drinkField(page)).toBeFocused()
})

test('a bar that fails to load says so, and Try Again loads it', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await page.route('**/api/bar', route => route.abort())
  await page.goto('/dashboard/bar')
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load your bar' })
  await expect(problem).toBeVisible()
  await page.unroute('**/api/bar')
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Your bar is empty.')).toBeVisible()
  await expect(problem).toBeHidden()
})

test('the command palette leads to the bar', rest, async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/journal')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
  await page.keyboard.type('bottles')
  await page.getByRole('option', { name: 'My bar' }).click()
  await expect(page).toHaveURL('/dashboard/bar')
  await expect(headingOf(page)).toBeFocused()
})

test('the bar with suggestions is accessible and fits every width', rest, async ({ page }) => {
  test.slow()
  await createMember(page)
  for (const words of ['lagavulin', 'zacapa', 'champagne', 'espresso'])
    await stockBar(page, (await findDrink(page, words)).id)
  await page.goto('/dashboard/bar')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4)
  await focusDrinkField(page)
  await drinkField(page).fill('rum')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expectToFit(page)
})

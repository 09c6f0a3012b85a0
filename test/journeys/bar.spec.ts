import { expectAccessibleInEveryLook } from './axe.ts'
import {
  bottleOf,
  chooseInMenu,
  drinkField,
  expectLevel,
  findDrink,
  focusDrinkField,
  stockBar,
} from './bar.ts'
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

test('a text that names no bottle is asked about, and adds nothing until one is chosen', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/bar')
  await focusDrinkField(page)
  await drinkField(page).fill('Macallan')
  await page.keyboard.press('Enter')
  const question = page.getByRole('group', { name: /“Macallan”.* Did you mean one of these/ })
  await expect(question).toBeFocused()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(page.getByText('Your bar is empty.')).toBeVisible()
  await question.getByRole('button', { name: 'None of these' }).click()
  await expect(question).toBeHidden()
  await expect(drinkField(page)).toBeFocused()
  await drinkField(page).fill('lagavullin 16')
  await page.keyboard.press('Enter')
  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await page.getByRole('group').getByRole('button', { name: lagavulin }).click()
  await expect(bottleOf(page, lagavulin)).toBeVisible()
  await expect(drinkField(page)).toHaveValue('')
  await saved
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([lagavulin])
})

test('adding a drink that is in the bar keeps its level', rest, async ({ page }) => {
  await createMember(page)
  const { id, name } = await findDrink(page, 'lagavulin')
  await stockBar(page, id)
  await page.goto('/dashboard/bar')
  await chooseInMenu(page, name, 'Low')
  await focusDrinkField(page)
  await drinkField(page).fill('lagavulin')
  await page.getByRole('option', { name }).click()
  await expect(page.getByText(`${name} is already in your bar.`)).toBeVisible()
  await expectLevel(bottleOf(page, name), 'Low')
})

test('a press lowers a bottle by a step, and Undo beside it takes that back', async ({ page }) => {
  await createMember(page)
  const { id, name } = await findDrink(page, 'zacapa')
  await stockBar(page, id)
  await page.goto('/dashboard/bar')
  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
  const bottle = bottleOf(page, name)
  await bottle.getByRole('button', { name: `${name}: full. Lower it to half` }).press('Enter')
  await expectLevel(bottle, 'Half')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expectLevel(bottle, 'Half')
  await page.keyboard.press('Escape')
  await bottle.getByRole('button', { name: `${name}: half.` }).click()
  await expectLevel(bottle, 'Low')
  await bottle.getByRole('button', { name: `Undo: ${name} was half` }).click()
  await expectLevel(bottle, 'Half')
  await expect(bottle.getByRole('button', { name: `${name}: half.` })).toBeFocused()
  await expect(bottle.getByRole('button', { name: 'Undo' })).toHaveCount(0)
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
  await expect(drinkField(page)).toHaveValue(other.name)
  let fail = () => {}
  const failing = new Promise<void>(resolve => {
    fail = resolve
  })
  await page.route('**/api/bar/**', route => failing.then(() => route.abort()))
  await chooseInMenu(page, name, 'Low')
  await expectLevel(bottleOf(page, name), 'Low')
  await chooseInMenu(page, name, 'Remove')
  await expect(bottleOf(page, name)).toBeHidden()
  fail()
  await expectLevel(bottleOf(page, name), 'Full')
  await page.reload()
  await expectLevel(bottleOf(page, name), 'Full')
})

test('a removed drink comes back with Undo as it was, and the focus moves to the field', async ({ page }) => {
  await createMember(page)
  const [first, second] = [await findDrink(page, 'hennessy'), await findDrink(page, 'zacapa')]
  await stockBar(page, first.id, second.id)
  await page.goto('/dashboard/bar')
  await chooseInMenu(page, first.name, 'Half')
  await chooseInMenu(page, first.name, 'Remove')
  await expect(bottleOf(page, first.name)).toBeHidden()
  await expect(
    drinkField(page)
      .or(page.getByLabel('Add a drink', { exact: true }))
      .first(),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectLevel(bottleOf(page, first.name), 'Half')
  await chooseInMenu(page, first.name, 'Remove')
  await chooseInMenu(page, second.name, 'Remove')
  await expect(page.getByText('Your bar is empty.')).toBeVisible()
  await expect(drinkField(page)).toBeFocused()
})

test('what is low or empty is on a shopping list until it is bought', async ({ page }) => {
  await createMember(page)
  const [first, second] = [await findDrink(page, 'hennessy'), await findDrink(page, 'zacapa')]
  await stockBar(page, first.id, second.id)
  await page.goto('/dashboard/bar')
  const list = page.getByRole('region', { name: /To buy/ })
  await expect(bottleOf(page, first.name)).toBeVisible()
  await expect(list).toBeHidden()
  await chooseInMenu(page, first.name, 'Low')
  await chooseInMenu(page, second.name, 'Empty')
  await expect(list.getByRole('listitem')).toContainText([second.name, first.name])
  await list.getByRole('button', { name: `Bought ${second.name}` }).click()
  await expectLevel(bottleOf(page, second.name), 'Full')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectLevel(bottleOf(page, second.name), 'Empty')
  await list.getByRole('button', { name: `Remove ${first.name} from my bar` }).click()
  await expect(bottleOf(page, first.name)).toBeHidden()
})

test('a bottle that we do not know becomes one’s own, and can be changed', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/bar')
  await focusDrinkField(page)
  await drinkField(page).fill('grandmas moonshine')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add it as my own bottle' }).click()
  const form = page.getByRole('dialog', { name: 'Your own bottle' })
  await expect(form.getByLabel('Name on the bottle')).toHaveValue('grandmas moonshine')
  await form.getByLabel('Alcohol in percent').fill('a lot')
  await form.getByRole('button', { name: 'Add to my bar' }).click()
  await expect(form.getByText('Please choose what is in it')).toBeVisible()
  await expect(form.getByText('Please give the alcohol in percent, 0 to 100')).toBeVisible()
  await form.getByLabel('What is in it').click()
  await page.getByRole('option', { name: 'Bourbon' }).click()
  await form.getByLabel('Alcohol in percent').fill('55.5 %')
  await form.getByRole('button', { name: 'Add to my bar' }).click()
  const bottle = bottleOf(page, 'grandmas moonshine')
  await expect(bottle).toContainText('Your own bourbon')
  await page.reload()
  await chooseInMenu(page, 'grandmas moonshine', 'Change it')
  const change = page.getByRole('dialog', { name: 'Change your own bottle' })
  await expect(change.getByLabel('Alcohol in percent')).toHaveValue('55.5')
  await change.getByLabel('Name on the bottle').fill('Grandma’s Moonshine')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(bottleOf(page, 'Grandma’s Moonshine')).toBeVisible()
  await chooseInMenu(page, 'Grandma’s Moonshine', 'Find cigars for it')
  await expect(
    page.getByRole('main').getByText('Your own bottle, judged as a typical bourbon.'),
  ).toBeVisible()
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

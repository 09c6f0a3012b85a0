import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import {
  bottleOf,
  chooseInMenu,
  drinkField,
  expectLevel,
  findDrink,
  focusDrinkField,
  stockBar,
} from '#test/components/bar.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { expectTexts } from '#test/components/texts.ts'

const lagavulin = 'Lagavulin 16 Year'
const isEmpty = () => page.getByText('Your bar is empty.')
const undo = () => page.getByRole('button', { name: 'Undo', exact: true })

async function openBar(...words: string[]) {
  await createMember()
  const drinks = await stockBar(...words)
  await openPage('/dashboard/bar')
  return drinks.map(({ name }) => name)
}

test('drinks are added by keyboard: type, arrow, Enter, and the field is ready for the next', async () => {
  await openBar()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My bar')
  await expect.element(isEmpty()).toBeVisible()
  const field = page.getByLabelText('Add a drink', { exact: true })
  field.element().focus()
  // Typed while the suggestions are still on their way.
  await userEvent.keyboard('laga')
  await expect.element(drinkField()).toHaveValue('laga')
  await expect.element(drinkField()).toHaveFocus()
  await userEvent.keyboard('vulin')
  await expect.element(page.getByRole('option', { name: lagavulin })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(bottleOf(lagavulin)).toBeVisible()
  await expect.element(drinkField()).toHaveFocus()
  await expect.element(drinkField()).toHaveValue('')
  await expect.element(page.getByText(`${lagavulin} is in your bar.`)).toBeVisible()
  await userEvent.keyboard('espresso{Enter}')
  await expectTexts(page.getByRole('heading', { level: 2 }), ['Spirits 1', 'Without alcohol 1'])
  await expect.element(isEmpty()).not.toBeInTheDocument()
})

test('an unknown drink stays in the field with a message', async () => {
  await openBar()
  await focusDrinkField()
  await drinkField().fill('zzqx vvkw')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('We don’t have that one yet. Try the name on the label.')).toBeVisible()
  await expect.element(drinkField()).toHaveValue('zzqx vvkw')
  await userEvent.keyboard('a')
  await expect.element(page.getByText('We don’t have that one yet.')).not.toBeInTheDocument()
})

test('a text that names no bottle is asked about, and adds nothing until one is chosen', async () => {
  await openBar()
  await focusDrinkField()
  await drinkField().fill('Macallan')
  await userEvent.keyboard('{Enter}')
  const question = page.getByRole('group', { name: /“Macallan”.* Did you mean one of these/ })
  await expect.element(question).toHaveFocus()
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(isEmpty()).toBeVisible()
  await question.getByRole('button', { name: 'None of these' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(drinkField()).toHaveFocus()
  await drinkField().fill('lagavullin 16')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('group').getByRole('button', { name: lagavulin }).click()
  await expect.element(bottleOf(lagavulin)).toBeVisible()
  await expect.element(drinkField()).toHaveValue('')
  await expectTexts(page.getByRole('heading', { level: 3 }), [lagavulin])
})

test('adding a drink that is in the bar keeps its level', async () => {
  const [name = ''] = await openBar('lagavulin')
  await chooseInMenu(name, 'Low')
  await focusDrinkField()
  await drinkField().fill('lagavulin')
  await page.getByRole('option', { name }).click()
  await expect.element(page.getByText(`${name} is already in your bar.`)).toBeVisible()
  await expectLevel(bottleOf(name), 'Low')
})

test('a press lowers a bottle by a step, and Undo beside it takes that back', async () => {
  const [name = ''] = await openBar('zacapa')
  const bottle = bottleOf(name)
  const full = bottle.getByRole('button', { name: `${name}: full. Lower it to half` })
  await expect.element(full).toBeVisible()
  full.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectLevel(bottle, 'Half')
  await bottle.getByRole('button', { name: `${name}: half.` }).click()
  await expectLevel(bottle, 'Low')
  await bottle.getByRole('button', { name: `Undo: ${name} was half` }).click()
  await expectLevel(bottle, 'Half')
  await expect.element(bottle.getByRole('button', { name: `${name}: half.` })).toHaveFocus()
  await expect.element(bottle.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('without a network a drink is not added, its name stays in the field, and a message says so', async () => {
  await openBar()
  const { name } = await findDrink('lagavulin')
  await focusDrinkField()
  await drinkField().fill('lagavulin')
  await expect.element(page.getByRole('option', { name })).toBeVisible()
  await commands.failRequests('**/api/bar/**')
  await page.getByRole('option', { name }).click()
  await expect
    .element(page.getByText('Network error. Please check your internet connection and try again.'))
    .toBeVisible()
  await expect.element(bottleOf(name)).not.toBeInTheDocument()
  await expect.element(drinkField()).toHaveValue(name)
})

test('changes that did not reach the server are undone', async () => {
  const [name = ''] = await openBar('zacapa')
  await expectLevel(bottleOf(name), 'Full')
  await commands.failRequests('**/api/bar/**')
  await chooseInMenu(name, 'Low')
  await expectLevel(bottleOf(name), 'Full')
  await chooseInMenu(name, 'Remove')
  await expect
    .element(page.getByText('Network error. Please check your internet connection and try again.').first())
    .toBeVisible()
  await expectLevel(bottleOf(name), 'Full')
  await openPage('/dashboard/bar')
  await expectLevel(bottleOf(name), 'Full')
})

test('a change shows before the server has answered', async () => {
  const [name = ''] = await openBar('zacapa')
  await expectLevel(bottleOf(name), 'Full')
  await commands.holdRequests('**/api/bar/**')
  await chooseInMenu(name, 'Low')
  await expectLevel(bottleOf(name), 'Low')
  await chooseInMenu(name, 'Remove')
  await expect.element(bottleOf(name)).not.toBeInTheDocument()
})

test('a removed drink comes back with Undo as it was, and the focus moves to the field', async () => {
  const [first = '', second = ''] = await openBar('hennessy', 'zacapa')
  await chooseInMenu(first, 'Half')
  await chooseInMenu(first, 'Remove')
  await expect.element(bottleOf(first)).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Add a drink', { exact: true })).toHaveFocus()
  await undo().click()
  await expectLevel(bottleOf(first), 'Half')
  await chooseInMenu(first, 'Remove')
  await chooseInMenu(second, 'Remove')
  await expect.element(isEmpty()).toBeVisible()
  await expect.element(drinkField()).toHaveFocus()
})

test('what is low or empty is on a shopping list until it is bought', async () => {
  const [first = '', second = ''] = await openBar('hennessy', 'zacapa')
  const list = page.getByRole('region', { name: /To buy/ })
  await expect.element(bottleOf(first)).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
  await chooseInMenu(first, 'Low')
  await chooseInMenu(second, 'Empty')
  await expectTexts(list.getByRole('listitem'), [new RegExp(second), new RegExp(first)])
  await list.getByRole('button', { name: `Bought ${second}` }).click()
  await expectLevel(bottleOf(second), 'Full')
  await expect.element(list.getByRole('listitem')).toHaveLength(1)
  await undo().click()
  await expectLevel(bottleOf(second), 'Empty')
  await list.getByRole('button', { name: `Remove ${first} from my bar` }).click()
  await expect.element(bottleOf(first)).not.toBeInTheDocument()
})

test('a bottle that we do not know becomes one’s own, and can be changed', async () => {
  await openBar()
  await focusDrinkField()
  await drinkField().fill('grandmas moonshine')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Add it as my own bottle' }).click()
  const form = page.getByRole('dialog', { name: 'Your own bottle' })
  await expect.element(form.getByLabelText('Name on the bottle')).toHaveValue('grandmas moonshine')
  await form.getByLabelText('Alcohol in percent').fill('a lot')
  await form.getByRole('button', { name: 'Add to my bar' }).click()
  await expect.element(form.getByText('Please choose what is in it')).toBeVisible()
  await expect.element(form.getByText('Please give the alcohol in percent, 0 to 100')).toBeVisible()
  await form.getByLabelText('What is in it').click()
  await page.getByRole('option', { name: 'Bourbon' }).click()
  await form.getByLabelText('Alcohol in percent').fill('55.5 %')
  await form.getByRole('button', { name: 'Add to my bar' }).click()
  await expect.element(bottleOf('grandmas moonshine')).toHaveTextContent('Your own bourbon')
  await chooseInMenu('grandmas moonshine', 'Change it')
  const change = page.getByRole('dialog', { name: 'Change your own bottle' })
  await expect.element(change.getByLabelText('Alcohol in percent')).toHaveValue('55.5')
  await change.getByLabelText('Name on the bottle').fill('Grandma’s Moonshine')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect.element(bottleOf('Grandma’s Moonshine')).toBeVisible()
})

test('a bar that fails to load says so, and Try Again loads it', async () => {
  await createMember()
  await commands.failRequests('**/api/bar')
  await openPage('/dashboard/bar')
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load your bar' })
  await expect.element(problem).toBeVisible()
  await commands.restoreRequests()
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(isEmpty()).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
})

test('the bar with suggestions is accessible and fits every width', async () => {
  await openBar('lagavulin', 'zacapa', 'champagne', 'espresso')
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveLength(4)
  await focusDrinkField()
  await drinkField().fill('rum')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await expectSoundLayout()
})

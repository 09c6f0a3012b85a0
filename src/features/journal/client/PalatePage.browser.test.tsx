import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { matching } from '#test/components/actions.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { fillJournal, melanio, writeEntry } from '#test/components/palate-journal.ts'
import { textsOf } from '#test/components/texts.ts'

const flavors = () => page.getByRole('region', { name: 'Flavors over time' })

test('the palate says how the flavors change, and leads to the entries of what comes back', async () => {
  await createMember()
  await fillJournal()
  const shown = await openPage('/dashboard/journal/palate')
  await flavors().getByRole('button', { name: 'Three months' }).click()
  const leading = flavors().getByRole('heading')
  const status = flavors().getByRole('status')
  const changed = 'More earth and roast, less fruit than in the three months before.'
  await expect.element(leading).toHaveTextContent('Earth and roast lead so far.')
  await expect.element(status).toHaveTextContent(changed)
  await expect.element(status).toHaveTextContent('This rests on six entries, each with flavors.')
  await expect
    .element(flavors().getByRole('img', { name: /^Flavor radar\. Earth: .*the last three months 10/ }))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Roast 100% 0% 6$/ })).toBeVisible()
  const columns = page.getByRole('columnheader')
  expect(textsOf(columns)).toEqual(['Flavor', 'Now', 'Before', 'Entries now'])
  const again = await openPage(shown.address())
  await expect.element(status).toHaveTextContent(changed)
  await flavors().getByRole('button', { name: 'All' }).click()
  await expect.element(leading).toHaveTextContent('Earth and roast lead.')
  await expect.element(status).toHaveTextContent('Cocoa, leather and orange peel come up most.')
  expect(textsOf(columns)).toEqual(['Flavor', 'Now', 'Entries'])
  const drinks = page.getByRole('region', { name: 'Drinks' }).getByRole('listitem')
  expect(textsOf(drinks)).toEqual(matching(/^Rye6 times5\.0 stars, last [A-Z][a-z]{2} \d{1,2}$/))
  const cigar = page.getByRole('list', { name: 'Cigars' }).getByRole('listitem')
  await expect.element(cigar).toHaveLength(1)
  await expect.element(cigar).toHaveTextContent('6 times')
  await cigar.getByRole('link', { name: melanio }).click()
  await expect.element(page.getByText('6 found')).toBeVisible()
  expect(again.address()).toMatch(/\/dashboard\/journal\?q=Oliva/)
})

test('a year is shown with its evenings and leads to its entries, and one without entries says so', async () => {
  await createMember()
  await fillJournal()
  await openPage('/dashboard/journal/palate')
  await page.getByRole('combobox', { name: 'Year' }).selectOptions('2024')
  const section = page.getByRole('region', { name: '2024 in smoke' })
  await expect.element(section).toHaveTextContent('1 cigar')
  await expect.element(section).toHaveTextContent('1 h 15 min')
  await expect
    .element(section.getByRole('img', { name: 'Evenings with a cigar in 2024: December 1.' }))
    .toBeVisible()
  await section.getByRole('link', { name: 'Midnight' }).first().click()
  await expect
    .element(page.getByRole('article', { name: /Midnight, Tuesday, December 31, 2024/ }))
    .toBeVisible()
  await openPage('/dashboard/journal/palate?year=2019')
  await expect
    .element(page.getByRole('region', { name: '2019 in smoke' }))
    .toHaveTextContent('Your journal has no entry of 2019.')
  await expect.element(page.getByRole('button', { name: /^Make a picture of/ })).not.toBeInTheDocument()
})

test('the palate without entries, with too few, while it loads and when it fails', async () => {
  await createMember()
  await openPage('/dashboard/journal/palate')
  await expect.element(page.getByText('Nothing to Draw Yet')).toBeVisible()
  await expectSoundLayout()
  await writeEntry({ flavors: ['cedar'] })
  await openPage('/dashboard/journal/palate')
  await expect.element(page.getByRole('heading', { name: 'Not enough for a shape yet.' })).toBeVisible()
  await expect.element(flavors()).toHaveTextContent('A shape needs five, so four more')
  await expect.element(page.getByText('Nothing came up twice yet.')).toBeVisible()
  await expectSoundLayout()
  await commands.holdRequests('**/api/journal/palate?*')
  await openPage('/dashboard/journal/palate')
  await expect.element(page.getByText('Loading your palate')).toBeInTheDocument()
  await commands.restoreRequests()
  await expect.element(flavors()).toBeVisible()
  await commands.answerRequests('**/api/journal/palate?*', 500)
  await openPage('/dashboard/journal/palate')
  await expect.element(page.getByText('Your palate wasn’t loaded. Try again.')).toBeVisible()
  await commands.restoreRequests()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(flavors()).toBeVisible()
})

test('a full palate is accessible and fits every width', async () => {
  await createMember()
  await fillJournal()
  const long = { cigar: 'Reserve of the Second Sunday in November'.repeat(3), drink: 'x'.repeat(120) }
  await writeEntry(long)
  await writeEntry(long)
  await openPage('/dashboard/journal/palate')
  await expect.element(flavors()).toBeVisible()
  await expectSoundLayout()
})

test('the palette of commands opens the palate', async () => {
  await createMember()
  await openPage('/dashboard')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('palate')
  await page.getByRole('option', { name: 'Your palate' }).click()
  await expect.element(heading).toHaveTextContent('Your palate')
})

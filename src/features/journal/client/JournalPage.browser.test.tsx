import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { textsOf } from '#test/components/texts.ts'

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const write = (fields: object = {}) =>
  send('POST', '/api/journal/entries', {
    cigar: 'Oliva Serie V Melanio',
    notes: 'Cedar and cocoa.',
    ...fields,
  })

test('the journal is searched and filtered, and loads further pages', async () => {
  await createMember()
  for (let number = 1; number <= 30; number += 1)
    await write({
      cigar: `Cigar ${number}`,
      rating: number === 7 ? 5 : 2,
      notes: number === 9 ? 'A whiff of gunpowder' : 'Plain',
      smokedAt: `2026-0${1 + (number % 9)}-11`,
    })
  await write({ cigar: 'An old one', smokedAt: '2024-05-05' })
  const shown = await openPage('/dashboard/journal')
  const titles = page.getByRole('heading', { level: 3 })
  const search = page.getByRole('searchbox', { name: 'Search your journal' })
  await expect.element(page.getByText('31 entries')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'September 2026' })).toBeVisible()
  await expect.element(titles).toHaveLength(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(titles).toHaveLength(31)
  await search.fill('gunpowder')
  await expect.poll(() => textsOf(titles)).toEqual(['Cigar 9'])
  await expect.poll(() => shown.address()).toMatch(/gunpowder/)
  await openPage(shown.address())
  await expect.poll(() => textsOf(titles)).toEqual(['Cigar 9'])
  await search.fill('gunpowder and ashes')
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await page.getByLabelText('Rating').selectOptions('5 out of 5')
  await expect.poll(() => textsOf(titles)).toEqual(['Cigar 7'])
  await page.getByLabelText('Rating').selectOptions('Any rating')
  await page.getByLabelText('Year').selectOptions('2024')
  await expect.poll(() => textsOf(titles)).toEqual(['An old one'])
})

test('an unreadable journal says so and can be tried again', async () => {
  await createMember()
  await write()
  await commands.answerRequests('**/api/journal/entries*', 500)
  await openPage('/dashboard/journal')
  await expect.element(page.getByText('Failed to load journal entries')).toBeVisible()
  await commands.restoreRequests()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(rowOf('Oliva')).toBeVisible()
})

test('a full journal is accessible and fits every width', async () => {
  await createMember()
  await write({ thirds: ['Cedar', null, 'Char'], flavors: ['cedar'], draw: 'easy', drink: 'Rye' })
  await write({ cigar: 'Reserve of the Second Sunday in November'.repeat(3), notes: 'x'.repeat(300) })
  await openPage('/dashboard/journal')
  await expect.element(rowOf('Oliva')).toBeVisible()
  await expectSoundLayout()
})

test('on a phone an entry is read in the place of the list, and a button returns to it', async () => {
  await page.viewport(390, 844)
  await createMember()
  await write({ drink: 'Rye' })
  await openPage('/dashboard/journal')
  const search = page.getByRole('searchbox')
  await page.getByRole('link', { name: 'Oliva Serie V Melanio' }).click()
  await expect.element(page.getByRole('article')).toHaveTextContent('Rye')
  await expect.element(search).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'All entries' }).click()
  await expect.element(search).toBeVisible()
})

test('the palette finds entries and the cigars of the humidor', async () => {
  await createMember()
  await write({ cigar: 'A gift from Ybor', notes: 'Gunpowder.' })
  await send('POST', '/api/humidor/items', { brand: 'Ybor', cigarName: 'House blend', quantity: 1 })
  const shown = await openPage('/dashboard')
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('ybor')
  await expect.element(page.getByRole('option', { name: /Ybor House blend/ })).toBeVisible()
  await page.getByRole('option', { name: /A gift from Ybor/ }).click()
  await expect.element(page.getByRole('article')).toHaveTextContent('Gunpowder.')
  expect(shown.address()).toMatch(/\/dashboard\/journal\?entry=/)
})

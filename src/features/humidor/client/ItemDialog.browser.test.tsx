import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

async function openForm() {
  await page.getByRole('button', { name: 'Add Cigar' }).click()
  return page.getByRole('dialog', { name: 'Add Cigar' })
}

test('a first cigar needs a brand and a name, and the catalogue fills in the rest', async () => {
  await createMember()
  await openPage('/dashboard/humidor')
  await expect.element(page.getByText('Nothing in the box yet.')).toBeVisible()
  await expect.element(page.getByText('0 entries')).not.toBeInTheDocument()
  const dialog = await openForm()
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect.element(dialog.getByText('Please enter a brand')).toBeVisible()
  await expect.element(dialog.getByText('Please enter a cigar name')).toBeVisible()
  await dialog.getByLabelText('Brand').fill('oliva serie v mel')
  await page.getByRole('option', { name: /Serie V Melanio$/ }).click()
  await expect.element(dialog.getByLabelText('Cigar name')).toHaveValue('Serie V Melanio')
  await expect.element(dialog.getByLabelText('Wrapper')).not.toHaveValue('')
  await expectSoundLayout()
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => rowOf('Oliva Serie V Melanio').element().querySelector('svg')).not.toBeNull()
  await expect.element(page.getByRole('region', { name: 'Total cigars' })).toHaveTextContent('1')
})

test('what fails to be saved stays in the form', async () => {
  await createMember()
  await openPage('/dashboard/humidor')
  const dialog = await openForm()
  await dialog.getByLabelText('Brand').fill('Nobody')
  await dialog.getByLabelText('Cigar name').fill('A gift')
  await commands.failRequests('**/api/humidor/items')
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect.element(page.getByText('Failed to add item')).toBeVisible()
  await expect.element(dialog.getByLabelText('Cigar name')).toHaveValue('A gift')
  await commands.restoreRequests()
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect.element(rowOf('A gift')).toBeVisible()
  await expect.element(page.getByText('Failed to add item')).not.toBeInTheDocument()
})

test('two devices change the same cigar: the second sees both versions, and nothing is lost', async () => {
  await createMember()
  const item = await send<{ id: string }>('POST', '/api/humidor/items', {
    brand: 'Oliva',
    cigarName: 'Serie V Melanio',
    quantity: 3,
  })
  await openPage('/dashboard/humidor')
  await chooseFromMenu(rowOf('Oliva Serie V Melanio').getByRole('button', { name: /^More for/ }), 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit Cigar' })
  await dialog.getByLabelText('Notes').fill('Typed here')
  await send('PATCH', `/api/humidor/items/${item.id}`, { location: 'Typed there', version: 1 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const conflict = dialog.getByRole('alert')
  await expect.element(conflict).toHaveTextContent('This was changed on another device in the meantime.')
  await expect.element(conflict.getByRole('row', { name: /Location/ })).toHaveTextContent('Typed there')
  await expect.element(conflict.getByRole('row', { name: /Notes/ })).toHaveTextContent('Typed here')
  await expectSoundLayout()
  await dialog.getByRole('button', { name: 'Save my version' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const { items } = await send<{ items: object[] }>('GET', '/api/humidor/items')
  expect(items[0]).toMatchObject({ notes: 'Typed here', location: 'Typed there', version: 3 })
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const menu = () => page.getByRole('button', { name: 'More for your humidor' })

async function openHumidor() {
  await createMember()
  const purchasedOn = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  await send('POST', '/api/humidor/items', {
    brand: 'Oliva',
    cigarName: 'Serie V Melanio',
    quantity: 3,
    purchasedOn,
  })
  await openPage('/dashboard/humidor')
}

test('humidors are added, renamed and removed', async () => {
  await openHumidor()
  await chooseFromMenu(menu(), 'Humidors')
  const humidors = page.getByRole('dialog', { name: 'Humidors' })
  const added = humidors.getByRole('form', { name: 'New humidor' })
  await added.getByRole('button', { name: 'Add humidor' }).click()
  await expect.element(added.getByText('Please name the humidor')).toBeVisible()
  await expectSoundLayout()
  await added.getByRole('textbox', { name: 'New humidor' }).fill('Travel case')
  await added.getByRole('button', { name: 'Add humidor' }).click()
  const travel = humidors.getByRole('form', { name: 'Travel case' })
  await travel.getByRole('textbox', { name: 'Name' }).fill('Desk')
  await travel.getByRole('button', { name: 'Save' }).click()
  const desk = humidors.getByRole('form', { name: 'Desk' })
  await desk.getByRole('button', { name: 'Remove' }).click()
  await expect.element(desk).not.toBeInTheDocument()
})

test('when a cigar is at its best follows rules of one’s own', async () => {
  await openHumidor()
  const row = page.getByRole('listitem').filter({ hasText: 'Melanio' })
  await expect.element(row).toHaveTextContent('Resting')
  await chooseFromMenu(menu(), 'When a cigar is at its best')
  const rules = page.getByRole('dialog', { name: 'When a cigar is at its best' })
  await expect.element(rules.getByRole('group', { name: 'Full', exact: true })).toBeVisible()
  await expectSoundLayout()
  for (const field of rules.getByRole('textbox', { name: 'Rests for' }).all()) await field.fill('2')
  await rules.getByRole('button', { name: 'Save' }).click()
  await expect.element(row).toHaveTextContent('Ready')
  await userEvent.keyboard('{Escape}')
})

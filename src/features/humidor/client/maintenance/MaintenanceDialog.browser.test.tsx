import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu, press } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { addPushSensor, pushReadings, readingsUntilNow } from '#test/components/readings.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const dialog = () => page.getByRole('dialog', { name: 'Maintenance' })
const form = () => dialog().getByRole('form', { name: 'New entry' })

test('packs that were swapped show their age, and stand in the chart and its table', async () => {
  await createMember()
  const cabinet = { name: 'Cedar cabinet', capacity: 60 }
  const { id } = await send<{ id: string }>('POST', '/api/humidors', cabinet)
  const sensor = await addPushSensor({ name: 'Cabinet', humidorId: id })
  await pushReadings(
    sensor,
    readingsUntilNow(48, () => ({ temperature: 68, humidity: 69 })),
  )
  await openPage('/dashboard/humidor')
  await expect.element(page.getByText('Log when you swap the packs')).toBeVisible()
  await press(page.getByRole('button', { name: 'Maintenance' }), 'Enter')
  await expect.element(form().getByRole('textbox', { name: 'How many' })).toHaveValue('3')
  await press(form().getByRole('button', { name: '72%', exact: true }), 'Enter')
  await form().getByLabelText('Note').fill('Two in the drawer')
  await expectSoundLayout()
  await press(form().getByRole('button', { name: 'Add entry' }), 'Enter')
  const row = dialog().getByRole('listitem')
  await expect.element(row).toHaveTextContent('Packs swapped, 3 of 72%')
  await expect.element(row).toHaveTextContent('Two in the drawer')
  await expect.element(form().getByLabelText('Note')).toHaveValue('')
  await expectSoundLayout()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Packs 0 days old, usually renewed after 60 to 120.')).toBeVisible()
  const history = page.getByRole('region', { name: 'Readings over time' })
  await expect.element(history.getByRole('figure').getByText('Packs swapped')).toBeVisible()
  await history.getByText('Show readings').click()
  await expect.element(history.getByRole('columnheader', { name: 'What happened' })).toBeVisible()
  await expect.element(history.getByRole('cell', { name: 'Packs swapped' })).toHaveLength(1)
  await expectSoundLayout()
})

test('on a phone an entry is dated back, changed, deleted and brought back; a seasoning counts down', async () => {
  await page.viewport(390, 844)
  await createMember()
  const { id: humidorId } = await send<{ id: string }>('POST', '/api/humidors', { name: 'Cabinet' })
  await send('POST', '/api/humidors', { name: 'Travel case' })
  const packs = { humidorId, kind: 'packs', packStrength: 69, packCount: 2, doneAt: daysAgo(47) }
  await send('POST', '/api/humidor/maintenance', packs)
  await openPage('/dashboard/humidor')
  await expect
    .element(page.getByText('Cabinet: packs 47 days old, usually renewed after 60 to 120.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Maintenance' }).click()
  const more = dialog().getByRole('button', { name: /^More for Packs swapped/ })
  await chooseFromMenu(more, 'Edit')
  const change = dialog().getByRole('form', { name: 'Change an entry' })
  await change.getByLabelText('Date').fill(daysAgo(50).toLocaleDateString('en-CA'))
  await change.getByRole('button', { name: 'Save' }).click()
  await expect.element(form()).toBeVisible()
  await chooseFromMenu(more, 'Delete')
  await expect
    .element(dialog().getByRole('status').getByText('Deleted: Packs swapped, 2 of 69%.'))
    .toBeVisible()
  const rows = dialog().getByRole('listitem')
  await expect.element(rows).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Undo' }).click()
  await expect.element(rows).toHaveLength(1)

  await form().getByRole('button', { name: 'Note', exact: true }).click()
  await form().getByRole('button', { name: 'Add entry' }).click()
  await expect.element(form().getByText('Please write the note')).toBeVisible()
  await form().getByRole('button', { name: 'Seasoning', exact: true }).click()
  await form().getByRole('combobox', { name: 'Humidor' }).selectOptions('Travel case')
  await form().getByLabelText('Begun on').fill(daysAgo(5).toLocaleDateString('en-CA'))
  await form().getByRole('button', { name: 'Add entry' }).click()
  await expect.element(rows).toHaveLength(2)
  await expectSoundLayout()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Cabinet: packs 50 days old')).toBeVisible()
  await expect.element(page.getByText('Travel case: seasoning, 9 days left.')).toBeVisible()
})

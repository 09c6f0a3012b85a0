import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createMember, post } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

const minute = 60_000
const millisecondsPerDay = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * millisecondsPerDay)

test('packs that were swapped show their age, and stand in the chart and its table', async ({ page }) => {
  await createMember(page)
  const { id: humidorId } = await post<{ id: string }>(page.request, '/api/humidors', {
    name: 'Cedar cabinet',
    capacity: 60,
  })
  const sensor = { name: 'Cabinet', kind: 'push', humidorId }
  const { token } = await post<{ token: string }>(page.request, '/api/devices', sensor)
  const readings = Array.from({ length: 48 }, (_, place) => ({
    at: Date.now() - place * 60 * minute,
    temperature: 68,
    humidity: 69,
  }))
  const headers = { authorization: `Bearer ${token}` }
  await page.request.post('/api/sensors/readings', { data: { readings }, headers })
  await page.goto('/dashboard/humidor')
  await expect(page.getByText('Log when you swap the packs')).toBeVisible()
  await page.getByRole('button', { name: 'Maintenance' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Maintenance' })
  const form = dialog.getByRole('form', { name: 'New entry' })
  await expect(form.getByRole('textbox', { name: 'How many' })).toHaveValue('3')
  await form.getByRole('button', { name: '72%', exact: true }).press('Enter')
  await form.getByLabel('Note').fill('Two in the drawer')
  await expectAccessibleInEveryLook(page)
  await form.getByRole('button', { name: 'Add entry' }).press('Enter')
  const row = dialog.getByRole('listitem')
  await expect(row).toContainText('Packs swapped, 3 of 72%')
  await expect(row).toContainText('Two in the drawer')
  await expect(form.getByLabel('Note')).toHaveValue('')
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Packs 0 days old, usually renewed after 60 to 120.')).toBeVisible()
  const history = page.getByRole('region', { name: 'Readings over time' })
  await expect(history.getByRole('figure').getByText('Packs swapped')).toBeVisible()
  await history.getByText('Show readings').click()
  await expect(history.getByRole('columnheader', { name: 'What happened' })).toBeVisible()
  await expect(history.getByRole('cell', { name: 'Packs swapped' })).toHaveCount(1)
  await expectSoundPage(page)
})

test('on a phone an entry is dated back, changed, deleted and brought back; a seasoning counts down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createMember(page)
  const { id: humidorId } = await post<{ id: string }>(page.request, '/api/humidors', { name: 'Cabinet' })
  await post(page.request, '/api/humidors', { name: 'Travel case' })
  const packs = { humidorId, kind: 'packs', packStrength: 69, packCount: 2, doneAt: daysAgo(47) }
  await post(page.request, '/api/humidor/maintenance', packs)
  await page.goto('/dashboard/humidor')
  await expect(page.getByText('Cabinet: packs 47 days old, usually renewed after 60 to 120.')).toBeVisible()
  await page.getByRole('button', { name: 'Maintenance' }).click()
  const dialog = page.getByRole('dialog', { name: 'Maintenance' })
  const more = dialog.getByRole('button', { name: /^More for Packs swapped/ })
  await more.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const change = dialog.getByRole('form', { name: 'Change an entry' })
  await change.getByLabel('Date').fill(daysAgo(50).toLocaleDateString('en-CA'))
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('form', { name: 'New entry' })).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog.getByRole('status').getByText('Deleted: Packs swapped, 2 of 69%.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)

  const form = dialog.getByRole('form', { name: 'New entry' })
  await form.getByRole('button', { name: 'Note', exact: true }).click()
  await form.getByRole('button', { name: 'Add entry' }).click()
  await expect(form.getByText('Please write the note')).toBeVisible()
  await form.getByRole('button', { name: 'Seasoning', exact: true }).click()
  await form.getByRole('combobox', { name: 'Humidor' }).selectOption('Travel case')
  await form.getByLabel('Begun on').fill(daysAgo(5).toLocaleDateString('en-CA'))
  await form.getByRole('button', { name: 'Add entry' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Cabinet: packs 50 days old')).toBeVisible()
  await expect(page.getByText('Travel case: seasoning, 9 days left.')).toBeVisible()
})

import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'

test('a push sensor is added, its readings arrive at the dials and in the chart, and go along as a file', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard/humidor')
  await page.getByRole('button', { name: 'Add a sensor' }).click()
  const form = page.getByRole('dialog', { name: 'Add a Sensor' })
  await form.getByLabel('Name').fill('Cedar cabinet')
  await form.getByRole('button', { name: 'Add sensor' }).click()
  const shown = page.getByRole('dialog', { name: 'Token of Cedar cabinet' })
  const token = await shown.getByRole('region', { name: 'Token' }).locator('pre').innerText()
  await shown.getByRole('button', { name: 'Done' }).click()
  const list = page.getByRole('dialog', { name: 'Sensors' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Cedar cabinet' })).toBeVisible()

  // As a script would, without a session.
  const now = Date.now()
  const readings = [20, 15, 10, 5, 0].map(minutes => ({
    at: now - minutes * 60_000,
    temperature: 68.4,
    humidity: 69.2,
  }))
  const answer = await fetch(new URL('/api/sensors/readings', page.url()), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ readings }),
  })
  expect(answer.status).toBe(200)
  await expect(list.getByRole('listitem').filter({ hasText: 'Cedar cabinet' })).toContainText('68.4 °F')
  await page.keyboard.press('Escape')
  for (const name of ['Temperature', 'Humidity'])
    await expect(page.getByRole('region', { name, exact: true }).getByText('In range')).toBeVisible()
  const history = page.getByRole('region', { name: 'Readings over time' })
  await history.getByRole('button', { name: 'Day', exact: true }).click()
  await history.getByText('Show readings').click()
  await expect(history.getByRole('table')).toBeVisible()
  const download = page.waitForEvent('download')
  await history.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^readings-\d{4}-\d\d-\d\d\.csv$/)
})

import type { Locator } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { changeSettings, createMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

const minute = 60_000

test('a sensor’s readings are a chart, a table and a file, with the moment when the lid was open', async ({
  page,
}) => {
  await createMember(page)
  const post = (path: string, data: object, headers = {}) => page.request.post(path, { data, headers })
  const { token } = await (await post('/api/devices', { name: 'Cabinet', kind: 'push' })).json()
  const readings = Array.from({ length: 200 }, (_, place) => ({
    at: Date.now() - (200 - place) * 5 * minute,
    temperature: 68 + Math.sin(place / 20),
    humidity: place >= 120 && place < 124 ? 63 : 69,
  }))
  const sent = await post('/api/sensors/readings', { readings }, { authorization: `Bearer ${token}` })
  expect(await sent.json()).toMatchObject({ taken: 200, refused: [] })
  await page.goto('/dashboard/humidor')
  const history = page.getByRole('region', { name: 'Readings over time' })
  await expect(history.getByRole('heading', { name: 'Humidity, past seven days' })).toBeVisible()
  await expect(history.getByText(/^Beetle risk: low/)).toBeVisible()
  await history.getByRole('button', { name: 'Day', exact: true }).click()
  await expect(history.getByRole('heading', { name: 'Humidity, past day' })).toBeVisible()
  await expect(history.getByText('Lid open')).toBeVisible()
  await expect(history.getByText(/^Beetle risk: low/)).toBeVisible()
  await history.getByRole('slider', { name: 'Humidity, one reading at a time' }).press('Home')
  await expect(history.getByRole('slider')).toHaveAttribute('aria-valuetext', /^69\.0%/)
  await history.getByRole('button', { name: 'Temperature', exact: true }).click()
  await expect(
    history.getByRole('img', { name: /^Temperature of the past day: from 67\.0 to 69\.0/ }),
  ).toBeVisible()
  await history.getByText('Show readings').click()
  await expect(history.getByRole('table')).toBeVisible()
  const download = page.waitForEvent('download')
  await history.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^readings-\d{4}-\d\d-\d\d\.csv$/)
  await expectSoundPage(page)
  await expectAccessibleInEveryLook(page)
})

test('who reads degrees Celsius gets them in the dials, the chart, its table and the list of sensors', async ({
  page,
}) => {
  await createMember(page)
  await changeSettings(page, { temperature_unit: 'C' })
  const post = (path: string, data: object, headers = {}) => page.request.post(path, { data, headers })
  const { token } = await (await post('/api/devices', { name: 'Cabinet', kind: 'push' })).json()
  const readings = Array.from({ length: 100 }, (_, place) => ({
    at: Date.now() - place * 5 * minute,
    temperature: 71.6,
    humidity: 69,
  }))
  await post('/api/sensors/readings', { readings }, { authorization: `Bearer ${token}` })
  await page.goto('/dashboard/humidor')
  await expect(page.getByRole('meter', { name: 'Temperature' })).toHaveAttribute('aria-valuenow', '22')
  await expect(page.getByText('Target 18.3 to 22.2')).toBeVisible()
  const history = page.getByRole('region', { name: 'Readings over time' })
  await expect(history.getByText(/^Beetle risk: some\. \w+ hours in a row at 21 °C or more\.$/)).toBeVisible()
  await history.getByRole('button', { name: 'Temperature', exact: true }).click()
  await expect(history.getByRole('img', { name: /from 22\.0 to 22\.0 °C/ })).toBeVisible()
  await history.getByText('Show readings').click()
  await expect(history.getByRole('columnheader', { name: 'Temperature, °C' })).toBeVisible()
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cabinet' })).toContainText('22.0 °C')
})

test('no button of the climate sticks out on a phone, and the opened table leaves the cards beside it as they are', async ({
  page,
}) => {
  await createMember(page)
  const main = page.getByRole('main')
  const rightOf = async (part: Locator) => {
    const box = (await part.boundingBox())!
    return Math.round(box.x + box.width)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/humidor')
  const count = page.getByRole('region', { name: 'Total cigars' })
  const edge = await rightOf(count)
  expect(await rightOf(main.getByRole('button', { name: 'Add a sensor' }))).toBeLessThanOrEqual(edge)

  const post = (path: string, data: object, headers = {}) => page.request.post(path, { data, headers })
  const { token } = await (await post('/api/devices', { name: 'Cabinet', kind: 'push' })).json()
  const readings = Array.from({ length: 60 }, (_, place) => ({
    at: Date.now() - (60 - place) * 5 * minute,
    temperature: 68,
    humidity: 69,
  }))
  await post('/api/sensors/readings', { readings }, { authorization: `Bearer ${token}` })
  await page.reload()
  await main.getByRole('button', { name: 'Show readings' }).click()
  expect(await rightOf(main.getByRole('button', { name: 'Hide readings' }))).toBeLessThanOrEqual(edge)
  expect(await rightOf(main.getByRole('button', { name: 'Sensors', exact: true }))).toBeLessThanOrEqual(edge)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  const cards = [count, page.getByRole('region', { name: 'Humidity', exact: true })]
  await expect(main.getByRole('button', { name: 'Show readings' })).toBeVisible()
  const heights = () => Promise.all(cards.map(async card => (await card.boundingBox())!.height))
  const before = await heights()
  await main.getByRole('button', { name: 'Show readings' }).click()
  await expect(main.getByRole('table')).toBeVisible()
  for (const [place, height] of (await heights()).entries())
    expect(height).toBeLessThanOrEqual(before[place]!)
})

test('a chosen humidor shows the climate of its own sensor, and one without says so', async ({ page }) => {
  await createMember(page)
  const post = (path: string, data: object, headers = {}) => page.request.post(path, { data, headers })
  const humidors: { id: string; name: string }[] = []
  for (const name of ['Cabinet', 'Coolidor', 'Travel case']) {
    const humidor = await (await post('/api/humidors', { name })).json()
    humidors.push(humidor)
    for (const cigarName of ['Serie V', 'Serie G'])
      await post('/api/humidor/items', { brand: 'Oliva', cigarName, humidorId: humidor.id })
  }
  const [cabinet, coolidor, travelCase] = humidors
  for (const [humidor, temperature] of [
    [cabinet, 68],
    [coolidor, 79],
  ] as const) {
    const device = { name: `In the ${humidor!.name}`, kind: 'push', humidorId: humidor!.id }
    const { token } = await (await post('/api/devices', device)).json()
    const readings = [{ at: Date.now() - 2 * minute, temperature, humidity: 69 }]
    await post('/api/sensors/readings', { readings }, { authorization: `Bearer ${token}` })
  }
  const temperature = page.getByRole('meter', { name: 'Temperature' })
  await page.goto(`/dashboard/humidor?humidor=${coolidor!.id}`)
  await expect(temperature).toHaveAttribute('aria-valuenow', '79')
  await expect(page.getByText(/^In the Coolidor, /)).toBeVisible()
  await page.goto(`/dashboard/humidor?humidor=${cabinet!.id}`)
  await expect(temperature).toHaveAttribute('aria-valuenow', '68')
  await page.goto(`/dashboard/humidor?humidor=${travelCase!.id}`)
  await expect(page.getByText('No sensor in this humidor')).toBeVisible()
  await expect(temperature).toHaveCount(0)
})

import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { press } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { addPushSensor, pushReadings, readingsUntilNow } from '#test/components/readings.ts'

const history = () => page.getByRole('region', { name: 'Readings over time' })
const main = () => page.getByRole('main')

test('a sensor’s readings are a chart and a table, with the moment when the lid was open', async () => {
  await createMember()
  const readings = readingsUntilNow(200, place => ({
    temperature: 68 + Math.sin(place / 20),
    humidity: place >= 120 && place < 124 ? 63 : 69,
  }))
  expect(await pushReadings(await addPushSensor({ name: 'Cabinet' }), readings)).toBe(200)
  await openPage('/dashboard/humidor')
  await expect.element(history().getByRole('heading', { name: 'Humidity, past seven days' })).toBeVisible()
  await expect.element(history().getByText(/^Beetle risk: low/)).toBeVisible()
  await history().getByRole('button', { name: 'Day', exact: true }).click()
  await expect.element(history().getByRole('heading', { name: 'Humidity, past day' })).toBeVisible()
  await expect.element(history().getByText('Lid open')).toBeVisible()
  await expect.element(history().getByText(/^Beetle risk: low/)).toBeVisible()
  const slider = history().getByRole('slider', { name: 'Humidity, one reading at a time' })
  await press(slider, 'Home')
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^69\.0%/))
  await history().getByRole('button', { name: 'Temperature', exact: true }).click()
  await expect
    .element(history().getByRole('img', { name: /^Temperature of the past day: from 67\.0 to 69\.0/ }))
    .toBeVisible()
  await history().getByText('Show readings').click()
  await expect.element(history().getByRole('table')).toBeVisible()
  const file = history().getByRole('link', { name: 'Export as CSV' }).element() as HTMLAnchorElement
  const exported = await fetch(file.href)
  expect(exported.headers.get('content-disposition')).toMatch(
    /attachment; filename="readings-\d{4}-\d\d-\d\d\.csv"/,
  )
  await expectSoundLayout()
})

test('who reads degrees Celsius gets them in the dials, the chart, its table and the list of sensors', async () => {
  await createMember()
  await send('PATCH', '/api/settings', { temperature_unit: 'C' })
  const readings = readingsUntilNow(100, () => ({ temperature: 71.6, humidity: 69 }))
  await pushReadings(await addPushSensor({ name: 'Cabinet' }), readings)
  await openPage('/dashboard/humidor')
  await expect
    .element(page.getByRole('meter', { name: 'Temperature' }))
    .toHaveAttribute('aria-valuenow', '22')
  await expect.element(page.getByText('Target 18.3 to 22.2')).toBeVisible()
  await expect
    .element(history().getByText(/^Beetle risk: some\. \w+ hours in a row at 21 °C or more\.$/))
    .toBeVisible()
  await history().getByRole('button', { name: 'Temperature', exact: true }).click()
  await expect.element(history().getByRole('img', { name: /from 22\.0 to 22\.0 °C/ })).toBeVisible()
  await history().getByText('Show readings').click()
  await expect.element(history().getByRole('columnheader', { name: 'Temperature, °C' })).toBeVisible()
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Cabinet' })).toHaveTextContent('22.0 °C')
})

test('no button of the climate sticks out on a phone, and the opened table leaves the cards beside it as they are', async () => {
  await createMember()
  const boxOf = async (part: Locator) => {
    await expect.element(part).toBeVisible()
    return part.element().getBoundingClientRect()
  }
  const rightOf = async (part: Locator) => Math.round((await boxOf(part)).right)
  await page.viewport(390, 844)
  await openPage('/dashboard/humidor')
  const count = page.getByRole('region', { name: 'Total cigars' })
  const edge = await rightOf(count)
  expect(await rightOf(main().getByRole('button', { name: 'Add a sensor' }))).toBeLessThanOrEqual(edge)

  const readings = readingsUntilNow(60, () => ({ temperature: 68, humidity: 69 }))
  await pushReadings(await addPushSensor({ name: 'Cabinet' }), readings)
  await openPage('/dashboard/humidor')
  await main().getByRole('button', { name: 'Show readings' }).click()
  for (const name of ['Hide readings', 'Sensors'])
    expect(await rightOf(main().getByRole('button', { name, exact: true }))).toBeLessThanOrEqual(edge)

  await page.viewport(1440, 900)
  await openPage('/dashboard/humidor')
  const cards = [count, page.getByRole('region', { name: 'Humidity', exact: true })]
  await expect.element(main().getByRole('button', { name: 'Show readings' })).toBeVisible()
  const heights = async () => (await Promise.all(cards.map(boxOf))).map(box => box.height)
  const before = await heights()
  await main().getByRole('button', { name: 'Show readings' }).click()
  await expect.element(main().getByRole('table')).toBeVisible()
  for (const [place, height] of (await heights()).entries())
    expect(height).toBeLessThanOrEqual(before[place] ?? 0)
})

test('a chosen humidor shows the climate of its own sensor, and one without says so', async () => {
  await createMember()
  const ids: string[] = []
  for (const name of ['Cabinet', 'Coolidor', 'Travel case']) {
    const { id } = await send<{ id: string }>('POST', '/api/humidors', { name })
    ids.push(id)
    for (const cigarName of ['Serie V', 'Serie G'])
      await send('POST', '/api/humidor/items', { brand: 'Oliva', cigarName, humidorId: id })
  }
  const [cabinet = '', coolidor = '', travelCase = ''] = ids
  for (const [humidorId, name, degrees] of [
    [cabinet, 'In the Cabinet', 68],
    [coolidor, 'In the Coolidor', 79],
  ] as const)
    await pushReadings(
      await addPushSensor({ name, humidorId }),
      readingsUntilNow(1, () => ({ temperature: degrees, humidity: 69 })),
    )
  const temperature = page.getByRole('meter', { name: 'Temperature' })
  await openPage(`/dashboard/humidor?humidor=${coolidor}`)
  await expect.element(temperature).toHaveAttribute('aria-valuenow', '79')
  await expect.element(page.getByText(/^In the Coolidor, /)).toBeVisible()
  await openPage(`/dashboard/humidor?humidor=${cabinet}`)
  await expect.element(temperature).toHaveAttribute('aria-valuenow', '68')
  await openPage(`/dashboard/humidor?humidor=${travelCase}`)
  await expect.element(page.getByText('No sensor in this humidor')).toBeVisible()
  await expect.element(temperature).not.toBeInTheDocument()
})

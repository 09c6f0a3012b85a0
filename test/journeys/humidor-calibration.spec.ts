import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createMember, post } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { sharedDatabase } from './shared-database.ts'

const minute = 60_000

interface Sensor {
  id: string
  token: string
}

const addSensor = (page: Page) =>
  post<Sensor>(page.request, '/api/devices', { name: 'Cedar cabinet', kind: 'push' })

/** One reading each five minutes of the past 28 hours. */
async function push(page: Page, { token }: Sensor, humidity: number): Promise<void> {
  const readings = Array.from({ length: 336 }, (_, place) => ({
    at: Date.now() - place * 5 * minute,
    temperature: 68,
    humidity,
  }))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/sensors/readings', { data: { readings }, headers })
  expect(await answer.json()).toMatchObject({ taken: 336 })
}

const letPass = (hours: number, { id }: Sensor) =>
  sharedDatabase().query(
    "update devices set salt_test_started_at = now() - $2 * interval '1 hour' where id = $1",
    [id, hours],
  )

async function openCalibration(page: Page) {
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  await page.getByRole('button', { name: 'More for Cedar cabinet' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Calibrate' }).press('Enter')
  return page.getByRole('dialog', { name: 'Calibrate Cedar cabinet' })
}

test('a salt test of a day outlives the page, and corrects what the sensor shows', async ({ page }) => {
  await createMember(page)
  const sensor = await addSensor(page)
  await push(page, sensor, 73.4)
  await page.goto('/dashboard/humidor')
  let wizard = await openCalibration(page)
  await expect(wizard.getByRole('listitem')).toHaveCount(3)
  await expectAccessibleInEveryLook(page)
  await wizard.getByRole('button', { name: 'Start the test' }).press('Enter')
  await expect(wizard.getByRole('meter', { name: 'Salt test' })).toHaveAttribute(
    'aria-valuetext',
    '24 hours left',
  )
  await expectAccessibleInEveryLook(page)

  await letPass(23, sensor)
  await page.reload()
  await expect(page.getByText('Cedar cabinet (in a salt test)')).toBeVisible()
  wizard = await openCalibration(page)
  await expect(wizard.getByText('1 hour left', { exact: true })).toBeVisible()
  expect(
    (await page.request.post(`/api/devices/${sensor.id}/salt-test/confirm`, { data: {} })).status(),
  ).toBe(409)

  await letPass(25, sensor)
  await page.reload()
  wizard = await openCalibration(page)
  await expect(wizard.getByRole('status')).toHaveText(
    'Over the salt it read 73.4%, where the air has 75%. Corrected by +1.6, it is right.',
  )
  await expectAccessibleInEveryLook(page)
  await wizard.getByRole('button', { name: 'Use this correction' }).press('Enter')
  await expect(wizard).toBeHidden()
  const list = page.getByRole('dialog', { name: 'Sensors' })
  await expect(list.getByText(/^Humidity corrected by \+1\.6 since /)).toBeVisible()
  await expect(list.getByText('75.0 %')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('meter', { name: 'Humidity' })).toHaveAttribute('aria-valuenow', '75')
  await expectSoundPage(page)

  wizard = await openCalibration(page)
  await wizard.getByRole('button', { name: 'Remove the correction' }).click()
  await expect(wizard.getByRole('button', { name: 'Remove the correction' })).toBeHidden()
})

test('a useless salt test says why, on a phone, and begins again or is given up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createMember(page)
  const sensor = await addSensor(page)
  await page.goto('/dashboard/humidor')
  let wizard = await openCalibration(page)
  await wizard.getByRole('button', { name: 'Start the test' }).click()
  await expect(wizard.getByText(/^The sensor is silent\./)).toBeVisible()
  await letPass(25, sensor)
  await page.reload()
  wizard = await openCalibration(page)
  await expect(wizard.getByText(/^The sensor was silent in the last 6 hours/)).toBeVisible()
  await push(page, sensor, 41)
  await page.reload()
  wizard = await openCalibration(page)
  await expect(wizard.getByText(/^It read 41\.0% over the salt/)).toBeVisible()
  await wizard.getByRole('button', { name: 'Begin again' }).click()
  await expect(wizard.getByText('24 hours left', { exact: true })).toBeVisible()
  await wizard.getByRole('button', { name: 'Cancel the test' }).click()
  await expect(wizard.getByRole('button', { name: 'Start the test' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

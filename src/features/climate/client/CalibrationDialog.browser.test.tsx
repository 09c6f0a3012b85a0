import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu, press } from '#test/components/actions.ts'
import { createMember, runSql } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { addPushSensor, pushReadings, readingsUntilNow } from '#test/components/readings.ts'

const wizard = () => page.getByRole('dialog', { name: 'Calibrate Cedar cabinet' })

/** Of the past 28 hours. */
const readingsAt = (humidity: number) => readingsUntilNow(336, () => ({ temperature: 68, humidity }))

const letPass = (hours: number, { id }: { id: string }) =>
  runSql("update devices set salt_test_started_at = now() - $2 * interval '1 hour' where id = $1", [
    id,
    hours,
  ])

async function openCalibration() {
  await openPage('/dashboard/humidor')
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  await chooseFromMenu(page.getByRole('button', { name: 'More for Cedar cabinet' }), 'Calibrate')
  await expect.element(wizard()).toBeVisible()
}

test('a salt test of a day outlives the page, and corrects what the sensor shows', async () => {
  await createMember()
  const sensor = await addPushSensor({ name: 'Cedar cabinet' })
  await pushReadings(sensor, readingsAt(73.4))
  await openCalibration()
  await expect.element(wizard().getByRole('listitem')).toHaveLength(3)
  await expectSoundLayout()
  await press(wizard().getByRole('button', { name: 'Start the test' }), 'Enter')
  await expect
    .element(wizard().getByRole('meter', { name: 'Salt test' }))
    .toHaveAttribute('aria-valuetext', '24 hours left')
  await expectSoundLayout()

  await letPass(23, sensor)
  await openCalibration()
  await expect.element(wizard().getByText('1 hour left', { exact: true })).toBeVisible()
  const early = await fetch(`/api/devices/${sensor.id}/salt-test/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(early.status).toBe(409)

  await letPass(25, sensor)
  await openCalibration()
  await expect
    .element(wizard().getByRole('status'))
    .toHaveTextContent('Over the salt it read 73.4%, where the air has 75%. Corrected by +1.6, it is right.')
  await expectSoundLayout()
  await press(wizard().getByRole('button', { name: 'Use this correction' }), 'Enter')
  await expect.element(wizard()).not.toBeInTheDocument()
  const list = page.getByRole('dialog', { name: 'Sensors' })
  await expect.element(list.getByText(/^Humidity corrected by \+1\.6 since /)).toBeVisible()
  await expect.element(list.getByText('75.0 %')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('meter', { name: 'Humidity' })).toHaveAttribute('aria-valuenow', '75')
  await expectSoundLayout()

  await openCalibration()
  const remove = wizard().getByRole('button', { name: 'Remove the correction' })
  await remove.click()
  await expect.element(remove).not.toBeInTheDocument()
})

test('a sensor in a salt test is marked beside its readings', async () => {
  await createMember()
  const sensor = await addPushSensor({ name: 'Cedar cabinet' })
  await pushReadings(sensor, readingsAt(73.4))
  await letPass(23, sensor)
  await openPage('/dashboard/humidor')
  await expect.element(page.getByText('Cedar cabinet (in a salt test)')).toBeVisible()
})

test('a useless salt test says why, on a phone, and begins again or is given up', async () => {
  await page.viewport(390, 844)
  await createMember()
  const sensor = await addPushSensor({ name: 'Cedar cabinet' })
  await openCalibration()
  await wizard().getByRole('button', { name: 'Start the test' }).click()
  await expect.element(wizard().getByText(/^The sensor is silent\./)).toBeVisible()
  await letPass(25, sensor)
  await openCalibration()
  await expect.element(wizard().getByText(/^The sensor was silent in the last 6 hours/)).toBeVisible()
  await pushReadings(sensor, readingsAt(41))
  await openCalibration()
  await expect.element(wizard().getByText(/^It read 41\.0% over the salt/)).toBeVisible()
  await wizard().getByRole('button', { name: 'Begin again' }).click()
  await expect.element(wizard().getByText('24 hours left', { exact: true })).toBeVisible()
  await wizard().getByRole('button', { name: 'Cancel the test' }).click()
  await expect.element(wizard().getByRole('button', { name: 'Start the test' })).toBeVisible()
  await expectSoundLayout()
})

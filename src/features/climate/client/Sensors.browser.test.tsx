import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu, press } from '#test/components/actions.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { addPushSensor, pushReadings } from '#test/components/readings.ts'

const form = () => page.getByRole('dialog', { name: 'Add a Sensor' })
const list = () => page.getByRole('dialog', { name: 'Sensors' })
const rowOf = (name: string) => list().getByRole('listitem').filter({ hasText: name })

/** A reading of this moment. */
const readingOf = (temperature: number, humidity: number) => [{ at: Date.now(), temperature, humidity }]

test('a push sensor is added, shows its token with the words to use it, and is deleted after a question', async () => {
  await createMember()
  await openPage('/dashboard/humidor')
  await expect.element(page.getByText('No sensor yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a sensor' }).click()
  await form().getByRole('button', { name: 'Add sensor' }).click()
  await expect.element(form().getByText('Please name the device')).toBeVisible()
  await form().getByLabelText('Name').fill('Cedar cabinet')
  await expectSoundLayout()
  await form().getByRole('button', { name: 'Add sensor' }).click()
  const shown = page.getByRole('dialog', { name: 'Token of Cedar cabinet' })
  const tokenRegion = shown.getByRole('region', { name: 'Token' })
  await expect.element(tokenRegion).toBeVisible()
  const token = tokenRegion.element().querySelector('pre')?.textContent ?? ''
  await expect.element(shown.getByRole('region', { name: 'curl' })).toHaveTextContent(`Bearer ${token}`)
  await expect
    .element(shown.getByRole('region', { name: 'Home Assistant' }))
    .toHaveTextContent('rest_command')
  await expectSoundLayout()
  expect(await pushReadings({ token }, readingOf(68, 69))).toBe(200)
  await shown.getByRole('button', { name: 'Done' }).click()
  await chooseFromMenu(
    rowOf('Cedar cabinet').getByRole('button', { name: 'More for Cedar cabinet' }),
    'Delete',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(rowOf('Cedar cabinet')).not.toBeInTheDocument()
})

test('a sensor’s readings stand at the dials and in the list, an impossible one is counted, and its token is revoked and renewed', async () => {
  await createMember()
  const sensor = await addPushSensor({ name: 'Cedar cabinet' })
  await pushReadings(sensor, readingOf(680, 69))
  await pushReadings(sensor, readingOf(68.4, 69.2))
  await openPage('/dashboard/humidor')
  for (const name of ['Temperature', 'Humidity'])
    await expect.element(page.getByRole('region', { name, exact: true }).getByText('In range')).toBeVisible()
  await expect.element(page.getByText('Cedar cabinet, just now')).toBeVisible()
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  const row = rowOf('Cedar cabinet')
  await expect.element(row).toHaveTextContent('68.4 °F')
  await expect.element(row).toHaveTextContent('1 impossible value dropped')
  const more = row.getByRole('button', { name: 'More for Cedar cabinet' })
  await chooseFromMenu(more, 'Revoke token')
  await expect.element(row).toHaveTextContent('Its token was revoked')
  expect(await pushReadings(sensor, readingOf(68, 69))).toBe(401)
  await chooseFromMenu(more, 'New token')
  const shown = page.getByRole('dialog', { name: 'Token of Cedar cabinet' })
  await expect.element(shown.getByRole('region', { name: 'Token' })).toHaveTextContent('sd_')
})

test('a simulator is added by keyboard only, shows values at once, and is labelled', async () => {
  await createMember()
  await openPage('/dashboard/humidor')
  await press(page.getByRole('button', { name: 'Add a sensor' }), 'Enter')
  await expect.element(form().getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('First look')
  await userEvent.tab()
  await expect.element(form().getByRole('radio', { name: /^Push/ })).toHaveFocus()
  // Govee and MQTT need settings that the server of the tests does not have.
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(form().getByRole('radio', { name: /^Simulator/ })).toBeChecked()
  await expect.element(form().getByText('This server has no MQTT broker')).toBeVisible()
  await press(form().getByLabelText('Name'), 'Enter')
  await expect.element(list().getByRole('listitem')).toHaveTextContent('Simulated, not measured')
  await expectSoundLayout()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(page.getByText('First look (simulated), just now')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sensors', exact: true })).toHaveFocus()
  await press(page.getByRole('button', { name: 'Refresh the readings' }), 'Enter')
  await expect.element(page.getByText('First look (simulated), just now')).toBeVisible()
  await expectSoundLayout()
})

test('the sensors are a list also for who opens them before they are known', async () => {
  await createMember()
  await addPushSensor({ name: 'Cedar cabinet' })
  await commands.holdRequests('**/api/devices')
  await openPage('/dashboard/humidor')
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  await expect.element(list()).toBeVisible()
  await commands.restoreRequests()
  await expect.element(rowOf('Cedar cabinet')).toBeVisible()
})

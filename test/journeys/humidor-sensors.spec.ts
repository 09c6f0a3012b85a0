import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { delayResponse } from './delay-response.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

const dial = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** As a script would, without a session. */
const push = (page: Page, token: string, temperature: number, humidity: number) =>
  fetch(new URL('/api/sensors/readings', page.url()), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ readings: [{ at: Date.now(), temperature, humidity }] }),
  })

test('a push sensor is added, its readings arrive at the dials, and its token is revoked', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard/humidor')
  await expect(page.getByText('No sensor yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a sensor' }).click()
  const form = page.getByRole('dialog', { name: 'Add a Sensor' })
  await form.getByRole('button', { name: 'Add sensor' }).click()
  await expect(form.getByText('Please name the device')).toBeVisible()
  await form.getByLabel('Name').fill('Cedar cabinet')
  await expectAccessibleInEveryLook(page)
  await form.getByRole('button', { name: 'Add sensor' }).click()

  const shown = page.getByRole('dialog', { name: 'Token of Cedar cabinet' })
  const token = await shown
    .getByRole('region', { name: 'Token' })
    .locator('pre')
    .innerText({ timeout: 15_000 })
  await expect(shown.getByRole('region', { name: 'curl' })).toContainText(`Bearer ${token}`)
  await expect(shown.getByRole('region', { name: 'Home Assistant' })).toContainText('rest_command')
  await expectAccessibleInEveryLook(page)
  await shown.getByRole('button', { name: 'Done' }).click()

  expect((await push(page, token, 68.4, 69.2)).status).toBe(200)
  const list = page.getByRole('dialog', { name: 'Sensors' })
  const row = list.getByRole('listitem').filter({ hasText: 'Cedar cabinet' })
  await expect(row).toContainText('68.4 °F')
  await page.keyboard.press('Escape')
  await expect(dial(page, 'Temperature').getByText('In range')).toBeVisible()
  await expect(dial(page, 'Humidity').getByText('In range')).toBeVisible()
  expect((await push(page, token, 680, 69)).status).toBe(200)
  await page.reload()
  await expect(page.getByText('Cedar cabinet, just now')).toBeVisible()
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  await expect(row).toContainText('1 impossible value dropped')
  await row.getByRole('button', { name: 'More for Cedar cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Revoke token' }).click()
  await expect(row).toContainText('Its token was revoked')
  expect((await push(page, token, 68, 69)).status).toBe(401)
  await row.getByRole('button', { name: 'More for Cedar cabinet' }).click()
  await page.getByRole('menuitem', { name: 'New token' }).click()
  await expect(shown.getByRole('region', { name: 'Token' })).toContainText('sd_')
  await shown.getByRole('button', { name: 'Done' }).click()
  await row.getByRole('button', { name: 'More for Cedar cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('a simulator is added by keyboard only, shows values at once, and is labelled', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/humidor')
  const add = page.getByRole('button', { name: 'Add a sensor' })
  await add.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add a Sensor' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('First look')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('radio', { name: /^Push/ })).toBeFocused()
  // Govee and MQTT need settings that the server of the tests does not have.
  await page.keyboard.press('ArrowUp')
  await expect(form.getByRole('radio', { name: /^Simulator/ })).toBeChecked()
  await expect(form.getByText('This server has no MQTT broker')).toBeVisible()
  await form.getByLabel('Name').focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Sensors' })
  await expect(list.getByRole('listitem')).toContainText('Simulated, not measured')
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(page.getByText('First look (simulated), just now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sensors', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Refresh the readings' }).press('Enter')
  await expect(page.getByText('First look (simulated), just now')).toBeVisible()
  await expectSoundPage(page)
})

test('a Govee sensor and an MQTT sensor are described in the form, and their fields are kept', async ({
  page,
}) => {
  await createMember(page)
  // The server of the tests has neither a key of Govee nor a broker.
  await page.route('**/api/devices', async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const answer = {
      ...(await response.json()),
      goveeCalls: { left: 9_000, perDay: 10_000 },
      mqtt: 'connected',
    }
    return route.fulfill({ response, json: answer })
  })
  await page.goto('/dashboard/humidor')
  await page.getByRole('button', { name: 'Add a sensor' }).click()
  const form = page.getByRole('dialog', { name: 'Add a Sensor' })
  const list = page.getByRole('dialog', { name: 'Sensors' })
  await form.getByLabel('Name').fill('Desk box')
  await form.getByRole('radio', { name: /^Govee/ }).click()
  await form.getByRole('button', { name: 'Add sensor' }).click()
  await expect(form.getByText('Please give the device ID')).toBeVisible()
  await form.getByLabel('Device ID').fill('52:8B:D4:AD:FC:45:5D:FE')
  await form.getByLabel('Model').fill('H5179')
  await expectAccessibleInEveryLook(page)
  await form.getByRole('button', { name: 'Add sensor' }).click()
  const govee = list.getByRole('listitem').filter({ hasText: 'Desk box' })
  await expect(govee).toContainText('Waiting for the first reading')
  await expect(list.getByText(/9,000 of 10,000/)).toBeVisible()

  await list.getByRole('button', { name: 'Add a sensor' }).click()
  await form.getByLabel('Name').fill('Cabinet')
  await form.getByRole('radio', { name: /^MQTT/ }).click()
  await form.getByRole('button', { name: 'Add sensor' }).click()
  await expect(form.getByText('Please give the topic')).toBeVisible()
  await form.getByRole('combobox', { name: 'Fill in for' }).click()
  await page.getByRole('option', { name: 'Zigbee2MQTT' }).click()
  await expect(form.getByLabel('Temperature topic')).toHaveValue('zigbee2mqtt/humidor')
  await form.getByLabel('Temperature topic').fill('zigbee2mqtt/cabinet')
  await form.getByLabel('Humidity topic').fill('zigbee2mqtt/cabinet')
  await form.getByRole('button', { name: 'Add sensor' }).click()
  const mqtt = list.getByRole('listitem').filter({ hasText: 'Cabinet' })
  await mqtt.getByRole('button', { name: 'More for Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Sensor' })
  await expect(edit.getByLabel('Temperature topic')).toHaveValue('zigbee2mqtt/cabinet')
  await expect(edit.getByLabel('Humidity path')).toHaveValue('humidity')
  // The list is read again after each change; an answer must not be on its way when the page closes.
  await page.unrouteAll({ behavior: 'wait' })
})

test('the sensors are a list also for who opens them before they are known', async ({ page }) => {
  await createMember(page)
  await page.request.post('/api/devices', { data: { name: 'Cedar cabinet', kind: 'push' } })
  const release = await delayResponse(page, '**/api/devices')
  await page.goto('/dashboard/humidor')
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Sensors' })
  await expect(list).toBeVisible()
  release()
  await expect(list.getByRole('listitem').filter({ hasText: 'Cedar cabinet' })).toBeVisible()
})

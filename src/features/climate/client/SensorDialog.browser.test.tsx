import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu } from '#test/components/actions.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const form = () => page.getByRole('dialog', { name: 'Add a Sensor' })
const list = () => page.getByRole('dialog', { name: 'Sensors' })

/** The server of the tests has neither a key of Govee nor a broker. */
function pretendGoveeAndBroker(): void {
  const ask = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    const answer = await ask(...request)
    if (request[0] !== '/api/devices' || (request[1]?.method ?? 'GET') !== 'GET') return answer
    const devices = (await answer.json()) as object
    return Response.json({ ...devices, goveeCalls: { left: 9_000, perDay: 10_000 }, mqtt: 'connected' })
  })
}

test('a Govee sensor is described in the form', async () => {
  pretendGoveeAndBroker()
  await createMember()
  await openPage('/dashboard/humidor')
  await page.getByRole('button', { name: 'Add a sensor' }).click()
  await form().getByLabelText('Name').fill('Desk box')
  await form()
    .getByRole('radio', { name: /^Govee/ })
    .click()
  await form().getByRole('button', { name: 'Add sensor' }).click()
  await expect.element(form().getByText('Please give the device ID')).toBeVisible()
  await form().getByLabelText('Device ID').fill('52:8B:D4:AD:FC:45:5D:FE')
  await form().getByLabelText('Model').fill('H5179')
  await expectSoundLayout()
  await form().getByRole('button', { name: 'Add sensor' }).click()
  const row = list().getByRole('listitem').filter({ hasText: 'Desk box' })
  await expect.element(row).toHaveTextContent('Waiting for the first reading')
  await expect.element(list().getByText(/9,000 of 10,000/)).toBeVisible()
})

test('an MQTT sensor is described in the form, and its fields are kept', async () => {
  pretendGoveeAndBroker()
  await createMember()
  await openPage('/dashboard/humidor')
  await page.getByRole('button', { name: 'Add a sensor' }).click()
  await form().getByLabelText('Name').fill('Cabinet')
  await form().getByRole('radio', { name: /^MQTT/ }).click()
  await form().getByRole('button', { name: 'Add sensor' }).click()
  await expect.element(form().getByText('Please give the topic')).toBeVisible()
  await form().getByRole('combobox', { name: 'Fill in for' }).click()
  await page.getByRole('option', { name: 'Zigbee2MQTT' }).click()
  await expect.element(form().getByLabelText('Temperature topic')).toHaveValue('zigbee2mqtt/humidor')
  await form().getByLabelText('Temperature topic').fill('zigbee2mqtt/cabinet')
  await form().getByLabelText('Humidity topic').fill('zigbee2mqtt/cabinet')
  await form().getByRole('button', { name: 'Add sensor' }).click()
  await chooseFromMenu(list().getByRole('button', { name: 'More for Cabinet' }), 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Sensor' })
  await expect.element(edit.getByLabelText('Temperature topic')).toHaveValue('zigbee2mqtt/cabinet')
  await expect.element(edit.getByLabelText('Humidity path')).toHaveValue('humidity')
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { press } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const settings = '/dashboard/settings?tab=notifications'

test('channels, quiet hours and a test are in the settings, and are kept', async () => {
  await createMember()
  await openPage(settings)
  const stock = page.getByRole('group', { name: 'Low stock' })
  const bell = stock.getByRole('switch', { name: 'Bell' })
  await expect.element(bell).toBeChecked()
  await press(bell, ' ')
  await expect.element(bell).not.toBeChecked()
  await expect.element(stock.getByRole('switch', { name: 'Mail' })).toBeVisible()
  await expect.element(page.getByText('This lounge has no mail server yet')).toBeVisible()

  await press(page.getByRole('switch', { name: 'Quiet hours' }), ' ')
  const from = page.getByLabelText('From')
  await expect.element(from).toHaveValue('22:00')
  await page.getByLabelText('Until').fill('06:30')
  from.element().focus()
  const quietHours = async () =>
    (await send<{ quietHours: object | null }>('GET', '/api/notifications/settings')).quietHours
  await expect.poll(quietHours).toEqual({ from: 1320, until: 390 })

  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.element(page.getByText('Sent to the bell and your mail.')).toBeVisible()
  await expectSoundLayout()
  await openPage(settings)
  await expect.element(page.getByLabelText('Until')).toHaveValue('06:30')
  await expect.element(bell).not.toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
})

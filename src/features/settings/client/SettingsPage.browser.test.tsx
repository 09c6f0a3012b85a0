import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { heading, sidebar } from '#test/components/portal-places.ts'
import { settingsTabs } from './settings-tabs.ts'

const tab = (name: string) => page.getByRole('tab', { name, exact: true })

test('tabs work by keyboard and are part of the address', async () => {
  await createMember()
  const { address } = await openPage('/dashboard/settings')
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Profile & Authentication' }))
    .toBeVisible()
  tab('Profile').element().focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(address).toBe('/dashboard/settings?tab=security')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Change Password' })).toBeVisible()
  await expect.element(tab('Security')).toHaveFocus()
})

test('settings that fail to reload say so, and Try Again loads them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await createMember()
  // Otherwise the first visit stores the theme, and reads the settings again after that.
  await send('PATCH', '/api/settings', { theme: 'dark' })
  await openPage('/dashboard')
  await expect.element(heading()).toBeVisible()
  vi.setSystemTime(Date.now() + 31_000)
  await commands.failRequests('**/api/me')
  await sidebar().getByRole('link', { name: 'Settings' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load settings' })
  await expect.element(problem).toBeVisible()
  await commands.restoreRequests()
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(problem).not.toBeInTheDocument()
})

test.each(settingsTabs)(
  'the settings of $label are accessible and fit every width',
  async ({ value, label }) => {
    await createMember()
    await openPage(`/dashboard/settings?tab=${value}`)
    await expect.element(tab(label)).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect.element(page.getByText(/^Loading your/)).not.toBeInTheDocument()
    await expectSoundLayout()
  },
)

test('the settings dialogs are accessible and fit every width', async () => {
  const { password } = await createMember()
  await openPage('/dashboard/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Current password')).toBeVisible()
  await expectSoundLayout()

  await openPage('/dashboard/settings')
  await userEvent.upload(page.getByLabelText('Picture', { exact: true }), await drawLeaf())
  await expect.element(page.getByRole('slider', { name: 'Picture to crop' })).toBeVisible()
  await expectSoundLayout()

  await openPage('/dashboard/settings?tab=security')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('dialog').getByLabelText('Current password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByLabelText('Code from the app')).toBeVisible()
  await expectSoundLayout()

  await openPage('/dashboard/settings?tab=data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(page.getByRole('alertdialog').getByRole('listitem').first()).toBeVisible()
  await expectSoundLayout()
})

function drawLeaf(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 90, height: 60 })
  return new Promise(done =>
    canvas.toBlob(blob => done(new File([blob!], 'leaf.png', { type: 'image/png' }))),
  )
}

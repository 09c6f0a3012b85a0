import type { BrowserContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createMember, type Member, post } from './members.ts'
import { openSettings, sectionOf } from './settings-page.ts'

async function signInElsewhere(visitor: BrowserContext, member: Member) {
  const page = await visitor.newPage()
  await post(page.request, '/api/auth/sign-in/email', member)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

test('one device, and then all others, are signed out from this one', async ({ page, newVisitor }) => {
  const member = await createMember(page)
  const phone = await signInElsewhere(
    await newVisitor({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    }),
    member,
  )
  const desk = await signInElsewhere(await newVisitor(), member)
  await openSettings(page, 'security')
  const devices = sectionOf(page, 'Where you are signed in').getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.first()).toContainText('This device')
  await expect(devices.first().getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect(page.getByText('Safari on iPhone was signed out.')).toBeVisible()
  await expect(devices).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Devices' })).toBeFocused()
  await expect(phone).toHaveURL('/')

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(devices).toHaveCount(1)
  await expect(desk).toHaveURL('/')
  await page.reload()
  await expect(devices).toHaveCount(1)
})

test('the first six devices are listed, and the others at a press', async ({ page, newVisitor }) => {
  const member = await createMember(page)
  for (let count = 0; count < 7; count++)
    await post((await newVisitor()).request, '/api/auth/sign-in/email', member)
  await openSettings(page, 'security')
  const devices = sectionOf(page, 'Where you are signed in').getByRole('listitem')
  await expect(devices).toHaveCount(6)
  await expect(devices.first()).toContainText('This device')
  await page.getByRole('button', { name: 'Show all 8 devices' }).press('Enter')
  await expect(devices).toHaveCount(8)
  await expect(page.getByRole('list', { name: 'Devices' })).toBeFocused()
})

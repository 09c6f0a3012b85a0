import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { delayResponse } from './delay-response.ts'
import { expect, test } from './fixtures.ts'
import { createAccount, createMember, post } from './members.ts'
import { openSettled } from './open-settled.ts'
import { signInFormOn } from './sign-in-form.ts'

/** Leaves something of the member's in the browser, and something of the device's. */
const leaveTraces = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('sb-draft', 'Cocoa at the start')
      storage.setItem('music-volume', '0.5')
    }
  })
const tracesIn = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map(storage =>
      Object.keys(storage).filter(key => key.startsWith('sb-') || key === 'music-volume'),
    ),
  )

test('signing out in one tab leaves the portal in both, and clears the member’s data', async ({
  context,
  page,
}) => {
  await createMember(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/dashboard')
    await expect(tab.getByRole('navigation', { name: 'Premium Member Portal' })).toBeVisible()
    await leaveTraces(tab)
  }
  await page.getByRole('button', { name: 'Sign Out' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/')
    expect(await tracesIn(tab)).toEqual([['music-volume'], ['music-volume']])
    await tab.waitForLoadState('networkidle')
    await expect(tab.getByText('You were signed out.')).toHaveCount(0)
  }
  await page.goto('/dashboard/humidor')
  await expect(page).toHaveURL('/')
})

test('a late answer changes nothing once a member has signed out', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/)
  await createMember(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Premium Member Portal' })).toBeVisible()
  const shown: string[] = []
  await page.exposeFunction('recordShown', (text: string) => shown.push(text))
  // Locators would wait for the navigation that is held back below.
  await page.evaluate(() => {
    const record = (globalThis as unknown as { recordShown: (text: string) => void }).recordShown
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[role=dialog], [role=alert]'))
        record(element.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })
  const answerSetting = await delayResponse(page, '**/api/settings')
  const leave = await delayResponse(page, url => url.pathname === '/')
  await page
    .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
    .first()
    .click()
  const isSignedOut = page.waitForResponse('**/api/auth/sign-out')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await isSignedOut
  const lateAnswer = page.waitForResponse('**/api/settings')
  answerSetting()
  expect((await lateAnswer).status()).toBe(401)
  await pause(500)
  leave()
  await expect(page).toHaveURL('/')
  expect(shown.filter(text => text.trim() !== '')).toEqual([])
})

test('a session ended from another device leaves the portal within seconds', async ({ page, newVisitor }) => {
  const member = await createMember(page)
  const answersOfMember = await openSettled(page, '/dashboard')
  await leaveTraces(page)
  const phone = await newVisitor()
  await post(phone.request, '/api/auth/sign-in/email', member)
  await expect.poll(answersOfMember).toBe(3)
  await post(phone.request, '/api/sessions/end-others')
  await expect(page).toHaveURL('/', { timeout: 10_000 })
  expect(await tracesIn(page)).toEqual([['music-volume'], ['music-volume']])
  expect((await phone.request.get('/api/me')).status()).toBe(200)
  const notice = page.getByRole('status').filter({ hasText: 'You were signed out.' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await expect(notice).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(notice).toHaveCount(0)
})

test('a tab on the landing page follows a sign-in in another tab', async ({ context, page }) => {
  const member = await createAccount('follows')
  const waiting = await context.newPage()
  await waiting.goto('/')
  await page.goto('/login')
  await signInFormOn(page).signIn(member)
  await expect(page).toHaveURL('/pair')
  await expect(waiting).toHaveURL('/dashboard')
})

test.describe('a press in a portal whose session is gone', () => {
  test('asks to sign in over the page, then continues', async ({ context, page, browserErrors }) => {
    browserErrors.expect(/status of 401/)
    const member = await createMember(page)
    await post(page.request, '/api/auth/sign-in/email', member)
    await openSettled(page, '/dashboard/events')
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await context.clearCookies()
    await page
      .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await expect(dialog).toContainText('Please sign in to use this feature')
    await expect(dialog.getByLabel('Email')).toHaveValue(member.email)
    await signInFormOn(page).signIn(member)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/dashboard/events')
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    const chosen = await page.evaluate(() => document.documentElement.dataset.theme)
    await expect(async () => {
      const me = (await (await page.request.get('/api/me')).json()) as { settings: { theme: string } }
      expect(me.settings.theme).toBe(chosen)
    }).toPass()
  })

  test('is undone when the dialog is closed', async ({ context, page, browserErrors }) => {
    browserErrors.expect(/status of 401/)
    await createMember(page)
    await openSettled(page, '/dashboard/events')
    await context.clearCookies()
    await page
      .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Failed to update setting')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/events')
  })

  test('leads to the dashboard when another member signs in', async ({ context, page, browserErrors }) => {
    browserErrors.expect(/status of 401/)
    await createMember(page)
    const second = await createAccount('second')
    await openSettled(page, '/dashboard/events')
    await context.clearCookies()
    await page
      .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
      .first()
      .click()
    await signInFormOn(page).signIn(second)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a sign-out that fails says so, and the member stays', async ({ page, browserErrors }) => {
  browserErrors.expect(/console error: .*ERR_FAILED/)
  await createMember(page)
  await page.goto('/dashboard')
  await page.route('**/api/auth/sign-out', route => route.abort())
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to sign out')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await expect(page).toHaveURL('/dashboard')
})

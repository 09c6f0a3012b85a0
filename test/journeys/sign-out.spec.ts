import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { delayResponse } from './delay-response.ts'
import { expect, rest, test } from './fixtures.ts'
import { changeSettings, createAccount, createMember, headingOf, post, signIn } from './members.ts'
import { openSettled } from './open-settled.ts'
import { settle } from './page-state.ts'
import { openSettings, sectionOf } from './settings-page.ts'
import { signInFormOn } from './sign-in-form.ts'

const userAgentOfPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

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
    await tab.goto('/dashboard/settings')
    await expect(tab.getByRole('navigation', { name: 'Premium Member Portal' })).toBeVisible()
    await leaveTraces(tab)
  }
  await page.getByRole('region', { name: 'Sign Out' }).getByRole('button', { name: 'Sign Out' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/')
    expect(await tracesIn(tab)).toEqual([['music-volume'], ['music-volume']])
    await tab.waitForLoadState('networkidle')
    await expect(tab.getByText('You were signed out.')).toHaveCount(0)
  }
  await page.goto('/dashboard/humidor')
  await expect(page).toHaveURL('/')
})

test('a late answer changes nothing once a member has signed out', rest, async ({ page, browserErrors }) => {
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
  const isSaving = page.waitForRequest('**/api/settings')
  await page
    .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
    .first()
    .click()
  await isSaving
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

test(
  'a new password and the list of devices sign out others within seconds',
  rest,
  async ({ page, newVisitor }) => {
    const member = await createMember(page)
    // Otherwise the first visit stores the theme, and the page is read again.
    await changeSettings(page, { theme: 'dark' })
    const signInElsewhere = async (visitor: BrowserContext) => {
      const tab = await visitor.newPage()
      await post(tab.request, '/api/auth/sign-in/email', member)
      await tab.goto('/dashboard')
      await expect(headingOf(tab)).toBeVisible()
      // A read under way when the session ends would be an error of its own; its facts read when their code is loaded.
      await expect(tab.locator('[data-reading]')).toHaveCount(0)
      await settle(tab)
      return tab
    }
    const phone = await signInElsewhere(await newVisitor({ userAgent: userAgentOfPhone }))
    await openSettings(page, 'security')
    const devices = sectionOf(page, 'Where you are signed in').getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await expect(devices.first()).toContainText('This device')
    await expect(devices.first().getByRole('button')).toHaveCount(0)
    // A passkey belongs to a name, and this address is made of numbers.
    const passkeys = sectionOf(page, 'Passkeys')
    await expect(passkeys).toContainText('Passkeys need a web address with a name')
    await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)

    await test.step('one device, from the list', async () => {
      await leaveTraces(phone)
      await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
      await expect(page.getByText('Safari on iPhone was signed out.')).toBeVisible()
      await expect(devices).toHaveCount(1)
      await expect(page.getByRole('list', { name: 'Devices' })).toBeFocused()
      await expect(phone).toHaveURL('/', { timeout: 10_000 })
      expect(await tracesIn(phone)).toEqual([['music-volume'], ['music-volume']])
      const notice = phone.getByRole('status').filter({ hasText: 'You were signed out.' })
      await expect(notice).toBeVisible()
      await expectAccessible(phone)
      await phone.getByRole('link', { name: 'Sign In' }).click()
      await expect(phone.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
      await expect(notice).toBeHidden()
      await phone.reload()
      await phone.waitForLoadState('networkidle')
      await expect(notice).toHaveCount(0)
    })

    await test.step('all others at once', async () => {
      const desk = await signInElsewhere(await newVisitor())
      await expect(devices).toHaveCount(2)
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
      await expect(devices).toHaveCount(1)
      await expect(desk).toHaveURL('/')
    })

    await test.step('a new password, which replaces the old one', async () => {
      const desk = await signInElsewhere(await newVisitor())
      const section = sectionOf(page, 'Change Password')
      const next = 'a quiet corner and a chair'
      await section.getByLabel('Current password').fill(member.password)
      for (const name of ['New password', 'Confirm new password'])
        await section.getByLabel(name, { exact: true }).fill(next)
      await section.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Password changed. Your other devices were signed out.')).toBeVisible()
      await expect(desk).toHaveURL('/')
      await page.reload()
      await expect(section).toBeVisible()
      await expect(devices).toHaveCount(1)
      const late = await newVisitor()
      expect((await late.request.post('/api/auth/sign-in/email', { data: member })).status()).toBe(401)
      await post(late.request, '/api/auth/sign-in/email', { ...member, password: next })
    })
  },
)

test('a press in a portal whose session is gone asks to sign in over the page, then continues', async ({
  context,
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/)
  const member = await createMember(page)
  const second = await createAccount('second')
  await openSettled(page, '/dashboard/events')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  const pressWithoutSession = async () => {
    // With the request of the press itself: another one, such as a read after an event, would ask before it.
    await page.route(
      '**/api/settings',
      async route => {
        await context.clearCookies()
        await route.continue()
      },
      { times: 1 },
    )
    await page
      .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
      .first()
      .click()
    await expect(dialog).toContainText('Please sign in to use this feature')
    await expect(dialog.getByLabel('Email')).toHaveValue(member.email)
  }
  await pressWithoutSession()
  await signInFormOn(page).signIn(member)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/dashboard/events')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme)
  await expect(async () => {
    const me = (await (await page.request.get('/api/me')).json()) as { settings: { theme: string } }
    expect(me.settings.theme).toBe(chosen)
  }).toPass()

  await test.step('another member is led to the dashboard', async () => {
    await pressWithoutSession()
    await signInFormOn(page).signIn(second)
    await expect(page).toHaveURL('/dashboard')
  })
})

test(
  'a member signed out from elsewhere leaves the page, also with the dialog of sign-in over it',
  rest,
  async ({ page, newVisitor, browserErrors }) => {
    browserErrors.expect(/status of 401/)
    let end = () => {}
    const isHeld = new Promise<void>(resolve => {
      end = resolve
    })
    // The page asks for something between the end of its session and the news of it.
    await page.routeWebSocket('**/api/live', socket => {
      const server = socket.connectToServer()
      server.onClose(
        (code, reason) => void isHeld.then(() => socket.close({ code: code ?? 1000, reason: reason ?? '' })),
      )
    })
    const member = await createMember(page)
    // Of the member alone: what others change would be asked for, and open the dialog early.
    await openSettled(page, '/dashboard/pairings')
    await leaveTraces(page)
    const elsewhere = (await newVisitor()).request
    await signIn(elsewhere, member)
    await post(elsewhere, '/api/sessions/end-others')
    await page
      .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    end()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('You were signed out.')).toBeVisible()
    expect(await tracesIn(page)).toEqual([['music-volume'], ['music-volume']])
  },
)

test(
  'a session that ended while the portal loads leads to sign-in',
  rest,
  async ({ page, context, browserErrors }) => {
    browserErrors.expect(/console error: .*status of 401/)
    await createMember(page)
    // The live connection would notice as well; this is about the request that comes first.
    await page.routeWebSocket('**/api/live', () => {})
    const ended = { error: 'Please sign in', code: 'UNAUTHENTICATED', requestId: '1' }
    await page.route('**/api/me', async route => {
      await context.clearCookies()
      await route.fulfill({ status: 401, json: ended })
    })
    await page.goto('/dashboard/pairings')
    await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fpairings')
  },
)

test(
  'an answer about a missing refresh token signs the member out',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 400/)
    await createMember(page)
    await page.goto('/dashboard/events')
    await expect(page.getByRole('navigation', { name: 'Premium Member Portal' })).toBeVisible()
    await leaveTraces(page)
    const missing = { error: 'Invalid Refresh Token: Refresh Token Not Found', code: 'X' }
    await page.route('**/api/settings', route => route.fulfill({ status: 400, json: missing }))
    await page
      .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
      .first()
      .click()
    await expect(page).toHaveURL('/')
    expect(await tracesIn(page)).toEqual([['music-volume'], ['music-volume']])
  },
)

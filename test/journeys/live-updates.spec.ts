import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { createMember, post } from './members.ts'
import { openSettled } from './open-settled.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Premium Member Portal' })

test('a change made elsewhere is read again in every open tab', async ({ context, page }) => {
  await createMember(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    const listens = tab.waitForEvent('websocket')
    await tab.goto('/dashboard/events')
    await expect(sidebar(tab)).toBeVisible()
    await listens
  }
  // The socket takes a moment to open; a change before that reaches no tab.
  await expect(async () => {
    const reads = [page, other].map(tab => tab.waitForRequest('**/api/me', { timeout: 1_500 }))
    await page.request.patch('/api/profile', { data: { full_name: `Grace ${Date.now()}` } })
    await Promise.all(reads)
  }).toPass()
})

test('a sign-in on another device is announced, one in this browser is not', async ({ page, newVisitor }) => {
  const member = await createMember(page)
  await page.goto('/dashboard/events')
  await expect(sidebar(page)).toBeVisible()
  const phone = await newVisitor()
  const toast = page.getByText('Your account was just signed in to on another device.')
  await expect(async () => {
    await post(phone.request, '/api/auth/sign-in/email', member)
    await expect(toast).toBeVisible({ timeout: 4_500 })
  }).toPass()
})

test('a lost connection comes back, and missed changes are read', async ({ page }) => {
  await createMember(page)
  const connections: WebSocketRoute[] = []
  await page.routeWebSocket('**/api/live', socket => {
    connections.push(socket)
    socket.connectToServer()
  })
  const answersOfMember = await openSettled(page, '/dashboard/events')
  await connections[0]!.close({ code: 1012 })
  await expect.poll(answersOfMember).toBe(3)
  expect(connections).toHaveLength(2)
})

test(
  'an answer about a missing refresh token signs the member out',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 400/)
    await createMember(page)
    await page.goto('/dashboard/events')
    await expect(sidebar(page)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('sb-draft', 'Cocoa at the start'))
    await page.route('**/api/settings', route =>
      route.fulfill({
        status: 400,
        json: { error: 'Invalid Refresh Token: Refresh Token Not Found', code: 'X' },
      }),
    )
    await page
      .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
      .first()
      .click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('sb-draft'))).toBeNull()
  },
)

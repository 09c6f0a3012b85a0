import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { createMember, post, sidebarOf } from './members.ts'
import { openSettled } from './open-settled.ts'
import { openLive } from './page-state.ts'

test(
  'every open tab reads again what changed elsewhere, shows a sign-in, and catches up after a lost connection',
  rest,
  async ({ context, page, newVisitor }) => {
    const member = await createMember(page)
    const connections: WebSocketRoute[] = []
    await page.routeWebSocket('**/api/live', socket => {
      connections.push(socket)
      socket.connectToServer()
    })
    const answersOfMember = await openSettled(page, '/dashboard/events')

    await test.step('a lost connection comes back, and missed changes are read', async () => {
      const before = answersOfMember()
      await connections[0]!.close({ code: 1012 })
      await expect.poll(answersOfMember).toBe(before + 1)
      expect(connections).toHaveLength(2)
    })

    await test.step('a change made elsewhere is read again in every tab', async () => {
      const other = await context.newPage()
      await openLive(other, '/dashboard/events')
      await expect(sidebarOf(other)).toBeVisible()
      await expectToReadAgain([page, other])
      await other.close()
    })

    await test.step('a sign-in on another device is announced', async () => {
      const phone = await newVisitor()
      const toast = page.getByText('Your account was just signed in to on another device.')
      await expect(async () => {
        await post(phone.request, '/api/auth/sign-in/email', member)
        await expect(toast).toBeVisible({ timeout: 4_500 })
      }).toPass()
    })
  },
)

/** The socket takes a moment to open; a change before that reaches no tab. */
async function expectToReadAgain(tabs: [Page, ...Page[]]): Promise<void> {
  await expect(async () => {
    const reads = tabs.map(tab => tab.waitForRequest('**/api/me', { timeout: 1_500 }))
    await tabs[0].request.patch('/api/profile', { data: { full_name: `Grace ${Date.now()}` } })
    await Promise.all(reads)
  }).toPass()
}

import { resolve } from 'node:path'
import { FakePushService } from '../fake-push-service.ts'
import { allowNotifications } from './allow-notifications.ts'
import { test as base, expect, rest } from './fixtures.ts'
import { openChannel } from './lounge-page.ts'
import { signUpMember } from './members.ts'
import { runBuiltServer } from './run-built-server.ts'

/** A server of its own, whose push messages go to a push service on this machine. */
const test = base.extend<{ push: FakePushService }>({
  push: [new FakePushService(), { option: true }],
  baseURL: async ({ push }, use) => {
    const server = await runBuiltServer({
      NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'reach-fake-push.mjs')}`,
      FAKE_PUSH: (await push.open()).address,
    })
    await use(server.address)
    await server.stop()
    await push.close()
  },
})

test(
  'a member who is named while away sees it as a push message of the browser',
  rest,
  async ({ page, context, baseURL, newVisitor, push }) => {
    await allowNotifications(page)
    const phone = { ...push.subscription('phone'), endpoint: 'https://push.example/phone' }
    // Chromium subscribes at a push service of its own, which is not there.
    await page.addInitScript(({ endpoint, p256dh, auth }) => {
      let subscription: object | null = null
      PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null
      PushManager.prototype.subscribe = async () => {
        subscription = { endpoint, toJSON: () => ({ keys: { p256dh, auth } }), unsubscribe: async () => true }
        return subscription as PushSubscription
      }
    }, phone)
    await signUpMember(page, 'grace')
    await page.request.patch('/api/profile', { data: { full_name: 'Grace Hopper' } })
    await page.goto('/dashboard/settings?tab=notifications')
    const pushHere = page.getByRole('switch', { name: 'Push in this browser' })
    await pushHere.click()
    await expect(pushHere).toBeChecked()

    const other = await (await newVisitor({ ...(baseURL && { baseURL }) })).newPage()
    await signUpMember(other, 'ada')
    await openChannel(other, 'general')
    await other.getByRole('textbox', { name: /^Say something in/ }).fill('@Grace Hopper, the trio has begun.')
    await other.keyboard.press('Enter')
    await expect.poll(() => push.messagesOf('phone'), { timeout: 30_000 }).toHaveLength(1)

    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    await worker.evaluate(() => {
      const shown: object[] = []
      Object.assign(globalThis, { shown })
      ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data } = {}) => {
        shown.push({ title, body, href: data.href })
      }
    })
    const browser = await context.newCDPSession(page)
    const registered = new Promise<string>(respond => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
        if (registration) respond(registration.registrationId)
      })
    })
    await browser.send('ServiceWorker.enable')
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data: JSON.stringify(push.messagesOf('phone')[0]),
    })
    const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown)
    await expect.poll(shown).toEqual([
      {
        title: expect.stringMatching(/ mentioned you in general$/),
        body: '@Grace Hopper, the trio has begun.',
        href: '/lounge/chat?channel=general&message=1',
      },
    ])
  },
)

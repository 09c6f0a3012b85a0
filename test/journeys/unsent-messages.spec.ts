import type { Route } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { fieldOf, messageIn, openChannel } from './lounge-page.ts'
import { createMember } from './members.ts'
import { sharedDatabase } from './shared-database.ts'

const messages = '**/api/chat/channels/pairings/messages'
const unlessPosted = (post: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'POST' ? post(route) : route.continue()

test(
  'unsent messages are sent from whatever page is opened next: once, in order, and refused in their channel',
  rest,
  async ({ page, context, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/)
    browserErrors.expect(/status of 403/)
    const { email } = await createMember(page)
    const stamp = Date.now()
    const texts = ['One', 'Two', 'Three'].map(word => `${word} ${stamp}`)
    await openChannel(page, 'pairings')
    await page.route(
      messages,
      unlessPosted(route => route.abort()),
    )
    for (const text of texts) {
      await fieldOf(page).fill(text)
      await fieldOf(page).press('Enter')
      await expect(messageIn(page, text)).toHaveAttribute('data-state', 'sending')
    }
    await page.close()

    const posted: string[] = []
    // Slow enough that the second tab finds all of them unsent.
    await context.route(
      messages,
      unlessPosted(async route => {
        posted.push(route.request().postDataJSON().content)
        await new Promise(resolve => setTimeout(resolve, 1_000))
        await route.continue()
      }),
    )
    const [first, second] = [await context.newPage(), await context.newPage()]
    await Promise.all([first.goto('/dashboard/bar'), second.goto('/dashboard/events')])
    const arrived = async () => {
      const answer = await context.request.get('/api/chat/channels/pairings/messages')
      const { messages: latest } = (await answer.json()) as { messages: { content: string }[] }
      return latest.map(({ content }) => content).filter(content => content.includes(`${stamp}`))
    }
    await expect.poll(arrived, { timeout: 15_000 }).toEqual(texts)
    expect(posted).toEqual(texts)
    await second.close()
    await openChannel(first, 'pairings')
    for (const text of texts) await expect(messageIn(first, text)).toHaveAttribute('data-state', 'sent')

    await context.unroute(messages)
    await first.route(
      messages,
      unlessPosted(route => route.abort()),
    )
    await fieldOf(first).fill(`Four ${stamp}`)
    await fieldOf(first).press('Enter')
    await expect(messageIn(first, `Four ${stamp}`)).toHaveAttribute('data-state', 'sending')
    // Before the tab is closed: closing ends the interception, and lets a held request through.
    await sharedDatabase().query(
      "insert into chat_silences (user_id, until) select id, now() + interval '1 hour' from users where email = $1",
      [email],
    )
    await first.close()
    const last = await context.newPage()
    const refusal = last.waitForResponse(messages)
    await last.goto('/dashboard/bar')
    expect((await refusal).status()).toBe(403)
    await openChannel(last, 'pairings')
    await expect(messageIn(last, `Four ${stamp}`)).toContainText(
      'A moderator of the lounge has paused your messages',
    )
  },
)

test(
  'unsent messages are sent from a page outside the portal too, and those of another member are not',
  rest,
  async ({ page, context, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/)
    await createMember(page)
    const block = unlessPosted(route => route.abort())
    const sent: string[] = []
    context.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/messages'))
        sent.push(request.postDataJSON().content)
    })
    for (const path of ['/cigars', '/terms', '/']) {
      const text = `Before ${path} ${Date.now()}`
      const lounge = await context.newPage()
      await openChannel(lounge, 'pairings')
      await lounge.route(messages, block)
      await fieldOf(lounge).fill(text)
      await fieldOf(lounge).press('Enter')
      await expect(messageIn(lounge, text)).toHaveAttribute('data-state', 'sending')
      const ofAnother = await lounge.evaluate(() => {
        const [key] = Object.keys(localStorage).filter(name => name.startsWith('sb-chat-outbox-'))
        const another = 'sb-chat-outbox-00000000-0000-4000-8000-000000000000'
        localStorage.setItem(another, localStorage.getItem(key!)!.replaceAll('Before', 'Another before'))
        return another
      })
      await lounge.close()
      sent.length = 0
      const opened = await context.newPage()
      const arrived = opened.waitForResponse(messages)
      await opened.goto(path)
      expect((await arrived).status(), path).toBe(201)
      const left = () =>
        opened.evaluate(() => Object.keys(localStorage).filter(name => name.includes('-outbox-')))
      await expect.poll(left).toEqual([ofAnother])
      expect(sent).toEqual([text])
      await opened.evaluate(key => localStorage.removeItem(key), ofAnother)
      await opened.close()
    }
  },
)

import { randomUUID } from 'node:crypto'
import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fieldOf, logOf, messageIn, openChannel } from './lounge-page.ts'
import { createMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { sharedDatabase } from './shared-database.ts'

const say = async (page: Page, text: string) => {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
}

test('two members talk: each sees the other at once, and both see one order', async ({
  page,
  newVisitor,
}) => {
  await createMember(page, { fullName: 'Ada Lovelace' })
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: 'Grace Hopper' })
  await openChannel(page, 'general')
  await openChannel(other, 'general')
  const stamp = Date.now()
  await say(page, `Who is around? ${stamp}`)
  await expect(messageIn(other, `Who is around? ${stamp}`)).toContainText('Ada Lovelace')
  await say(other, `Me, with a Liga. ${stamp}`)
  await expect(messageIn(page, `Me, with a Liga. ${stamp}`)).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('')
  const textsOf = async (reader: Page) =>
    (await logOf(reader).getByRole('listitem').allInnerTexts()).filter(text => text.includes(`${stamp}`))
      .length
  await expect.poll(() => textsOf(page)).toBe(2)
  await expect.poll(() => textsOf(other)).toBe(2)
  await expectSoundPage(page)
})

test('a message that is written offline is kept over a change of page, and sent once', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await createMember(page)
  await openChannel(page, 'pairings')
  const text = `Rum after rain ${Date.now()}`
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await say(page, text)
  await expect(messageIn(page, text)).toHaveAttribute('data-state', 'sending')
  await context.setOffline(false)
  await expect(messageIn(page, text)).toHaveAttribute('data-state', 'sent', { timeout: 40_000 })
  await page.reload()
  await expect(messageIn(page, text)).toHaveCount(1)
})

test('what was written while the connection was lost is read in order, once it is back', async ({
  page,
  newVisitor,
}) => {
  await createMember(page)
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  const connections: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket('**/api/live', socket => {
    if (isCut) return void socket.close({ code: 1012 })
    connections.push(socket)
    socket.connectToServer()
  })
  await openChannel(page, 'help')
  await openChannel(other, 'help')
  const stamp = Date.now()
  await say(other, `Before ${stamp}`)
  await expect(messageIn(page, `Before ${stamp}`)).toBeVisible()
  isCut = true
  await connections[0]!.close({ code: 1012 })
  const missed = ['One', 'Two', 'Three'].map(word => `${word} ${stamp}`)
  for (const text of missed) {
    await say(other, text)
    await expect(messageIn(other, text)).toHaveAttribute('data-state', 'sent')
  }
  await expect(messageIn(page, missed[0]!)).toHaveCount(0)
  isCut = false
  await expect(messageIn(page, missed[2]!)).toBeVisible({ timeout: 40_000 })
  const texts = await logOf(page)
    .getByRole('listitem')
    .filter({ hasText: `${stamp}` })
    .allInnerTexts()
  expect(texts.map(text => /(Before|One|Two|Three) \d+/.exec(text)?.[1])).toEqual([
    'Before',
    'One',
    'Two',
    'Three',
  ])
})

test('an own message is edited and deleted, and what another types stays', async ({ page, newVisitor }) => {
  await createMember(page)
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  await openChannel(page, 'help')
  await openChannel(other, 'help')
  const stamp = Date.now()
  await say(page, `A spare cuter? ${stamp}`)
  await fieldOf(other).fill('One moment')
  await fieldOf(page).fill('Half a sentence')
  await messageIn(page, `A spare cuter? ${stamp}`)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Change your message' }).fill(`A spare cutter? ${stamp}`)
  await page.keyboard.press('Enter')
  await expect(messageIn(other, `A spare cutter? ${stamp}`)).toContainText('edited')
  await expect(fieldOf(page)).toHaveValue('Half a sentence')
  await messageIn(page, `A spare cutter? ${stamp}`)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messageIn(other, `A spare cutter? ${stamp}`)).toHaveCount(0)
  await expect(fieldOf(other)).toHaveValue('One moment')
})

test('who reads further up is not moved, and is told how much is new', async ({ page, newVisitor }) => {
  const { request } = page
  await createMember(page)
  for (let index = 0; index < 40; index += 1)
    await request.post('/api/chat/channels/events/messages', {
      data: { id: crypto.randomUUID(), content: `Line ${index}` },
    })
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  await openChannel(page, 'events')
  await openChannel(other, 'events')
  const box = logOf(page).locator('../..')
  await expect(messageIn(page, 'Line 39').last()).toBeInViewport()
  await box.evaluate(element => {
    element.scrollTop = 200
  })
  await say(other, 'The trio starts at eight')
  await page.getByRole('button', { name: '1 new' }).click()
  await expect(messageIn(page, 'The trio starts at eight')).toBeInViewport()
  await expect(page.getByRole('button', { name: '1 new' })).toHaveCount(0)
})

test('a reaction is seen by the others, counts once for each, and is taken back', async ({
  page,
  newVisitor,
}) => {
  await createMember(page)
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  await openChannel(page, 'pairings')
  await openChannel(other, 'pairings')
  const text = `Rum and maduro ${Date.now()}`
  await say(page, text)
  await messageIn(other, text)
    .getByRole('button', { name: /^More for/ })
    .click()
  await other.getByRole('menuitem', { name: 'On fire' }).click()
  await messageIn(page, text).getByRole('button', { name: 'On fire, 1' }).click()
  await expect(messageIn(other, text).getByRole('button', { name: 'On fire, 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await messageIn(other, text).getByRole('button', { name: 'On fire, 2' }).click()
  await expect(messageIn(page, text).getByRole('button', { name: 'On fire, 1' })).toBeVisible()
  await page.reload()
  await expect(messageIn(page, text).getByRole('button', { name: 'On fire, 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a muted channel shows no number, until it is heard again', async ({ page, newVisitor }) => {
  await createMember(page)
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  await openChannel(page, 'help')
  await page.getByRole('button', { name: 'Mute help' }).click()
  await page.getByRole('menuitem', { name: 'Mute for 1 hour' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Muted until/ })).toBeVisible()
  await openChannel(page, 'general')
  await openChannel(other, 'help')
  await say(other, `A quiet word ${Date.now()}`)
  const help = page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: /help/ })
  await expect(help.getByRole('img', { name: 'Muted' })).toBeVisible()
  await expect(help).not.toContainText('new')
  await openChannel(page, 'help')
  await page.getByRole('button', { name: 'Mute help' }).click()
  await page.getByRole('menuitem', { name: 'Unmute' }).click()
  await openChannel(page, 'general')
  await say(other, `Not so quiet ${Date.now()}`)
  await expect(help).toContainText('new')
})

test('a link leads to a message far up in a channel, and one that is not there says so', async ({ page }) => {
  await createMember(page)
  const stamp = Date.now()
  const sent: number[] = []
  for (let number = 0; number < 60; number += 1) {
    const answer = await page.request.post('/api/chat/channels/pairings/messages', {
      data: { id: randomUUID(), content: `Pour ${number} of ${stamp}` },
    })
    sent.push((await answer.json()).seq)
  }
  await page.goto(`/lounge/chat?channel=pairings&message=${sent[1]}`)
  await expect(messageIn(page, `Pour 1 of ${stamp}`)).toBeInViewport()
  await expect(messageIn(page, `Pour 1 of ${stamp}`)).toHaveAttribute('data-mark', 'wanted')
  await expect(messageIn(page, `Pour 59 of ${stamp}`)).not.toBeInViewport()
  await page.goto('/lounge/chat?channel=pairings&message=9999999')
  await expect(page.getByText('That message is not in this channel.')).toBeVisible()
})

test('an answer is written at once, and Escape ends it', async ({ page }) => {
  await createMember(page)
  await openChannel(page, 'help')
  const stamp = Date.now()
  await say(page, `Any matches? ${stamp}`)
  await expect(messageIn(page, `Any matches? ${stamp}`)).toHaveAttribute('data-state', 'sent')
  await messageIn(page, `Any matches? ${stamp}`)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Reply' }).click()
  await expect(page.getByText(/^Reply to/)).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Reply to/)).toBeHidden()
})

test('a message that cannot be sent says so, and one of a paused member says why', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/)
  browserErrors.expect(/status of 500/)
  const { email } = await createMember(page)
  await openChannel(page, 'help')
  const stamp = Date.now()
  await page.route('**/api/chat/channels/help/messages', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await say(page, `One moment ${stamp}`)
  await expect(page.getByText('Failed to send message. It is kept here and sent again.')).toBeVisible()
  await page.unroute('**/api/chat/channels/help/messages')
  await page.reload()
  await expect(messageIn(page, `One moment ${stamp}`)).toHaveAttribute('data-state', 'sent')
  await sharedDatabase().query(
    "insert into chat_silences (user_id, until) select id, now() + interval '1 hour' from users where email = $1",
    [email],
  )
  await say(page, `Hello? ${stamp}`)
  const refused = messageIn(page, `Hello? ${stamp}`)
  await expect(refused).toContainText('An admin of the lounge has paused your messages for a while.')
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect(refused).toHaveCount(0)
})

import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { cutConnection } from './go-offline.ts'
import { fieldOf, logOf, messageIn, openChannel, photosOfOthers } from './lounge-page.ts'
import { createMember } from './members.ts'
import { expectVisibleFocus } from './page-checks.ts'

const say = async (page: Page, text: string) => {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
}

const openMenu = (page: Page, text: string) =>
  messageIn(page, text)
    .getByRole('button', { name: /^More for/ })
    .click()

test('two members talk: each sees at once what the other writes, changes, takes back and likes, and what they type stays', async ({
  page,
  newVisitor,
}) => {
  await createMember(page, { fullName: 'Ada Lovelace' })
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: 'Grace Hopper' })
  await openChannel(page, 'general')
  await openChannel(other, 'general')
  const stamp = Date.now()
  await say(page, `Who is round? ${stamp}`)
  await expect(messageIn(other, `Who is round? ${stamp}`)).toContainText('Ada Lovelace')
  await say(other, `Me, with a Liga. ${stamp}`)
  await expect(messageIn(page, `Me, with a Liga. ${stamp}`)).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('')
  const countOn = async (reader: Page) =>
    (await logOf(reader).getByRole('listitem').allInnerTexts()).filter(text => text.includes(`${stamp}`))
      .length
  for (const reader of [page, other]) await expect.poll(() => countOn(reader)).toBe(2)

  await fieldOf(other).fill('One moment')
  await fieldOf(page).fill('Half a sentence')
  await openMenu(page, `Who is round? ${stamp}`)
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Change your message' }).fill(`Who is around? ${stamp}`)
  await page.keyboard.press('Enter')
  const text = `Who is around? ${stamp}`
  await expect(messageIn(other, text)).toContainText('edited')
  await expect(fieldOf(page)).toHaveValue('Half a sentence')

  await openMenu(other, text)
  await other.getByRole('menuitem', { name: 'On fire' }).click()
  await messageIn(page, text).getByRole('button', { name: 'On fire, 1' }).click()
  const both = messageIn(other, text).getByRole('button', { name: 'On fire, 2' })
  await expect(both).toHaveAttribute('aria-pressed', 'true')
  await both.click()
  const own = messageIn(page, text).getByRole('button', { name: 'On fire, 1' })
  await expect(own).toBeVisible()
  await page.reload()
  await expect(own).toHaveAttribute('aria-pressed', 'true')

  await openMenu(page, text)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messageIn(other, text)).toHaveCount(0)
  await expect(fieldOf(other)).toHaveValue('One moment')
  await expectVisibleFocus(page)
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
  await cutConnection(page)
  await say(page, text)
  await expect(messageIn(page, text)).toHaveAttribute('data-state', 'sending')
  await context.setOffline(false)
  await expect(messageIn(page, text)).toHaveAttribute('data-state', 'sent', { timeout: 40_000 })
  await page.reload()
  await expect(messageIn(page, text)).toHaveCount(1)
})

test(
  'what was written while the connection was lost is read in order, once it is back',
  rest,
  async ({ page, newVisitor, browserErrors }) => {
    browserErrors.allow(photosOfOthers)
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
  },
)

test('who reads further up is not moved, and sees how much is new', rest, async ({ page, newVisitor }) => {
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

test(
  'a muted channel shows no number, until it is heard again',
  rest,
  async ({ page, newVisitor, browserErrors }) => {
    browserErrors.allow(photosOfOthers)
    await createMember(page)
    const other = await (await newVisitor()).newPage()
    await createMember(other)
    await openChannel(page, 'help')
    await page.getByRole('button', { name: 'Mute help' }).click()
    await page.getByRole('menuitem', { name: 'Mute for 1 hour' }).click()
    const muted = page.getByRole('status').filter({ hasText: /^Muted until/ })
    await expect(muted).toBeVisible()
    await openChannel(page, 'general')
    await openChannel(other, 'help')
    await say(other, `A quiet word ${Date.now()}`)
    const help = page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: /help/ })
    await expect(help.getByRole('img', { name: 'Muted' })).toBeVisible()
    await expect(help).not.toContainText('new')
    await openChannel(page, 'help')
    await page.getByRole('button', { name: 'Mute help' }).click()
    await page.getByRole('menuitem', { name: 'Unmute' }).click()
    await expect(muted).toBeHidden()
    await openChannel(page, 'general')
    await say(other, `Not so quiet ${Date.now()}`)
    await expect(help).toContainText('new')
  },
)

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { field, log, openChannel, postMessage } from '#test/components/channel.ts'
import { createAccount, createMember, runSql, signIn } from '#test/components/members.ts'
import type { ChatMessage } from '../chat.contract.ts'

const newStamp = () => crypto.randomUUID().slice(0, 8)
const answerTo = (stamp: string) =>
  log().getByRole('listitem').filter({ hasText: 'Assistant of the lounge' }).filter({ hasText: stamp })

/** A page of these tests has no live connection. */
async function hasAnswer(stamp: string): Promise<boolean> {
  const page = await fetch('/api/chat/channels/help/messages')
  const { messages } = (await page.json()) as { messages: ChatMessage[] }
  return messages.some(({ isArturo, replyTo }) => isArturo && replyTo?.authorName.includes(stamp))
}

test('Arturo is offered first where the letters fit, and chosen with a key', async () => {
  await createAccount({ fullName: `Archie ${newStamp()}` })
  await createMember({ role: 'admin' })
  await openChannel('help')
  await userEvent.type(field(), '@')
  const options = page.getByRole('listbox', { name: 'Members' }).getByRole('option')
  await expect.element(options.first()).toHaveTextContent('@ArturoAssistant of the lounge, answers here')
  await expect.element(options.nth(1)).toHaveTextContent('@here')
  await userEvent.type(field(), 'AR')
  await expect.element(options.first()).toHaveTextContent('@Arturo')
  await expect.element(options.nth(1)).toHaveTextContent('@Archie')
  await userEvent.type(field(), 'x')
  await expect.element(page.getByRole('option', { name: /@Arturo/ })).not.toBeInTheDocument()
  await field().fill('')
  await userEvent.type(field(), 'Evening @artu')
  await expect.element(options.first()).toHaveTextContent('@Arturo')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Evening @Arturo ')
  // A name that is whole needs no choice, so that Enter sends.
  await field().fill('Evening @arturo')
  await expect.element(page.getByRole('listbox', { name: 'Members' })).not.toBeInTheDocument()
})

test.each([
  ['Enter', () => field().element().dispatchEvent(pressOfEnter())],
  ['a click', () => (page.getByRole('option', { name: /@Arturo/ }).element() as HTMLElement).click()],
])('a name within a text is chosen with %s, and the next letter follows it at once', async (_, choose) => {
  await createMember({})
  await openChannel('help')
  await field().fill('Evening  are you there?')
  const text = field().element() as HTMLTextAreaElement
  text.setSelectionRange(8, 8)
  await userEvent.keyboard('@artu')
  await expect.element(page.getByRole('option', { name: /@Arturo/ })).toBeVisible()
  choose()
  expect([text.value, text.selectionStart, document.activeElement === text]).toEqual([
    'Evening @Arturo  are you there?',
    16,
    true,
  ])
})

const pressOfEnter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })

test('his answer carries the emblem, says who he is, quotes the question and links its sources', async () => {
  const stamp = newStamp()
  await createMember({ fullName: `Grace ${stamp}` })
  await postMessage('help', '@Arturo how do I freeze cigars against beetles?')
  await expect.poll(() => hasAnswer(stamp), { timeout: 60_000 }).toBe(true)
  await openChannel('help')
  const answer = answerTo(stamp)
  await expect.element(answer).toHaveAttribute('data-mark', 'named')
  await expect
    .element(answer)
    .toHaveTextContent(/ArturoAssistant of the lounge.*Grace .*@Arturo how do I freeze/)
  expect(answer.element().querySelector('[aria-hidden] svg')).not.toBeNull()
  // He has no card: nobody can block or silence him.
  await expect.element(answer.getByRole('button', { name: 'Arturo', exact: true })).not.toBeInTheDocument()
  const source = answer.getByRole('list', { name: 'Sources' }).getByRole('link').first()
  await expect.element(source).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/ask\/articles\//))
  await expectSoundLayout()
  await answer.hover()
  await answer.getByRole('button', { name: /^More for/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Cheers' }).click()
  await expect.element(answer.getByRole('button', { name: /^Cheers, 1/ })).toBeVisible()
  await source.click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/beetles/)
})

test('an admin switches him off, and he is offered no more', async () => {
  const stamp = newStamp()
  const admin = await createAccount({ fullName: `Ada ${stamp}`, role: 'admin' })
  await signIn(admin)
  try {
    await openChannel('events')
    await page.getByRole('button', { name: 'Mute or manage events' }).click()
    await page.getByRole('menuitem', { name: 'Arturo in the channels' }).click()
    const control = page.getByRole('switch', { name: 'Arturo answers when a message names him' })
    await expect.element(control).toBeChecked()
    await expectSoundLayout()
    await control.click()
    await expect.element(control).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await userEvent.type(field(), '@')
    await expect.element(page.getByRole('option', { name: /@here/ })).toBeVisible()
    await expect.element(page.getByRole('option', { name: /@Arturo/ })).not.toBeInTheDocument()
  } finally {
    await runSql('update chat_settings set arturo_off_at = null')
  }
})

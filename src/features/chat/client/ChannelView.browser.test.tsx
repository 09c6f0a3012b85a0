import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import {
  chooseFor,
  field,
  log,
  messageWith,
  openChannel,
  postMessage,
  say,
} from '#test/components/channel.ts'
import { createAccount, createMember, runSql, signIn } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { loseRequests } from '#test/components/requests.ts'

const newStamp = () => crypto.randomUUID().slice(0, 8)

test('a link leads to a message far up in a channel, and one that is not there says so', async () => {
  await createMember()
  const stamp = newStamp()
  const sent: number[] = []
  for (let number = 0; number < 60; number += 1)
    sent.push((await postMessage('pairings', `Pour ${number} of ${stamp}`)).seq)
  await openPage(`/lounge/chat?channel=pairings&message=${sent[1]}`)
  await expect.element(messageWith(`Pour 1 of ${stamp}`)).toBeInViewport()
  await expect.element(messageWith(`Pour 1 of ${stamp}`)).toHaveAttribute('data-mark', 'wanted')
  await expect.element(messageWith(`Pour 59 of ${stamp}`)).not.toBeInViewport()
  await openPage('/lounge/chat?channel=pairings&message=9999999')
  await expect.element(page.getByText('That message is not in this channel.')).toBeVisible()
})

test('an answer is written at once, and Escape ends it', async () => {
  await createMember()
  await openChannel('help')
  const text = `Any matches? ${newStamp()}`
  await say(text)
  await expect.element(messageWith(text)).toHaveAttribute('data-state', 'sent')
  await expect.element(field()).toHaveValue('')
  await chooseFor(text, 'Reply')
  const notice = page.getByText(/^Reply to/)
  await expect.element(notice).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(notice).not.toBeInTheDocument()
})

test('a message that cannot be sent is kept and sent again, and one of a paused member says why', async () => {
  const { id } = await createMember()
  await openChannel('help')
  const stamp = newStamp()
  const posts = loseRequests(/^POST \/api\/chat\/channels\/help\/messages$/)
  await say(`One moment ${stamp}`)
  await expect.element(messageWith(`One moment ${stamp}`)).toHaveAttribute('data-state', 'sending')
  await expect
    .element(page.getByText('Failed to send message. It is kept here and sent again.'))
    .toBeVisible()
  posts.restore()
  await expect.element(messageWith(`One moment ${stamp}`)).toHaveAttribute('data-state', 'sent')
  await runSql("insert into chat_silences (user_id, until) values ($1, now() + interval '1 hour')", [id])
  await say(`Hello? ${stamp}`)
  const refused = messageWith(`Hello? ${stamp}`)
  await expect
    .element(refused)
    .toHaveTextContent('A moderator of the lounge has paused your messages for a while.')
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect.element(refused).not.toBeInTheDocument()
})

test('an own message is edited and deleted after a question, and what is being typed stays', async () => {
  await createMember()
  await openChannel('help')
  const stamp = newStamp()
  await say(`A spare cuter? ${stamp}`)
  await expect.element(messageWith(`A spare cuter? ${stamp}`)).toHaveAttribute('data-state', 'sent')
  await field().fill('Half a sentence')
  await chooseFor(`A spare cuter? ${stamp}`, 'Edit')
  await page.getByRole('textbox', { name: 'Change your message' }).fill(`A spare cutter? ${stamp}`)
  await userEvent.keyboard('{Enter}')
  const message = messageWith(`A spare cutter? ${stamp}`)
  await expect.element(message).toHaveTextContent('edited')
  await expect.element(field()).toHaveValue('Half a sentence')
  await chooseFor(`A spare cutter? ${stamp}`, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(message).not.toBeInTheDocument()
})

test('a channel is muted for an hour, shows it, and is heard again', async () => {
  await createMember()
  await openChannel('help')
  await page.getByRole('button', { name: 'Mute help' }).click()
  await page.getByRole('menuitem', { name: 'Mute for 1 hour' }).click()
  const muted = page.getByRole('status').filter({ hasText: /^Muted until/ })
  await expect.element(muted).toBeVisible()
  await openChannel('general')
  const help = page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: /help/ })
  const bell = help.getByRole('img', { name: 'Muted' })
  await expect.element(bell).toBeVisible()
  await openChannel('help')
  await page.getByRole('button', { name: 'Mute help' }).click()
  await page.getByRole('menuitem', { name: 'Unmute' }).click()
  await expect.element(muted).not.toBeInTheDocument()
  await expect.element(bell).not.toBeInTheDocument()
})

test('a message is answered and found by its words, and its author is blocked and shown again', async () => {
  const stamp = newStamp()
  const grace = await createAccount({ fullName: `Grace ${stamp}` })
  await signIn(grace)
  await postMessage('pairings', `Port or **rum** ${stamp}`)
  await createMember({ fullName: `Ada ${stamp}` })
  await openChannel('pairings')
  const asked = messageWith(`Port or rum ${stamp}`).first()
  await expect.poll(() => asked.query()?.querySelector('strong')?.textContent).toBe('rum')
  await chooseFor(`Port or rum ${stamp}`, 'Reply')
  await say(`Rum ${stamp} of course`)
  const answer = messageWith(`Rum ${stamp} of course`)
  await expect.element(answer).toHaveAttribute('data-state', 'sent')
  await expect.element(answer.getByRole('link')).toHaveTextContent(`Grace ${stamp}`)
  await page.getByRole('button', { name: 'Search messages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search messages' })
  await dialog.getByLabelText('Search for').fill(`port ${stamp}`)
  await dialog.getByRole('link', { name: new RegExp(stamp) }).click()
  // The answer quotes it.
  await expect.element(asked).toHaveAttribute('data-mark', 'wanted')
  await asked.getByRole('button', { name: `Grace ${stamp}` }).click()
  const card = page.getByRole('dialog', { name: `Grace ${stamp}` })
  await card.getByRole('button', { name: 'Block' }).click()
  await expect.element(card.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(answer).toBeVisible()
  await expect.element(messageWith(`Port or rum ${stamp}`)).not.toBeInTheDocument()
  await log().getByRole('button', { name: 'Messages of a member whom you have blocked' }).last().click()
  await card.getByRole('button', { name: 'Unblock' }).click()
  await expect.element(card.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(asked).toHaveTextContent(`Grace ${stamp}`)
})

test('the chat is sound with a reply, a pin, a mention and its dialogs', async () => {
  const stamp = newStamp()
  await createMember({ fullName: `Ada ${stamp}`, role: 'admin' })
  await openChannel('general')
  await say(`Good evening ${stamp}`)
  await expect.element(messageWith(`Good evening ${stamp}`)).toHaveAttribute('data-state', 'sent')
  await chooseFor(`Good evening ${stamp}`, 'Pin')
  await chooseFor(`Good evening ${stamp}`, 'Reply')
  await expect.element(page.getByText(/^Reply to/)).toBeVisible()
  await expectSoundLayout()
  await userEvent.type(field(), '@he')
  await expect.element(page.getByRole('option', { name: /@here/ })).toBeVisible()
  await expectSoundLayout()
})

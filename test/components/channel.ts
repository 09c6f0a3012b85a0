import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { openPage } from './open-page.tsx'

/** Opens a channel of the lounge and waits until it is there. All tests write in the same ones. */
export async function openChannel(channel: string): Promise<void> {
  await openPage(`/lounge/chat?channel=${channel}`)
  await expect.element(page.getByRole('region', { name: `Channel ${channel}` })).toBeVisible()
}

export const log = (): Locator => page.getByRole('log')

export const field = (): Locator => page.getByRole('textbox', { name: /^Say something in/ })

/** The message with this text. */
export const messageWith = (text: string): Locator => log().getByRole('listitem').filter({ hasText: text })

/** Sends what is in the field with this text. */
export async function say(text: string): Promise<void> {
  await field().fill(text)
  await userEvent.keyboard('{Enter}')
}

export async function chooseFor(text: string, action: string): Promise<void> {
  await messageWith(text).hover()
  await messageWith(text)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** As another tab of the member who is signed in would send it. */
export async function postMessage(channel: string, content: string): Promise<{ seq: number }> {
  const answer = await fetch(`/api/chat/channels/${channel}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), content }),
  })
  return (await answer.json()) as { seq: number }
}

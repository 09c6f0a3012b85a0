import { expect } from 'vitest'
import type { OutboxMessage } from '#platform/server/mail/outbox-folder.ts'
import type { TestApp } from './app.ts'
import { waitFor } from './wait-for.ts'

/**
 * The letters to an address, latest first, once there are so many. The server has to do its jobs; how
 * soon a letter is sent, `open-mail.test.ts` measures.
 */
export async function lettersTo(server: TestApp, email: string, atLeast = 1): Promise<OutboxMessage[]> {
  return waitFor(async () => {
    const letters = (await server.mail.readOutbox()).filter(one => one.to === email)
    expect(letters.length, `letters to ${email}`).toBeGreaterThanOrEqual(atLeast)
    return letters
  }, 60_000)
}

/** The token of the link in a letter. */
export function tokenIn({ text }: Pick<OutboxMessage, 'text'>): string {
  return /[?]token=([\w-]+)/.exec(text)![1]!
}

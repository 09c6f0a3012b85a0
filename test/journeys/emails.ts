import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Member } from './members.ts'
import { dataVariable } from './start-server.ts'

/** The link in the latest email to an address, as a path of this server. */
export async function emailedLink({ email }: Pick<Member, 'email'>, path: string): Promise<string> {
  let found: string | undefined
  await expect(() => {
    found = emailsTo(email)
      .map(text => new RegExp(`https?://[^\\s/]+(${path}\\?token=[\\w-]+)`).exec(text)?.[1])
      .find(link => link !== undefined)
    expect(found, `an email to ${email} with a link to ${path}`).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return found!
}

/** Latest first. */
function emailsTo(email: string): string[] {
  const folder = join(process.env[dataVariable] ?? '', 'outbox')
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .reverse()
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; text: string })
    .filter(({ to }) => to === email)
    .map(({ text }) => text)
}

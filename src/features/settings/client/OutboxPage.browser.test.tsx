import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createAccount, createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

test('an admin opens a mail of the outbox, until its link was used', async () => {
  const { email } = await createAccount()
  await createMember({ role: 'admin' })
  await send('POST', '/api/auth/sign-in/magic-link', { email })
  await expect.poll(async () => JSON.stringify(await send('GET', '/api/outbox'))).toContain(email)
  await openPage('/dashboard/outbox')
  const mail = page.getByRole('listitem').filter({ hasText: email })
  const link = mail.getByRole('link')
  await expect.element(mail).toBeVisible()
  expect(link.query()).toBeNull()
  await mail.getByRole('button', { name: `Open the email to ${email}` }).click()
  await expect.element(mail.getByText('It works once')).toHaveFocus()
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/sign-in-link\?token=/))
  const token = new URL((link.element() as HTMLAnchorElement).href).searchParams.get('token')
  const used = await fetch('/api/auth/magic-link/verify', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect(used.status).toBe(200)
  await openPage('/dashboard/outbox')
  await mail.getByRole('button', { name: `Open the email to ${email}` }).click()
  await expect.element(mail).toHaveTextContent('This link was used or has expired.')
  expect(link.query()).toBeNull()
})

import { seededMembers, seedPassword } from '../../scripts/seed.ts'
import { emailedLink } from './emails.ts'
import { expect, test } from './fixtures.ts'
import { createAccount, post, signIn } from './members.ts'

test('an admin opens a mail of the outbox, until its link was used', { tag: '@rest' }, async ({
  page,
  newVisitor,
}) => {
  const member = await createAccount('forgetful')
  await post(page.request, '/api/auth/sign-in/magic-link', { email: member.email })
  await emailedLink(member, '/sign-in-link')
  await signIn(page.request, { email: seededMembers.admin, password: seedPassword })
  await page.goto('/dashboard/outbox')
  const mail = page.getByRole('listitem').filter({ hasText: member.email })
  await expect(mail.getByRole('link')).toHaveCount(0)
  await mail.getByRole('button', { name: `Open the email to ${member.email}` }).click()
  const link = mail.getByRole('link')
  await expect(mail.getByText('It works once')).toBeFocused()
  await expect(link).toHaveAttribute('href', /\/sign-in-link\?token=/)
  const token = new URL((await link.getAttribute('href'))!).searchParams.get('token')
  await post((await newVisitor()).request, '/api/auth/magic-link/verify', { token })
  await page.reload()
  await mail.getByRole('button', { name: `Open the email to ${member.email}` }).click()
  await expect(mail).toContainText('This link was used or has expired.')
  await expect(mail.getByRole('link')).toHaveCount(0)
})

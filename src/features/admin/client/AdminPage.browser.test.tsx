import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createAccount, createMember, runSql, send, signIn } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const password = page.getByLabelText('Admin Password')
const enter = page.getByRole('button', { name: 'Access Admin Panel' })
const dashboard = page.getByRole('heading', { name: 'Admin Dashboard' })

/** An admin of a name of its own, on the page. */
async function openDashboard(search = '') {
  const admin = await createMember({ role: 'admin', fullName: 'Ada Lovelace' })
  await send('POST', '/api/admin/unlock', { password: admin.password })
  await openPage(`/dashboard/admin${search}`)
  // Under the card of a member nothing else is there for screen readers.
  if (!search.includes('member=')) await expect.element(dashboard).toBeVisible()
  return admin
}

describe('The form', () => {
  test('opens the dashboard with the admin’s own password, and Logout locks it', async () => {
    const admin = await createMember({ role: 'admin' })
    await openPage('/dashboard/admin')
    await enter.click()
    await expect.element(page.getByText('Please enter your admin password')).toBeVisible()
    await password.fill('no idea at all')
    await enter.click()
    await expect.element(page.getByText('Invalid password')).toBeVisible()
    await expectSoundLayout()
    await password.fill(admin.password)
    await enter.click()
    await expect.element(dashboard).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.element(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  })

  test('says the same to a member without the role, who gets nothing else', async () => {
    const member = await createMember()
    await openPage('/dashboard/admin')
    await password.fill(member.password)
    await enter.click()
    await expect.element(page.getByText('Invalid password')).toBeVisible()
    expect(dashboard.query()).toBeNull()
  })

  test('comes back over the page when the time is over, and what was typed stays', async () => {
    const admin = await openDashboard()
    // Everything of the page is loaded, so that the press below is what meets the lock.
    await expect.element(page.getByRole('heading', { name: /^First steps/ })).toBeVisible()
    await expect.element(page.getByText('Total Users')).toBeVisible()
    await page.getByLabelText('Name or mail address').fill('somebody')
    await expect.element(page.getByText('Nobody has that name or address.')).toBeVisible()
    await runSql('update sessions set unlocked_until = now() where user_id = $1', [admin.id])
    await page.getByRole('button', { name: 'Load Profiles' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Admin Access' })).toBeVisible()
    await password.fill(admin.password)
    await enter.click()
    await expect.element(page.getByLabelText('Name or mail address')).toHaveValue('somebody')
  })
})

test('the dashboard has the numbers and the profiles, with Anonymous and Never', async () => {
  const { email } = await createAccount()
  await openDashboard()
  for (const label of ['Total Users', 'Total Pairings', 'Total Events'])
    await expect.element(page.getByText(label)).toBeVisible()
  await page.getByRole('button', { name: 'Load Profiles' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect.element(row).toHaveTextContent('Anonymous')
  await expect.element(row).toHaveTextContent('Never')
  for (const name of ['ID', 'Email', 'Name', 'Membership', 'Last Sign In', 'Created At'])
    await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expectSoundLayout()
})

test('a member who cannot get in is found, and helped within three presses', async () => {
  const { id, email } = await createAccount({ fullName: 'Grace Hopper' })
  await runSql(
    `with factor as (insert into two_factors (user_id, secret, backup_codes) values ($1, 'sealed', 'sealed'))
     update users set two_factor_enabled = true where id = $1`,
    [id],
  )
  await openDashboard()
  await page.getByLabelText('Name or mail address').fill(email)
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  const card = page.getByRole('dialog', { name: 'Grace Hopper' })
  await card.getByRole('button', { name: 'Remove the second factor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(card.getByText('No second factor')).toBeVisible()
  await card.getByRole('button', { name: 'Send a reset link' }).click()
  await expect
    .element(page.getByText(`A link to set a new password is on its way to ${email}.`))
    .toBeVisible()
})

test('a membership and a role are saved on the card of a member', async () => {
  const { id, email } = await createAccount({ fullName: 'Rosa Díaz' })
  await openDashboard(`?tab=members&member=${id}`)
  const card = page.getByRole('dialog', { name: 'Rosa Díaz' })
  await card.getByLabelText('Paid until').fill('2031-06-26')
  await card.getByLabelText('Note of staff').fill('Pays by card.')
  await card.getByRole('button', { name: 'Save the membership' }).click()
  await expect.element(page.getByText('The membership is saved.')).toBeVisible()
  await card.getByRole('radio', { name: 'Staff' }).click()
  await card.getByRole('button', { name: 'Save the role' }).click()
  await expect.element(card.getByText('Please tick at least one duty.')).toBeVisible()
  await card.getByRole('checkbox', { name: 'Door' }).click()
  await card.getByRole('button', { name: 'Save the role' }).click()
  await expect.element(page.getByText('The role of Rosa Díaz is saved.')).toBeVisible()
  const rows = await runSql(
    `select u.role, u.duties, to_char(p.paid_until, 'YYYY-MM-DD') as paid from users u join profiles p using (id) where u.email = $1`,
    [email],
  )
  expect(rows).toEqual([{ role: 'staff', duties: ['door'], paid: '2031-06-26' }])
})

test('a member is banned with a reason only', async () => {
  const { id } = await createAccount({ fullName: 'Omar Khan' })
  await openDashboard(`?member=${id}`)
  const card = page.getByRole('dialog', { name: 'Omar Khan' })
  await card.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect.element(card.getByText('Please give a reason: the member reads it')).toBeVisible()
  await card.getByLabelText('Reason').fill('Smoked in the humidor')
  await card.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect.element(card.getByRole('heading', { name: 'This member is banned' })).toBeVisible()
  await card.getByRole('button', { name: 'Lift the ban' }).click()
  await expect.element(card.getByRole('heading', { name: 'Ban this member' })).toBeVisible()
})

test('addresses are invited, what is left out is named, and a code for the counter is shown', async () => {
  await openDashboard('?tab=invitations')
  const address = `guest-${crypto.randomUUID().slice(0, 8)}@lot.example`
  await page.getByLabelText('Mail addresses').fill(`${address}\nanna@@example`)
  await page.getByRole('button', { name: 'Send the invitations' }).click()
  await expect.element(page.getByText('One invitation goes out. Left out:')).toBeVisible()
  await expect.element(page.getByText('Line 2: anna@@example. This is not a mail address.')).toBeVisible()
  // There is none in these tests.
  await expect.element(page.getByText('No mail server is set: mail stays in the outbox.')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: address })).toBeVisible()
  await page.getByRole('button', { name: 'Create a code' }).click()
  await expect.element(page.getByRole('img', { name: /^Code that leads to http/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expectSoundLayout()
})

test.each(['members', 'numbers', 'health', 'log'])('the tab %s is sound', async tab => {
  await openDashboard(`?tab=${tab}`)
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible()
  await expect.element(page.getByText(/^Loading/).first()).not.toBeInTheDocument()
  await expectSoundLayout()
})

test('a member who was made an admin in another tab signs in again before the page opens', async () => {
  const member = await createMember()
  await runSql("update users set role = 'admin' where id = $1", [member.id])
  await signIn(member)
  await openPage('/dashboard/admin')
  await password.fill(member.password)
  await enter.click()
  await expect.element(dashboard).toBeVisible()
})

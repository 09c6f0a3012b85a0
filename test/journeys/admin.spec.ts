import { expectAccessible } from './axe.ts'
import { expect } from './fixtures.ts'
import { signUpMember } from './members.ts'
import { test } from './own-server.ts'

const codeAddress = /^http:\/\/\S+\/join\/[\w-]{43}$/

test('an owner takes the first steps, lets a guest in by a code, makes them staff, and the new host tells everybody something', async ({
  page,
  newVisitor,
  baseURL,
  browserErrors,
}) => {
  // The password is typed wrongly once.
  browserErrors.expect(/401/)
  const owner = await signUpMember(page, 'owner')
  const guest = await (await newVisitor({ baseURL: baseURL! })).newPage()
  const email = 'rosa@guests.example'
  const password = 'a long evening by the fire'

  await test.step('the owner gives the password again', async () => {
    await page.goto('/dashboard/admin')
    await page.getByLabel('Admin Password').fill('something else')
    await page.getByRole('button', { name: 'Access Admin Panel' }).click()
    await expect(page.getByText('Invalid password')).toBeVisible()
    await page.getByLabel('Admin Password').fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the first steps lead to the first event, and tick themselves', async () => {
    const steps = page.getByRole('region', { name: 'First steps' })
    await expect(steps.getByRole('heading')).toContainText('0 of 5 done')
    await steps.getByRole('link', { name: 'Make the first event' }).click()
    await page.getByRole('link', { name: 'New event' }).click()
    await page.getByLabel('Title').fill('Opening night')
    await page.getByLabel('Day').fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10))
    await page.getByRole('button', { name: 'Create the event' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Opening night' })).toHaveCount(1)
    await page.goto('/dashboard/admin')
    await expect(steps.getByRole('heading')).toContainText('1 of 5 done')
    await expect(steps.getByRole('listitem').filter({ hasText: 'Make the first event' })).toContainText(
      ', done',
    )
  })

  const address = await test.step('and creates a code for the counter, for invited guests only', async () => {
    await page.getByRole('link', { name: 'Open the invitations' }).click()
    await page.getByRole('radio', { name: 'Whoever is invited' }).click()
    await expect(page.getByText('Saved. It counts from the next sign-up on.')).toBeVisible()
    await page.getByRole('button', { name: 'Create a code' }).click()
    const shown = page.getByRole('dialog').getByText(codeAddress)
    await expect(shown).toBeVisible()
    const text = await shown.textContent()
    await page.keyboard.press('Escape')
    return text!
  })

  await test.step('the guest scans it and signs up', async () => {
    await guest.goto(address)
    await expect(guest.getByRole('heading', { name: 'Create Account' })).toBeVisible()
    await guest.getByLabel('Email').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(password)
    await guest.getByRole('button', { name: 'Create Account' }).click()
    await expect(guest.getByText('Account created successfully! You can now sign in.')).toBeVisible()
  })

  await test.step('the owner finds the guest and makes them a host', async () => {
    await page.getByRole('tab', { name: 'Today' }).click()
    await page.getByLabel('Name or mail address').fill(email)
    await page.getByRole('link', { name: 'Anonymous' }).click()
    const card = page.getByRole('dialog', { name: 'Anonymous' })
    await card.getByRole('radio', { name: 'Staff' }).click()
    await card.getByRole('checkbox', { name: 'Host' }).click()
    await card.getByRole('button', { name: 'Save the role' }).click()
    await expect(page.getByText('The role of Anonymous is saved.')).toBeVisible()
  })

  await test.step('the host signs in and announces something, and the owner has it', async () => {
    await guest.getByLabel('Email').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(password)
    await guest.getByRole('button', { name: 'Sign In' }).click()
    await expect(guest).not.toHaveURL(/login/)
    await guest.goto('/lounge/announcements')
    await guest.getByLabel('Title').fill('Closed tonight')
    await guest.getByLabel('What it is about').fill('The boiler is out.')
    await guest.getByRole('button', { name: 'Send to everybody' }).click()
    await expect(guest.getByText('2 of 2 told')).toBeVisible({ timeout: 20_000 })
    await page.goto('/lounge/announcements')
    await expect(page.getByRole('heading', { name: 'Closed tonight' })).toBeVisible()
  })

  await test.step('the owner chooses Tonight’s Pick, and the guest sees it at once', async () => {
    await guest.goto('/dashboard')
    const pick = guest.getByRole('region', { name: 'Tonight’s Pick' }).getByRole('heading', { level: 3 })
    await expect(pick).toBeVisible()
    await page.goto('/dashboard/picks')
    await page.getByRole('searchbox', { name: 'Search the pairings' }).fill('wild turkey')
    await page.getByRole('button', { name: /^Make it tonight’s pick: .*Wild Turkey/ }).click()
    await expect(page.getByText('An admin chose it for tonight.')).toBeVisible()
    await expect(pick).toContainText('Wild Turkey')
  })

  await test.step('the audit log tells all of it', async () => {
    await page.goto('/dashboard/admin?tab=log')
    for (const entry of [
      'Chose Tonight’s Pick',
      'Wrote an announcement',
      'Set the role',
      'Created a code for the counter',
      'Opened the admin page',
    ])
      await expect(page.getByRole('cell', { name: entry }).first()).toBeVisible()
  })
})

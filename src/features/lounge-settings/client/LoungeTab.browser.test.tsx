import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, runSql, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

async function openTab() {
  const admin = await createMember({ role: 'admin', fullName: 'Ada Lovelace' })
  await send('POST', '/api/admin/unlock', { password: admin.password })
  await openPage('/dashboard/admin?tab=lounge')
  await expect.element(page.getByRole('heading', { name: 'Name and contact' })).toBeVisible()
  return admin
}

/** The server of this file is shared with others, which expect a lounge that nobody has set up. */
afterEach(async () => {
  await runSql('delete from lounge_settings')
  await runSql("update lounge_profile set address = '', hours = '', house_rules = '', welcome = ''")
})

const section = (name: string) => page.getByRole('region', { name })
const saveIn = (name: string) => section(name).getByRole('button', { name: 'Save', exact: true })

describe('The settings', () => {
  test('are saved with errors next to their fields, and what was typed stays', async () => {
    await openTab()
    await page.getByLabelText('Contact address').fill('nobody')
    await page.getByLabelText('Name', { exact: true }).fill('The Ember Room')
    await saveIn('Name and contact').click()
    await expect.element(page.getByText('This must be one email address.')).toBeVisible()
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('The Ember Room')
    await page.getByLabelText('Contact address').fill('hello@ember.example')
    await saveIn('Name and contact').click()
    await expect.element(page.getByText(/Set here by Ada Lovelace/).first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Start again now' })).toBeVisible()
    await expectSoundLayout()
  })

  test('say that another admin was faster, and are saved on top with a second press', async () => {
    await openTab()
    const city = page.getByLabelText('City')
    await city.fill('Ybor City')
    await send('PATCH', '/api/admin/lounge-settings', {
      changes: [{ name: 'SITE_CITY', value: 'Tampa', version: 0 }],
    })
    await saveIn('Name and contact').click()
    await expect
      .element(
        page.getByText('Ada Lovelace changed this to “Tampa” in the meantime. Save again to replace it.'),
      )
      .toBeVisible()
    await expect.element(city).toHaveValue('Ybor City')
    await saveIn('Name and contact').click()
    await expect.element(page.getByText(/changed this to/)).not.toBeInTheDocument()
    await expect
      .poll(async () => runSql("select value from lounge_settings where name = 'SITE_CITY'"))
      .toEqual([{ value: 'Ybor City' }])
  })

  test('take a mail server in parts, and never show it again', async () => {
    await openTab()
    const mail = section('Mail')
    await mail.getByLabelText('Server').fill('127.0.0.1')
    await mail.getByLabelText('Port').fill('9')
    await mail.getByLabelText('User name').fill('grace@ember.example')
    await mail.getByLabelText('Password').fill('a/b canary')
    await mail.getByRole('button', { name: 'Send a test mail' }).click()
    await expect.element(mail.getByText(/There is no mail server at this address and port/)).toBeVisible()
    await expect.element(mail.getByLabelText('Password')).toHaveValue('a/b canary')
    await saveIn('Mail').click()
    await expect.element(mail.getByText(/^Set since .* It is not shown again\.$/)).toBeVisible()
    expect(document.body.innerHTML).not.toContain('canary')
    await expectSoundLayout()
    await mail.getByRole('button', { name: 'Remove: Mail server' }).click()
    await expect.element(mail.getByText('It is removed when you save.')).toBeVisible()
    await saveIn('Mail').click()
    await expect.element(mail.getByLabelText('Server')).toHaveValue('')
  })

  test('name the field that is missing as the page does', async () => {
    await openTab()
    await section('Language model').getByLabelText('API key of the model').fill('canary')
    await saveIn('Language model').click()
    await expect.element(page.getByText(/^Provider is empty, but other/)).toBeVisible()
  })
})

test('what the lounge says of itself is on the page of the lounge', async () => {
  await openTab()
  await page.getByLabelText('Address', { exact: true }).fill('12 Ember Lane')
  await page.getByLabelText('Hours').fill('Daily, 4 pm to 1 am')
  await page.getByLabelText('House rules').fill('Ask before you cut.')
  await saveIn('The lounge').click()
  await expect.element(page.getByText('Saved. Members and guests see it from now on.')).toBeVisible()
  await openPage('/lounge')
  const facts = page.getByRole('region', { name: 'Visit the lounge' })
  await expect.element(facts).toHaveTextContent('12 Ember Lane')
  await facts.getByText('House rules').click()
  await expect.element(facts.getByText('Ask before you cut.')).toBeVisible()
  await expectSoundLayout()
})

test('a second admin sees both versions of the texts', async () => {
  await openTab()
  await page.getByLabelText('Hours').fill('Mine')
  const { version } = await send<{ version: number }>('GET', '/api/admin/lounge-profile')
  await send('PUT', '/api/admin/lounge-profile', {
    address: 'Theirs',
    hours: 'Theirs',
    houseRules: '',
    welcome: '',
    version,
  })
  await saveIn('The lounge').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Theirs')
  await page.getByRole('button', { name: 'Save my version' }).click()
  await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue('Theirs')
  await expect.element(page.getByLabelText('Hours')).toHaveValue('Mine')
})

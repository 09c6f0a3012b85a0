import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createAccount, createMember, runSql, send, signIn } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { textsOf } from '#test/components/portal-places.ts'
import { interceptRequests, type SentRequest } from '#test/components/requests.ts'

const path = '/dashboard/lounge-humidor'
/** Other files of the run share the lounge. */
const named = (brand: string) => `${brand} ${crypto.randomUUID().slice(0, 8)}`
const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

async function createStaff() {
  const account = await createAccount()
  await runSql("update users set role = 'staff', duties = '{door}' where email = $1", [account.email])
  await signIn(account)
  return account
}

/** Of what was asked for: what is about a humidor. */
const aboutHumidors = (requests: readonly SentRequest[]) =>
  requests
    .map(({ line }) => line)
    .filter(line => /^[A-Z]+ \/api\/(staff|humidors?|devices|govee)\b/.test(line))

test('what one of the staff adds, another one sees, changes and deletes, and their own humidor stays as it is', async () => {
  await createStaff()
  const brand = named('Oliva')
  await send('POST', '/api/humidor/items', { brand: 'Own', cigarName: 'Reserve', quantity: 1 })
  const requests = interceptRequests()
  await openPage(path)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lounge Humidor' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Cigar' }).click()
  const form = page.getByRole('dialog', { name: 'Add Cigar' })
  await form.getByLabelText('Brand').fill(brand)
  await form.getByLabelText('Cigar name').fill('Serie V')
  await form.getByRole('button', { name: 'Add Cigar' }).click()
  await expect.element(rowOf(brand)).toBeVisible()
  expect(rowOf('Own Reserve').query()).toBeNull()
  await createStaff()
  await openPage(path)
  await rowOf(brand)
    .getByRole('button', { name: / more$/ })
    .click()
  await expect.poll(async () => itemOf(brand)).toMatchObject({ quantity: 2 })
  expect(
    rowOf(brand)
      .getByRole('button', { name: /^Smoke it/ })
      .query(),
  ).toBeNull()
  await rowOf(brand)
    .getByRole('button', { name: /^More for/ })
    .click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  expect(textsOf(page.getByRole('menuitem'))).toEqual(['Edit', 'Delete'])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(async () => itemOf(brand)).toBeUndefined()
  expect(aboutHumidors(requests).filter(line => !line.includes(' /api/staff/'))).toEqual([])
})

test('a sensor of the lounge is added, and the page is sound in both themes and at every width', async () => {
  await createStaff()
  const [brand, name] = [named('Padrón'), named('Walk-in')]
  await send('POST', '/api/staff/humidor/items', { brand, cigarName: '1926', quantity: 24, location: 'Top' })
  await openPage(path)
  await expect.element(rowOf(brand)).toBeVisible()
  await expectSoundLayout()
  const { token } = await send<{ token: string }>('POST', '/api/staff/devices', { name, kind: 'push' })
  const readings = [{ at: Date.now(), temperature: 68, humidity: 69 }]
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await fetch('/api/sensors/readings', { method: 'POST', headers, body: JSON.stringify({ readings }) })
  await openPage(path)
  await page.getByRole('button', { name: 'Sensors', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Sensors' })
  await expect.element(list.getByRole('listitem').filter({ hasText: name })).toHaveTextContent('68.0 °F')
  await runSql('delete from devices where name = $1', [name])
})

test('an unreadable lounge humidor says so and can be tried again', async () => {
  await createStaff()
  await commands.answerRequests('**/api/staff/humidor/items', 500)
  await openPage(path)
  await expect.element(page.getByText('Failed to load inventory')).toBeVisible()
  await commands.restoreRequests()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('Failed to load inventory')).not.toBeInTheDocument()
})

test('a member without a duty is told so, asks for nothing, and finds no link to it', async () => {
  await createMember()
  const requests = interceptRequests()
  await openPage(path)
  await expect.element(page.getByText('This is for staff only.')).toBeVisible()
  await expectSoundLayout()
  expect(aboutHumidors(requests)).toEqual([])
  await openPage('/dashboard/humidor')
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Humidor' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Lounge Humidor' }).query()).toBeNull()
})

async function itemOf(brand: string) {
  const { items } = await send<{ items: { brand: string; quantity: number }[] }>(
    'GET',
    '/api/staff/humidor/items',
  )
  return items.find(item => item.brand === brand)
}

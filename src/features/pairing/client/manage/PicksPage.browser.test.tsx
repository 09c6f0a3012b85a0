import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { press } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { loseRequests } from '#test/components/requests.ts'
import type { ManagedPairing, ManagedPairings } from '../../managed-pairings.contract.ts'

const pairings = '/api/admin/pairings'
const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`
const preview = () => page.getByRole('region', { name: 'As members see it' })
const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

async function createPairing(fields: object = {}): Promise<ManagedPairing> {
  return send('POST', pairings, {
    title: unique('Roof & Rain'),
    cigar_name: 'Roof',
    spirit_name: 'Rain',
    ...fields,
  })
}

const pickOf = ({ pairings: all }: ManagedPairings) => all.find(({ is_featured }) => is_featured)!
let pickBefore: { id: string }
beforeEach(async () => {
  await createMember({ role: 'admin' })
  pickBefore = pickOf(await send<ManagedPairings>('GET', pairings))
})
/** The pick is that of the whole lounge. */
afterEach(async () => {
  await createMember({ role: 'admin' })
  await send('PUT', `${pairings}/${pickBefore.id}/pick`, {})
})

test('a pairing is tonight’s pick after one press, can be kept, and let go again', async () => {
  const { title } = await createPairing()
  const before = pickOf(await send<ManagedPairings>('GET', pairings))
  await openPage('/dashboard/picks')
  await expect.element(heading('Tonight’s Pick')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: before.title })).toBeVisible()
  await page.getByRole('button', { name: `Make it tonight’s pick: ${title}` }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect.element(page.getByText('An admin chose it for tonight.')).toBeVisible()
  await expect.element(rowOf(title)).toHaveTextContent('Tonight’s Pick')
  await expectSoundLayout()
  expect(await send('GET', '/api/pairings/featured')).toMatchObject({ title })

  await page.getByRole('button', { name: 'Keep it until I choose another' }).click()
  await expect.element(page.getByText('stays until another one is chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Let the pairings take turns again' }).click()
  await expect.element(page.getByText('An admin chose it for tonight.')).toBeVisible()
  await expect.element(page.getByText('The pairings take turns again.')).toBeVisible()

  await page.getByRole('button', { name: `Make it tonight’s pick: ${before.title}`, exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
})

test('the list is searched, and a pairing is deleted after a question that says what follows', async () => {
  const { title, id } = await createPairing({ cigar_name: 'Çedar Höuse' })
  await send('PUT', `${pairings}/${id}/pick`, {})
  await openPage('/dashboard/picks')
  await page.getByRole('searchbox', { name: 'Search the pairings' }).fill('cedar hous')
  await expect.element(page.getByText('1 pairing', { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: `Delete ${title}` }), 'Enter')
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('becomes tonight’s pick at once.')
  await expectSoundLayout()
  await page.getByRole('button', { name: 'Delete the pairing' }).click()
  await expect.element(page.getByText('No pairing has these words.')).toBeVisible()
  await expect.element(page.getByText(/^Deleted\. .* is tonight’s pick now\.$/)).toBeVisible()
})

test('a new pairing is written with suggestions and seen as members will see it', async () => {
  await openPage('/dashboard/picks')
  await page.getByRole('link', { name: 'New pairing' }).click()
  await expect.element(heading('New pairing')).toBeVisible()
  await page.getByLabelText('Cigar', { exact: true }).fill('padron 1964 ann')
  await page
    .getByRole('option', { name: /Padrón 1964 Anniversary/ })
    .first()
    .click()
  await page.getByLabelText('Drink', { exact: true }).fill('lagavulin 16')
  await page
    .getByRole('option', { name: /Lagavulin 16/ })
    .first()
    .click()
  await expect
    .element(page.getByLabelText('Title'))
    .toHaveValue('Padrón 1964 Anniversary & Lagavulin 16 Year')
  await expect.element(preview()).toHaveTextContent('Score out of 100')
  await expect.element(preview().getByRole('img', { name: /Lagavulin 16 Year in its glass/ })).toBeVisible()
  await page.getByLabelText('About the cigar').fill('All cocoa.')
  await page.getByLabelText('Pairing notes').fill('Pour two ounces.\n\nWait an hour.')
  await expect.element(preview().getByText('Wait an hour.')).toBeVisible()
  await expect.element(page.getByText('10 of 600 characters.')).toBeVisible()
  await expectSoundLayout()
  const title = unique('Peat & cocoa')
  await page.getByLabelText('Title').fill(title)
  await page.getByRole('button', { name: 'Create the pairing' }).click()
  await expect.element(rowOf(title)).toHaveTextContent('Not yet a pick')
})

test('a name that the catalog lacks is taken, and what follows is said', async () => {
  await openPage('/dashboard/picks?new=pairing')
  await page.getByRole('button', { name: 'Create the pairing' }).click()
  await expect.element(page.getByText('Please name the cigar')).toBeVisible()
  await expect.element(page.getByText('Please name the drink')).toBeVisible()
  await page.getByLabelText('Drink', { exact: true }).fill('Qwertz of the house')
  await expect
    .element(page.getByText('Not in the catalog: the page has no score and no drawing'))
    .toBeVisible()
  await page.getByLabelText('Cigar', { exact: true }).fill('Qwertz')
  await expect.element(page.getByText('and an outline in the place of the cigar')).toBeVisible()
  await expectSoundLayout()
})

test('what was typed survives a lost connection and a wrong link', async () => {
  const { address } = await openPage('/dashboard/picks?new=pairing')
  const title = unique('Night walk')
  await page.getByLabelText('Cigar', { exact: true }).fill('Qwertz')
  await page.getByLabelText('Drink', { exact: true }).fill('Rain')
  await page.getByLabelText('Title').fill(title)
  const connection = loseRequests(/POST \/api\/admin\/pairings/)
  await page.getByRole('button', { name: 'Create the pairing' }).click()
  await expect.element(page.getByText('Network error.')).toBeVisible()
  connection.restore()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Leave without saving?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByLabelText('Title')).toHaveValue(title)
  await page.getByRole('button', { name: 'Create the pairing' }).click()
  await expect.poll(address).toBe('/dashboard/picks')
  await expect.element(rowOf(title)).toBeVisible()

  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByLabelText('About the drink').fill('Cold.')
  await page.getByRole('link', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.poll(address).toBe('/dashboard/picks')
})

test('what another admin has changed meanwhile is shown beside one’s own, and nothing is lost', async () => {
  const { id, title } = await createPairing()
  await openPage(`/dashboard/picks?edit=${id}`)
  await page.getByLabelText('About the cigar').fill('Of mine.')
  await send('PATCH', `${pairings}/${id}`, { spirit_desc: 'Of theirs.' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Of theirs.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Of mine.')
  await expectSoundLayout()
  await press(page.getByRole('button', { name: 'Save my version' }), 'Enter')
  await expect.element(rowOf(title)).toBeVisible()
  expect(await send('GET', `${pairings}/${id}`)).toMatchObject({
    cigar_desc: 'Of mine.',
    spirit_desc: 'Of theirs.',
  })
})

test('a failed list can be read again', async () => {
  const connection = loseRequests(/GET \/api\/admin\/pairings$/)
  await openPage('/dashboard/picks')
  await expect.element(heading('Tonight’s Pick')).toBeVisible()
  await expect.element(page.getByText('Failed to load the pairings')).toBeVisible()
  connection.restore()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('heading', { name: 'All pairings' })).toBeVisible()
})

test('members find a refusal', async () => {
  await createMember()
  await openPage('/dashboard/picks?new=pairing')
  await expect.element(page.getByText('Admins choose Tonight’s Pick.')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(page.getByRole('button', { name: 'Create the pairing' }).query()).toBeNull()
})

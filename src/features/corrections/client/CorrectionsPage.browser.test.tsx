import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, runSql, send, signIn } from '#test/components/members.ts'
import { leavePage, openPage } from '#test/components/open-page.tsx'

const padron = '/dashboard/corrections?of=cigar&id=padron-1964-anniversary'
const queue = '/dashboard/corrections?view=queue'
const ownReports = () => page.getByRole('region', { name: 'Your reports' })
const report = (body: object = {}) =>
  send<{ id: string }>('POST', '/api/corrections', {
    of: 'cigar',
    id: 'padron-1964-anniversary',
    about: 'wrapper',
    proposal: `It is Cameroon, says ${crypto.randomUUID().slice(0, 8)}.`,
    ...body,
  })

/** Of the whole lounge. */
const forgetAll = async () => {
  await runSql('delete from catalogue_reports')
  await runSql('delete from catalogue_own_rows')
}

describe('A member', () => {
  test('sees what the catalog says, tells what is wrong, and withdraws it', async () => {
    await createMember()
    await openPage(padron)
    await expect.element(page.getByRole('heading', { name: 'Corrections' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Padrón 1964 Anniversary' })).toBeVisible()
    await expect.element(page.getByText('Rolled in')).toBeVisible()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('Please choose what is wrong')).toBeVisible()
    await expect.element(page.getByText('Please say what it should be')).toBeVisible()
    await expectSoundLayout()
    await page.getByRole('button', { name: 'Wrapper', exact: true }).click()
    await page.getByLabelText('What it should be').fill('Cameroon, by the band.')
    await page.getByLabelText('Where it can be read').fill('leaf.example')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('Please enter an address that begins with')).toBeVisible()
    await expect.element(page.getByLabelText('What it should be')).toHaveValue('Cameroon, by the band.')
    await page.getByLabelText('Where it can be read').fill('https://leaf.example/1964')
    await page.getByRole('button', { name: 'Send' }).click()
    const item = ownReports().getByRole('listitem')
    await expect.element(item).toHaveTextContent('Wrapper: Cameroon, by the band.')
    await expect.element(item).toHaveTextContent('Waiting')
    await expect.element(page.getByLabelText('What it should be')).toHaveValue('')
    await expectSoundLayout()
    await item.getByRole('button', { name: 'Withdraw the report about Padrón 1964 Anniversary' }).click()
    await expect.element(page.getByText('You have reported nothing yet.')).toBeVisible()
  })

  test('names what is missing, with the words that were searched for', async () => {
    await createMember()
    await openPage('/dashboard/corrections?missing=drink&name=262')
    await expect.element(page.getByLabelText('Name of the drink')).toHaveValue('262')
    await page.getByLabelText('Name of the drink').fill('')
    await page.getByLabelText('What you know of it').fill('Rum, lime, sugar.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('Please say what it is called')).toBeVisible()
    await page.getByLabelText('Name of the drink').fill('House Punch')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(ownReports().getByRole('listitem')).toHaveTextContent('House Punch')
  })

  test('reads the word to a declined report, and finds no way to the queue', async () => {
    const member = await createMember()
    const { id } = await report()
    await createMember({ role: 'admin' })
    await send('POST', `/api/admin/corrections/${id}/decline`, { word: 'The band says Habano.' })
    await signIn(member)
    await openPage('/dashboard/corrections')
    await expect.element(ownReports().getByText('“The band says Habano.”')).toBeVisible()
    await expect.element(ownReports().getByText('Declined')).toBeVisible()
    await expectSoundLayout()
    expect(page.getByRole('link', { name: 'What members have reported' }).query()).toBeNull()
    await openPage(queue)
    await expect.element(page.getByText('This is for admins only.')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Waiting for an answer' }).query()).toBeNull()
  })

  test('is told of a cigar that the catalog does not have', async () => {
    await createMember()
    await openPage('/dashboard/corrections?of=cigar&id=no-such-cigar')
    await expect.element(page.getByText('The catalog does not have this.')).toBeVisible()
  })
})

describe('An admin', () => {
  test('takes a report over beside today’s row, and gives the row up again', async () => {
    await forgetAll()
    await createMember({ fullName: 'Grace Hopper' })
    await report({ source: 'https://leaf.example/1964' })
    await createMember({ role: 'admin' })
    await openPage('/dashboard/corrections')
    await page.getByRole('link', { name: 'What members have reported' }).click()
    const item = page.getByRole('listitem').filter({ hasText: 'It is Cameroon' })
    await expect.element(item).toHaveTextContent('Grace Hopper')
    await expect.element(item).toHaveTextContent('Rolled inNicaragua')
    await expectSoundLayout()
    await page.getByRole('button', { name: 'Take over the report about Padrón 1964 Anniversary' }).click()
    await expect.element(page.getByLabelText('Maker')).toHaveValue('Padrón')
    await expectSoundLayout()
    await page.getByRole('button', { name: 'Take over' }).click()
    await expect.element(page.getByText(/^Nothing is changed yet\./)).toBeVisible()
    await page.getByLabelText('Wrapper', { exact: true }).fill('Cameroon')
    await page.getByLabelText('Notes', { exact: true }).fill('Moon dust; cedar; cream')
    await page.getByRole('button', { name: 'Take over' }).click()
    await expect.element(page.getByText('“moon-dust” is not one of the notes of the catalog')).toBeVisible()
    await expect.element(page.getByLabelText('Wrapper', { exact: true })).toHaveValue('Cameroon')
    await page.getByLabelText('Notes', { exact: true }).fill('cedar; cream; leather')
    await page.getByRole('button', { name: 'Take over' }).click()
    await expect.element(page.getByText('Nothing waits.')).toBeVisible()
    const own = page.getByRole('region', { name: 'Rows of this lounge' }).getByRole('listitem')
    await expect.element(own).toHaveTextContent('Corrected: wrapper, notes')
    await expect.element(own).toHaveTextContent('From the next start on')
    await expectSoundLayout()
    await own.getByRole('button', { name: 'Give Padrón 1964 Anniversary up' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click()
    await expect.element(page.getByText('None yet: the catalog is as it came.')).toBeVisible()
  })

  test('declines with a word, and is told when another admin was faster', async () => {
    await forgetAll()
    await createMember()
    const { id } = await report()
    await createMember({ role: 'admin', fullName: 'Ada Lovelace' })
    await openPage(queue)
    await page.getByRole('button', { name: 'Decline the report about Padrón 1964 Anniversary' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect.element(dialog.getByText('Please say why')).toBeVisible()
    await expectSoundLayout()
    await send('POST', `/api/admin/corrections/${id}/decline`, { word: 'By the other tab.' })
    await dialog.getByLabelText('Why').fill('The band says otherwise.')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect
      .element(page.getByText('Ada Lovelace has declined this report in the meantime: “By the other tab.”'))
      .toBeVisible()
  })

  test('sees both versions of a row that another admin has changed', async () => {
    await forgetAll()
    await createMember({ role: 'admin' })
    await openPage(`${queue}&of=cigar&id=padron-1964-anniversary`)
    await expect.element(page.getByLabelText('Maker')).toHaveValue('Padrón')
    const edited = await send<{ row: object }>('GET', '/api/admin/own-rows/cigar/padron-1964-anniversary')
    const theirs = { ...edited.row, year: '1993' }
    await send('PUT', '/api/admin/own-rows/cigar/padron-1964-anniversary', { row: theirs, version: 0 })
    await page.getByLabelText('Filler').fill('Of the house')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByRole('cell', { name: '1993' })).toBeVisible()
    await expectSoundLayout()
    await page.getByRole('button', { name: 'Save my version' }).click()
    const own = page.getByRole('region', { name: 'Rows of this lounge' }).getByRole('listitem')
    await expect.element(own).toHaveTextContent('Corrected: filler, first release')
  })

  test('adds a row, found by its name before', async () => {
    await forgetAll()
    await createMember({ role: 'admin' })
    await openPage(queue)
    await page.getByLabelText('Name').fill('padron 1964')
    await page.getByRole('button', { name: 'Padrón 1964 Anniversary', exact: true }).click()
    await expect.element(page.getByLabelText('Line')).toHaveValue('1964 Anniversary')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Drinks' }).click()
    await page.getByRole('button', { name: 'Add a drink' }).click()
    await page.getByLabelText('Name').fill('House Punch')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Please write one sentence about it')).toBeVisible()
    await expectSoundLayout()
    await leavePage()
  })
})

import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { chooseFromMenu } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { holdEach } from '#test/components/requests.ts'

const row = () => page.getByRole('listitem').filter({ hasText: 'Oliva Serie V Melanio' })
const smokeButton = () => row().getByRole('button', { name: /^Smoke it/ })
const undoInRow = () => row().getByRole('button', { name: 'Undo' })
const total = () => page.getByRole('region', { name: 'Total cigars' }).getByText(/^\d+$/)
const dialog = () => page.getByRole('dialog', { name: 'Add Journal Entry' })

/** A member with so many Oliva Serie V Melanio, at their humidor. */
async function openHumidor(quantity: number, fields: object = {}) {
  await createMember()
  const data = { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity, ...fields }
  const item = await send<{ id: string; humidorId: string }>('POST', '/api/humidor/items', data)
  await openPage('/dashboard/humidor')
  return item
}

/** Without writing about it. */
async function smoke() {
  await smokeButton().click()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
}

test('a cigar is smoked and put back, counted up and down, and deleted after a question', async () => {
  await openHumidor(2)
  await smoke()
  await expect.element(total()).toHaveTextContent('1')
  await smoke()
  await expect.element(total()).toHaveTextContent('0')
  await undoInRow().click()
  await expect.element(total()).toHaveTextContent('1')
  await expect.element(smokeButton()).toBeEnabled()
  await smoke()
  await undoInRow().click()
  await expect.element(total()).toHaveTextContent('1')
  for (let press = 0; press < 3; press += 1) await row().getByRole('button', { name: /more$/ }).click()
  await expect.element(total()).toHaveTextContent('4')
  await row().getByRole('button', { name: /less$/ }).click()
  await expect.element(total()).toHaveTextContent('3')
  await chooseFromMenu(row().getByRole('button', { name: /^More for/ }), 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(row()).not.toBeInTheDocument()
  await openPage('/dashboard/humidor')
  await expect.element(page.getByText('Nothing in the box yet.')).toBeVisible()
})

test('a cigar that is taken out opens an entry that knows it, and can still be put back', async () => {
  await createMember()
  const data = { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 2, vitola: 'Figurado' }
  const item = await send<{ id: string; humidorId: string }>('POST', '/api/humidor/items', data)
  await send('POST', '/api/devices', { name: 'Top shelf', kind: 'simulator', humidorId: item.humidorId })
  await openPage('/dashboard/humidor')
  await smokeButton().click()
  await expect.element(dialog().getByLabelText('Cigar Name')).toHaveValue('Oliva Serie V Melanio')
  await expect.element(dialog()).toHaveTextContent('From your humidor: Oliva Serie V Melanio')
  await expect.element(dialog()).toHaveTextContent(/Kept with it: .+, from Top shelf/)
  await dialog().getByLabelText('Tasting Notes').fill('Cedar.')
  await dialog().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await undoInRow().click()
  await expect.element(total()).toHaveTextContent('2')
  const { entries } = await send<{ entries: object[] }>('GET', '/api/journal/entries')
  expect(entries).toMatchObject([
    { humidorItemId: item.id, vitola: 'Figurado', rating: 3, climate: expect.anything() },
  ])
})

test('the dialog about a cigar that was taken out puts it back, and the row offers that no more', async () => {
  await openHumidor(1)
  await smokeButton().click()
  await expect
    .element(dialog().getByText('Taken from your humidor: 1 of Oliva Serie V Melanio.'))
    .toBeVisible()
  await expect.element(dialog().getByLabelText('Cigar Name')).toHaveFocus()
  await dialog().getByRole('button', { name: 'Undo' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(total()).toHaveTextContent('1')
  await expect.element(undoInRow()).not.toBeInTheDocument()
  await expect.element(smokeButton()).toHaveFocus()
  await openPage('/dashboard/humidor')
  await expect.element(total()).toHaveTextContent('1')
})

test('the dialog about the last cigar of a row gives the focus back to the button that opened it', async () => {
  await openHumidor(1)
  await smoke()
  await expect.element(smokeButton()).toBeDisabled()
  await expect.element(smokeButton()).toHaveFocus()
})

test('an undo that fails leaves the note and the undo, one that works leaves an older note', async () => {
  await openHumidor(2)
  await smokeButton().click()
  const notes = dialog().getByLabelText('Tasting Notes')
  await notes.fill('Cedar, then pepper')
  await commands.answerRequests('**/api/humidor/smokes/**', 503, { error: 'Busy' })
  await dialog().getByRole('button', { name: 'Undo' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(undoInRow()).toBeVisible()
  await commands.restoreRequests()
  await undoInRow().click()
  await expect.element(row().getByText('2', { exact: true })).toBeVisible()
  await smokeButton().click()
  await expect.element(notes).toHaveValue('Cedar, then pepper')
  await dialog().getByRole('button', { name: 'Undo' }).click()
  await expect.element(undoInRow()).not.toBeInTheDocument()
  await smokeButton().click()
  await expect.element(notes).toHaveValue('Cedar, then pepper')
})

test('of two cigars taken out one after another only the second can be put back', async () => {
  await openHumidor(5)
  const releases = holdEach(/\/smoke$/)
  for (const _ of ['first', 'second']) await smoke()
  await expect.poll(() => releases.length).toBe(1)
  releases[0]?.()
  // The second waits for the first, so the first is answered now.
  await expect.poll(() => releases.length).toBe(2)
  await expect.element(undoInRow()).not.toBeInTheDocument()
  releases[1]?.()
  await undoInRow().click()
  await expect.element(row().getByText('4', { exact: true })).toBeVisible()
})

test('an entry that is being saved does not offer to put its cigar back', async () => {
  await openHumidor(2)
  await smokeButton().click()
  const undo = dialog().getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  await commands.holdRequests('**/api/journal/entries')
  await dialog().getByLabelText('Tasting Notes').fill('Cedar.')
  await dialog().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  await commands.restoreRequests()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('without a network a smoke is not counted, and says why', async () => {
  await openHumidor(2)
  await expect.element(smokeButton()).toBeVisible()
  await commands.failRequests('**/api/**')
  await smokeButton().click()
  await expect.element(page.getByText(/^Network error/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(row().getByText('2', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Failed to load inventory')).not.toBeInTheDocument()
})

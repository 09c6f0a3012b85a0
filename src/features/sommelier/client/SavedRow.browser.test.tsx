import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { explorer, openExplorer } from '#test/components/explorer.ts'
import { openPage } from '#test/components/open-page.tsx'
import { readVault } from '#test/components/pairings.ts'
import { changed, interceptRequests } from '#test/components/requests.ts'
import { fieldTextOf } from '#test/components/texts.ts'

const question = '?cigar=Oliva+Serie+V+Melanio'
const undo = () => page.getByRole('button', { name: 'Undo' })
const rating = () => page.getByRole('radiogroup', { name: 'Your rating' })
const star = (stars: number) => page.getByRole('radio', { name: `${stars} stars` })
const savedRating = async () => (await readVault())[0]?.rating

async function ask() {
  await openExplorer(question)
  await expect.element(explorer.title()).toHaveTextContent('Melanio')
}

test('a saved pairing is removed with Undo and saved again', async () => {
  await ask()
  await undo().click()
  await expect.element(page.getByText('Removed from your vault.')).toBeVisible()
  await expect.element(rating()).not.toBeInTheDocument()
  expect(await readVault()).toEqual([])
  await undo().click()
  await expect.element(rating()).toBeVisible()
  expect(await readVault()).toHaveLength(1)
})

test('a rating is set with one press and removed with the same', async () => {
  await ask()
  await star(4).click()
  await expect.element(star(4)).toBeChecked()
  await expect.poll(savedRating).toBe(4)
  await star(4).click()
  await expect.element(star(4)).not.toBeChecked()
  await expect.poll(savedRating).toBe(null)
})

test('a pairing that is in the vault already keeps its rating and offers no Undo', async () => {
  await ask()
  await star(4).click()
  await expect.poll(savedRating).toBe(4)
  await openPage(`/pair${question}`)
  await expect.element(page.getByText('This one was already in your vault.')).toBeVisible()
  await expect.element(star(4)).toBeChecked()
  await expect.element(page.getByText('Kept in your vault.', { exact: true })).not.toBeInTheDocument()
  await expect.element(undo()).not.toBeInTheDocument()
  expect(await readVault()).toHaveLength(1)
})

test('a rating that fails is undone with a message', async () => {
  await ask()
  await expect.element(star(2)).toBeInTheDocument()
  await commands.answerRequests('**/api/saved-pairings/*', 500)
  await star(2).click()
  await expect.element(page.getByText('Your change wasn’t saved. Try again.')).toBeVisible()
  await expect.element(star(2)).not.toBeChecked()
})

test('a result that could not be saved is shown, and can be saved later', async () => {
  interceptRequests(({ line }, real) =>
    line === 'POST /api/arturo' ? changed(real(), advice => ({ ...advice, saved: null })) : real(),
  )
  await ask()
  await expect.element(page.getByText('This one couldn’t be kept in your vault.')).toBeVisible()
  await expect.element(page.getByText('Kept in your vault.', { exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Keep in my vault' }).click()
  await expect.element(rating()).toBeVisible()
})

test('a saved pairing can be shared', async () => {
  await ask()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this pairing' })
  await expect.poll(() => fieldTextOf(dialog.getByLabelText('Link'))).toMatch(/\/shared\/\S+/)
})

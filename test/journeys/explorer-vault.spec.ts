import { type Explorer, openExplorer } from './explorer.ts'
import { submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { readVault } from './saved-pairings.ts'

const cigar = 'Oliva Serie V Melanio'

test('a saved pairing is removed with Undo and saved again', async ({ page }) => {
  await ask(await openExplorer(page))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Removed from your vault.')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toBeHidden()
  expect(await readVault(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
  expect(await readVault(page)).toHaveLength(1)
})

test('a rating is set with one press and removed with the same', async ({ page }) => {
  await ask(await openExplorer(page))
  const four = page.getByRole('radio', { name: '4 stars' })
  await four.click()
  await expect(four).toBeChecked()
  await expect.poll(async () => (await readVault(page))[0]?.rating).toBe(4)
  await four.click()
  await expect(four).not.toBeChecked()
  await expect.poll(async () => (await readVault(page))[0]?.rating).toBe(null)
})

test('a pairing that is in the vault already keeps its rating and offers no Undo', async ({ page }) => {
  const explorer = await openExplorer(page)
  await ask(explorer)
  await page.getByRole('radio', { name: '4 stars' }).click()
  await expect.poll(async () => (await readVault(page))[0]?.rating).toBe(4)
  await page.reload()
  await expect(page.getByText('This one was already in your vault.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(page.getByText('Kept in your vault.', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  expect(await readVault(page)).toHaveLength(1)
})

test('a rating that fails is undone with a message', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 500/)
  await ask(await openExplorer(page))
  await page.route('**/api/saved-pairings/*', route => route.fulfill({ status: 500, json: {} }))
  const two = page.getByRole('radio', { name: '2 stars' })
  await two.click()
  await expect(page.getByText('Your change wasn’t saved. Try again.')).toBeVisible()
  await expect(two).not.toBeChecked()
})

test('a result that could not be saved is shown, and can be saved later', async ({ page }) => {
  await page.route('**/api/arturo', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), saved: null } })
  })
  const explorer = await openExplorer(page)
  await ask(explorer)
  await expect(page.getByText('This one couldn’t be kept in your vault.')).toBeVisible()
  await expect(page.getByText('Kept in your vault.', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Keep in my vault' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
})

test('a saved pairing can be shared', rest, async ({ page }) => {
  await ask(await openExplorer(page))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this pairing' })
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/shared\/\S+/)
})

async function ask(explorer: Explorer): Promise<void> {
  await submitCigar(explorer, cigar)
  await expect(explorer.title).toContainText('Melanio')
}

import { askFor, type Explorer, openExplorer, vaultOf } from './explorer.ts'
import { expect, test } from './fixtures.ts'

const cigar = 'Oliva Serie V Melanio'

test('what was kept can be taken out at once and put back', async ({ page }) => {
  await ask(await openExplorer(page))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken out.', { exact: true })).toBeVisible()
  await expect(page.getByText('Taken out of your vault.')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toBeHidden()
  expect(await vaultOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
  expect(await vaultOf(page)).toHaveLength(1)
})

test('stars are given with one press and taken away with the same', async ({ page }) => {
  await ask(await openExplorer(page))
  const four = page.getByRole('radio', { name: '4 stars' })
  await four.click()
  await expect(four).toBeChecked()
  await expect.poll(async () => (await vaultOf(page))[0]?.rating).toBe(4)
  await four.click()
  await expect(four).not.toBeChecked()
  await expect.poll(async () => (await vaultOf(page))[0]?.rating).toBe(null)
})

test('asked again, what is in the vault stays there with its stars, and there is nothing to undo', async ({
  page,
}) => {
  const explorer = await openExplorer(page)
  await ask(explorer)
  await page.getByRole('radio', { name: '4 stars' }).click()
  await expect.poll(async () => (await vaultOf(page))[0]?.rating).toBe(4)
  await page.reload()
  await explorer.submit.waitFor()
  await ask(explorer)
  await expect(page.getByText('This one was in your vault already.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(page.getByText('Kept in your vault.', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  expect(await vaultOf(page)).toHaveLength(1)
})

test('stars that the house does not take go back, and somebody says so', async ({ page, trouble }) => {
  trouble.expect(/status of 500/)
  await ask(await openExplorer(page))
  await page.route('**/api/saved-pairings/*', route => route.fulfill({ status: 500, json: {} }))
  const two = page.getByRole('radio', { name: '2 stars' })
  await two.click()
  await expect(page.getByText('Your stars were not kept. Try again.')).toBeVisible()
  await expect(two).not.toBeChecked()
})

test('an answer that could not be kept is an answer, and can be kept later', async ({ page }) => {
  await page.route('**/api/arturo', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), saved: null } })
  })
  const explorer = await openExplorer(page)
  await ask(explorer)
  await expect(page.getByText('This one could not be kept in your vault.')).toBeVisible()
  await expect(page.getByText('Kept in your vault.', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Keep it in my vault' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
})

test('a kept pair is shared by the vault', async ({ page }) => {
  await ask(await openExplorer(page))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this pairing' })
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/shared\/\S+/)
})

async function ask(explorer: Explorer): Promise<void> {
  await askFor(explorer, cigar)
  await expect(explorer.title).toContainText('Melanio')
}

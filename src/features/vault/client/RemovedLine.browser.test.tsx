import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import {
  cardOf,
  cardsOf,
  countOf,
  readVault,
  savePairing,
  saveThreePairings,
  titles,
} from '#test/components/pairings.ts'
import { expectTexts } from '#test/components/texts.ts'

const { rum, coffee, port } = titles
const remove = (title: string) => cardOf(title).getByRole('button', { name: 'Delete' })
const headings = () => cardsOf().getByRole('heading')
const titleLink = (title: string) => cardOf(title).getByRole('heading').getByRole('link')
const lineOf = (title: string) => page.getByRole('listitem').filter({ hasText: `${title} removed.` })

async function openVault() {
  await createMember()
  await saveThreePairings()
  await openPage('/dashboard/pairings')
  await expect.element(cardsOf()).toHaveLength(3)
}

test('a deleted pairing disappears at once, and Undo restores it in place', async () => {
  await openVault()
  remove(coffee).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cardOf(coffee)).not.toBeInTheDocument()
  await expect.element(countOf()).toHaveTextContent(/^2 pairings$/)
  const undo = lineOf(coffee).getByRole('button')
  await expect.element(undo).toHaveFocus()
  await expect.element(undo).toHaveAccessibleDescription(`${coffee} removed.`)
  await userEvent.keyboard('{Enter}')
  await expectTexts(headings(), [port, coffee, rum])
  await expect.element(titleLink(coffee)).toHaveFocus()
  await expect.poll(readVault).toHaveLength(3)
})

test('a pairing that was not restored stays removed, and its line says so', async () => {
  await openVault()
  await remove(coffee).click()
  await commands.failRequests('**/restore')
  await lineOf(coffee).getByRole('button', { name: 'Undo' }).click()
  await expect.element(lineOf(coffee).getByRole('alert')).toHaveTextContent('Network error')
  await expect.element(cardsOf()).toHaveLength(2)
  await commands.restoreRequests()
  await lineOf(coffee).getByRole('button', { name: 'Undo' }).click()
  await expect.element(cardsOf()).toHaveLength(3)
})

test('an Undo that is pressed before the deletion has arrived still holds', async () => {
  await createMember()
  const id = await savePairing()
  await openPage('/dashboard/pairings')
  await expect.element(cardOf(rum)).toBeVisible()
  await commands.holdRequests(`**/api/saved-pairings/${id}`)
  await remove(rum).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await commands.restoreRequests()
  await expect.element(titleLink(rum)).toHaveFocus()
  await openPage('/dashboard/pairings')
  await expect.element(cardOf(rum)).toBeVisible()
})

test('deleting the last pairing leaves an empty vault with its undo focused', async () => {
  await createMember()
  await savePairing()
  await openPage('/dashboard/pairings')
  await remove(rum).click()
  await expect.element(page.getByRole('main')).toHaveTextContent("You haven't saved any pairings yet.")
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toHaveFocus()
  await undo.click()
  await expect.element(cardOf(rum)).toBeVisible()
})

test('a pairing that could not be deleted comes back', async () => {
  await createMember()
  const id = await savePairing()
  await openPage('/dashboard/pairings')
  await commands.failRequests(`**/api/saved-pairings/${id}`)
  await remove(rum).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network error')
  await expect.element(cardOf(rum)).toBeVisible()
})

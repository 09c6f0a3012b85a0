import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { cardsOf, countOf, saveThreePairings, titles } from '#test/components/pairings.ts'
import { expectTexts } from '#test/components/texts.ts'
import { expectVisibleFocus } from '#test/components/visible-focus.ts'

const { rum, coffee, port } = titles
const headings = () => cardsOf().getByRole('heading')
const select = () => page.getByRole('button', { name: 'Select', exact: true })
const all = () => page.getByRole('button', { name: 'Select all 3 shown' })

async function openVault() {
  await createMember()
  await saveThreePairings()
  await openPage('/dashboard/pairings')
  await expect.element(cardsOf()).toHaveLength(3)
}

test('selected pairings are deleted together, and one Undo restores them', async () => {
  await openVault()
  select().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(all()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(select()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const box = page.getByRole('checkbox', { name: `Select ${rum}` })
  await expect.element(box).toBeVisible()
  box.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(countOf()).toHaveTextContent(/^1 selected$/)
  await expectSoundLayout()
  await expectVisibleFocus()
  await all().click()
  await page.getByRole('checkbox', { name: `Select ${coffee}` }).click()
  await expect.element(countOf()).toHaveTextContent(/^2 selected$/)
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await expectTexts(headings(), [coffee])
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: '2 pairings removed.' })).toBeVisible()
  await undo.click()
  await expectTexts(headings(), [port, coffee, rum])
})

test('pairings that could not be deleted together come back', async () => {
  await openVault()
  await commands.failRequests('**/api/saved-pairings/remove')
  await select().click()
  await all().click()
  await page.getByRole('button', { name: 'Delete 3' }).click()
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('Network error')
  await expect.element(cardsOf()).toHaveLength(3)
})

import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { changePairing, readPairing, savePairing, starOf, titles } from '#test/components/pairings.ts'

const { rum } = titles

test('a rating is set and removed by keyboard, and saved', async () => {
  await createMember()
  const id = await savePairing()
  const rating = async () => (await readPairing(id)).rating
  await openPage('/dashboard/pairings')
  await expect.element(starOf(rum, 1)).toBeInTheDocument()
  starOf(rum, 1).element().focus()
  await userEvent.keyboard(' ')
  for (const stars of [2, 3, 4]) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(starOf(rum, stars)).toBeChecked()
  }
  await expect.poll(rating).toBe(4)
  await userEvent.keyboard(' ')
  await expect.element(starOf(rum, 4)).not.toBeChecked()
  await expect.poll(rating).toBe(null)
  await starOf(rum, 5).click()
  await expect.poll(rating).toBe(5)
  await openPage('/dashboard/pairings')
  await expect.element(starOf(rum, 5)).toBeChecked()
  await starOf(rum, 5).click()
  await expect.element(starOf(rum, 5)).not.toBeChecked()
  await expect.poll(rating).toBe(null)
})

test('a rating that was not saved goes back to the stored one', async () => {
  await createMember()
  const id = await savePairing()
  await changePairing(id, { rating: 2 })
  await openPage('/dashboard/pairings')
  await expect.element(starOf(rum, 2)).toBeChecked()
  await commands.failRequests(`**/api/saved-pairings/${id}`)
  starOf(rum, 2).element().focus()
  // Two that fail, one after the other: neither of them was ever saved.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network error')
  await expect.element(starOf(rum, 2)).toBeChecked()
})

import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { readVault } from '#test/components/pairings.ts'

const main = () => page.getByRole('main')
const asking = () => page.getByRole('button', { name: 'Ask Arturo for Personalized Notes' })
const personal = () => page.getByRole('region', { name: 'Notes for you' })
const curated = () => page.getByRole('region', { name: 'Pairing notes' })

async function openPairing() {
  await createMember()
  await openPage('/pairings/montecristo-no-2-havana-club-seleccion-de-maestros')
  await expect.element(asking()).toBeVisible()
}

async function press(key: string) {
  asking().element().focus()
  await userEvent.keyboard(key)
}

test('a curated pairing has the score, the reasons and the actions of a result, and saves nothing by itself', async () => {
  await openPairing()
  await expect.element(main().getByText('Score out of 100')).toBeVisible()
  await expect.element(main().getByRole('img', { name: /^Flavor radar/ })).toBeVisible()
  await expect.element(main().getByText('Not in your vault yet.')).toBeVisible()
  expect(await readVault()).toEqual([])
  await main().getByRole('button', { name: 'Have it tonight' }).click()
  await expect.element(main().getByText('You’re having this one tonight.')).toBeVisible()
  expect(await readVault()).toMatchObject([{ cigar_name: 'Montecristo No. 2', status: 'tried' }])
  await main().getByRole('button', { name: 'Undo' }).click()
  await expect.element(main().getByRole('button', { name: 'Have it tonight' })).toBeVisible()
  await expect.element(main().getByRole('link', { name: 'Find Similar' })).toBeVisible()
  await expectSoundLayout()
})

test('a click adds Arturo’s notes beside the curated notes', async () => {
  await openPairing()
  await commands.holdRequests('**/api/pairings/*/notes')
  await asking().click()
  await expect
    .element(page.getByRole('button', { name: 'Asking Arturo...' }))
    .toHaveAttribute('aria-busy', 'true')
  await commands.restoreRequests()
  await expect.element(personal().getByRole('paragraph').first()).toBeVisible()
  await expect.element(curated()).toBeVisible()
  await expect.element(asking()).not.toBeInTheDocument()
  await expectSoundLayout()
})

test('by keyboard the focus moves to the new notes', async () => {
  await openPairing()
  await press('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Notes for you' })).toHaveFocus()
})

test('without a network there is a message, the button stays, and another press works', async () => {
  await openPairing()
  await commands.failRequests('**/api/pairings/*/notes')
  await asking().click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^Network error\. Please check your internet connection and try again\.$/)
  await commands.restoreRequests()
  await asking().click()
  await expect.element(personal()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a failing server’s message is shown, and the page stays as it is', async () => {
  await openPairing()
  const error = 'Smoke Deck is not ready yet. Please try again in a moment.'
  const refusal = { error, code: 'UNAVAILABLE', requestId: '1' }
  await commands.answerRequests('**/api/pairings/*/notes', 503, refusal)
  await press(' ')
  await expect.element(page.getByRole('alert')).toHaveTextContent(error)
  await expect.element(asking()).toBeEnabled()
  await expect.element(curated()).toBeVisible()
  await expectSoundLayout()
})

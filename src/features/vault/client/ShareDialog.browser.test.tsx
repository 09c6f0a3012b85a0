import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { cardOf, readPairing, savePairing, titles } from '#test/components/pairings.ts'
import { fieldTextOf } from '#test/components/texts.ts'

const { rum } = titles
const dialog = () => page.getByRole('dialog', { name: 'Share this pairing' })
const link = () => dialog().getByRole('textbox', { name: 'Link' })
const share = () => cardOf(rum).getByRole('button', { name: 'Share' })
const heading = () => page.getByRole('main').getByRole('heading', { level: 1 })

/** A pairing that a member shares. Returns the code of its link. */
async function sharePairing() {
  await createMember()
  const id = await savePairing()
  const { shared_path } = await send<{ shared_path: string }>('POST', `/api/saved-pairings/${id}/share`, {})
  const code = shared_path.split('/').at(-1)!
  return { code, stop: () => send('DELETE', `/api/saved-pairings/${id}/share`) }
}

test('a pairing is shared as a card with a link until sharing is stopped', async () => {
  await createMember()
  const id = await savePairing()
  await openPage('/dashboard/pairings')
  await share().click()
  await expect.element(dialog().getByRole('img', { name: `Card with ${rum}` })).toBeInTheDocument()
  await expect.poll(() => fieldTextOf(link())).toMatch(/\/shared\/[\w-]{20,}$/)
  await expectSoundLayout()
  await dialog().getByRole('button', { name: 'Stop sharing' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(share()).toHaveFocus()
  expect((await readPairing(id)).shared_path).toBe(null)
})

test('sharing that fails says why, and another try shares', async () => {
  await createMember()
  await savePairing()
  await openPage('/dashboard/pairings')
  await commands.failRequests('**/api/saved-pairings/*/share')
  await share().click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Network error')
  await commands.restoreRequests()
  await dialog().getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => fieldTextOf(link())).toMatch(/\/shared\//)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('another member keeps a shared pairing by its address, and can undo that', async () => {
  const { code } = await sharePairing()
  await createMember()
  const { address } = await openPage(`/dashboard/pairings?keep=${code}`)
  await expect.element(heading()).toHaveTextContent(rum)
  expect(address()).toMatch(/\/dashboard\/pairings\/[\w-]+$/)
  await expect.element(page.getByText('Saved to your vault.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading()).toHaveTextContent('Pairing Vault')
  await expect.element(page.getByRole('main')).toHaveTextContent('No Pairings Found')
})

test('a pairing that is no longer shared is not kept, and says so', async () => {
  const { code, stop } = await sharePairing()
  await stop()
  await createMember()
  const { address } = await openPage(`/dashboard/pairings?keep=${code}`)
  await expect.element(page.getByRole('alert')).toHaveTextContent('This pairing is no longer shared.')
  expect(address()).toBe('/dashboard/pairings')
})

test('a shared pairing that fails to load stays in the address and can be retried', async () => {
  const { code } = await sharePairing()
  await createMember()
  await commands.failRequests('**/api/shared-pairings/**')
  const { address } = await openPage(`/dashboard/pairings?keep=${code}`)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network error')
  expect(address()).toBe(`/dashboard/pairings?keep=${code}`)
  await commands.restoreRequests()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(heading()).toHaveTextContent(rum)
})

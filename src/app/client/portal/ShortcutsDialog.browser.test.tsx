import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { closePage, openPage } from '#test/components/open-page.tsx'
import { heading } from '#test/components/portal-places.ts'

const keys = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const palette = () => page.getByRole('dialog', { name: 'Search or jump to' })

test('single keys open the shortcuts dialog and the palette, and G with a letter opens a page', async () => {
  await createMember()
  const { address } = await openPage('/dashboard')
  await expect.element(heading()).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(keys()).toHaveTextContent('Tasting Journal')
  // Behind an open dialog nothing moves.
  await userEvent.keyboard('gh')
  expect(address()).toBe('/dashboard')
  await userEvent.keyboard('{Escape}')
  await expect.element(keys()).not.toBeInTheDocument()

  await userEvent.keyboard('gh')
  await expect.element(heading()).toHaveTextContent('My Humidor')
  await userEvent.keyboard('gp')
  await expect.element(heading()).toHaveTextContent('Cigar Pairing Explorer')
  await userEvent.keyboard('/')
  const field = palette().getByRole('combobox')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('g?/')
  await expect.element(field).toHaveValue('g?/')
})

test('keys typed into a field stay text, and keys with a modifier do nothing', async () => {
  await createMember()
  const { address } = await openPage('/dashboard')
  const field = page.getByRole('main').getByLabelText('Cigar name')
  await field.click()
  await userEvent.keyboard('g h ? /')
  await expect.element(field).toHaveValue('g h ? /')
  await heading().click()
  await userEvent.keyboard('g{Alt>}h{/Alt}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // What the keys before had started would be there by now.
  await userEvent.keyboard('?')
  await expect.element(keys()).toBeVisible()
  expect(address()).toBe('/dashboard')
})

test('with single-key shortcuts off no key acts, and the palette still opens', async () => {
  await createMember()
  await send('PATCH', '/api/settings', { shortcuts_enabled: false })
  const { address } = await openPage('/dashboard')
  await expect.element(heading()).toBeVisible()
  await userEvent.keyboard('?/gh')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette()).toBeVisible()
  await expect.element(palette().getByRole('combobox')).toHaveValue('')
  await expect.element(keys()).not.toBeInTheDocument()
  expect(address()).toBe('/dashboard')
})

test('a page that is left while its palette opens keeps no keys from the next one', async () => {
  await createMember()
  await openPage('/dashboard')
  await expect.element(heading()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  closePage()
  await openPage('/dashboard/events')
  await expect.element(heading()).toHaveTextContent('Events')
  await userEvent.keyboard('?')
  await expect.element(keys()).toBeVisible()
})

test('the shortcuts dialog, the palette and the menu are accessible and fit every width', async () => {
  await createMember()
  await openPage('/dashboard/events')
  await expect.element(heading()).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(keys()).toBeVisible()
  await expectSoundLayout()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette().getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('padron')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await expectSoundLayout()
  await userEvent.keyboard('{Escape}')
  await page.viewport(390, 900)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Premium Member Portal' })).toBeVisible()
  await expectSoundLayout()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { background, heading, textsOf } from '#test/components/portal-places.ts'
import { overlays } from '../overlays.ts'
import { Palette } from './Palette.tsx'

const palette = () => page.getByRole('dialog', { name: 'Search or jump to' })
const field = () => palette().getByRole('combobox')
const options = () => palette().getByRole('option')
const status = () => palette().getByRole('status')

beforeEach(() => createMember())

async function openPalette() {
  await expect.element(heading()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}

test('a page is found and opened by keyboard, and listed as recent', async () => {
  await openPage('/dashboard')
  await openPalette()
  await expect.element(options().first()).toHaveTextContent(/^Overview/)
  await userEvent.keyboard('tast jo')
  await expect.poll(() => textsOf(options())).toEqual([expect.stringMatching(/^Tasting Journal/)])
  await expect.element(status()).toHaveTextContent(/^1 under Pages$/)
  await userEvent.keyboard('{Enter}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(heading()).toHaveTextContent('Tasting Journal')
  await expect.element(heading()).toHaveFocus()

  await openPalette()
  const recent = palette().getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect.poll(() => textsOf(recent)).toEqual([expect.stringMatching(/^Tasting Journal/)])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(heading()).toHaveTextContent('Cigar Pairing Explorer')
})

test('a cigar is found with a drawing', async () => {
  await openPage('/dashboard')
  await openPalette()
  await field().fill('padron 1964 maduro')
  const first = palette().getByRole('group', { name: 'Cigars and drinks' }).getByRole('option').first()
  await expect.element(first).toHaveTextContent('1964')
  await expect.poll(() => first.element().querySelector('svg')).not.toBeNull()
  await expect.element(status()).toHaveTextContent(/^\d under Cigars and drinks/)
  await expect.element(options().first()).toHaveAttribute('data-highlighted', '')
})

test('a wish leads to its answer in the explorer', async () => {
  const { address } = await openPage('/dashboard')
  await openPalette()
  await field().fill('something smoky')
  await expect.element(options().first()).toHaveTextContent('Something smoky')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toMatch(/^\/pair\?drink=/)
  await expect.element(page.getByRole('main').getByText(/Which one is yours\?|Did you mean/)).toBeVisible()
})

test('no results and no connection are explained, and pages are found all the same', async () => {
  await openPage('/dashboard')
  await openPalette()
  await field().fill('qqqqxyz')
  await expect.element(status()).toHaveTextContent('No match for “qqqqxyz”.')
  await commands.failRequests('**/api/suggestions*')
  await field().fill('overv')
  await expect.poll(() => textsOf(options())).toEqual([expect.stringMatching(/^Overview/)])
  await expect.element(status()).toHaveTextContent(/1 under Pages. Smoke Deck can’t be reached/)
  await userEvent.keyboard('{Escape}')
  await expect.element(palette()).not.toBeInTheDocument()
})

test('the sidebar opens the palette, gets the focus back, and the palette switches the theme', async () => {
  await openPage('/dashboard')
  const opener = page.getByRole('button', { name: 'Search or jump to' }).first()
  await opener.click()
  await expect.element(palette()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(field()).toHaveFocus()
  const before = background()
  await userEvent.keyboard('switch th{Enter}')
  await expect.poll(background).not.toBe(before)
})

/** As on a slow connection: the code of the palette arrives when the returned function is called. */
function delayPalette(): () => void {
  const { promise, resolve } = Promise.withResolvers<typeof Palette>()
  vi.spyOn(overlays, 'palette').mockReturnValue(promise)
  return () => resolve(Palette)
}

test('text typed before the palette has loaded appears in its field, and nowhere else', async () => {
  const arrives = delayPalette()
  const { address } = await openPage('/dashboard')
  const behind = page.getByRole('main').getByLabelText('Cigar name')
  await behind.click()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('g tasx{Backspace}{Enter}')
  arrives()
  await expect.element(field()).toHaveValue('g tas')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('t')
  await expect.element(field()).toHaveValue('g tast')
  await userEvent.keyboard('{Escape}')
  await expect.element(behind).toHaveValue('')
  expect(address()).toBe('/dashboard')
})

test('Escape before the palette has loaded cancels opening it', async () => {
  const arrives = delayPalette()
  await openPage('/dashboard')
  await expect.element(heading()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}tast{Escape}')
  arrives()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect.element(palette()).not.toBeInTheDocument()
})

test('an article is found by its title, and a question goes to Ask SMU', async () => {
  await openPage('/dashboard')
  await openPalette()
  await userEvent.keyboard('cutting tapered')
  const articles = palette().getByRole('group', { name: 'Articles' }).getByRole('option')
  await expect.poll(() => textsOf(articles)).toEqual(['Cutting tapered heads'])
  await field().fill('why is my cigar hot')
  const ask = palette().getByRole('option', { name: 'Ask SMU: why is my cigar hot' })
  await ask.click()
  await expect.element(page.getByLabelText('Your question')).toHaveValue('why is my cigar hot')
})

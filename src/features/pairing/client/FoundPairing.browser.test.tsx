import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#test/components/open-page.tsx'
import { FinderOverlay } from './FinderOverlay.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Pairing finder' })
const field = () => dialog().getByRole('combobox', { name: 'Cigar name' })
const title = () => dialog().getByRole('heading', { level: 1 })

/** The finder of a visitor, in a document that keeps its address. Returns the addresses that it would show. */
async function openFinder() {
  vi.spyOn(history, 'state', 'get').mockReturnValue({ finder: true })
  const shown = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
  render(<FinderOverlay initialText="" isSubmitted={false} />)
  await expect.element(field()).toBeVisible()
  return { address: () => shown.mock.lastCall?.[2] }
}

async function submit(cigar: string) {
  await field().fill(cigar)
  await userEvent.keyboard('{Enter}')
}

test('a misspelled cigar is recognized as the closest match', async () => {
  await openFinder()
  await submit('Arturo Fuentte Hemmingway')
  await expect.element(title()).toHaveTextContent('Arturo Fuente Hemingway')
  await expect.element(dialog().getByText('The closest match to what you typed.')).toBeVisible()
})

test('an unlisted cigar is paired by wrapper and size', async () => {
  const { address } = await openFinder()
  await submit('unbanded connecticut toro')
  await expect.element(title()).toHaveTextContent('Unbanded Connecticut Toro')
  await expect.element(dialog().getByText('Not on our list.')).toBeVisible()
  expect(address()).toBe('/match?cigar=unbanded%20connecticut%20toro')
})

test('a cigar that adds a word to a known line is asked about, and paired by the answer', async () => {
  await openFinder()
  await submit('Undercrown Shade Suprema')
  await expect.element(title()).toHaveTextContent('Undercrown Shade Suprema')
  await expect.element(dialog().getByText('We know the maker, not this cigar.')).toBeVisible()
  await expect
    .element(dialog().getByText('What does its wrapper look like, and how strong is it?'))
    .toBeVisible()
  await dialog().getByRole('link', { name: 'Dark, wrapper' }).click()
  await expect.element(dialog().getByText('Dark wrapper, as you told us')).toBeVisible()
  await dialog().getByRole('link', { name: 'Full, strength' }).click()
  await expect.element(dialog().getByText('Dark wrapper, full in strength, as you told us')).toBeVisible()
  await expect.element(title()).toHaveTextContent('Undercrown Shade Suprema')
})

test('text that is no cigar is refused in an alert, and the text stays', async () => {
  await openFinder()
  await submit('chesterfield blue')
  const error = dialog().getByRole('alert')
  await expect
    .element(error)
    .toHaveTextContent(/^We don’t know that one\. Try the name on the band, or say “mild Connecticut”\.$/)
  expect(getComputedStyle(error.element()).borderTopColor).toBe(colorOfDanger())
  await expect.element(field()).toHaveValue('chesterfield blue')
  await expect.element(dialog().getByRole('button', { name: 'Find its match' })).toBeEnabled()
  await submit('Padron 1964 Maduro')
  await expect.element(title()).toHaveTextContent('Padrón 1964 Anniversary Maduro')
})

/** The theme's color of danger, as the browser computes it. */
function colorOfDanger(): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'var(--danger)'
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

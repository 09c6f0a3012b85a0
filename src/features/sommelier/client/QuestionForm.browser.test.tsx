import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { explorer, focusField, openExplorer, shownPair } from '#test/components/explorer.ts'
import { fieldTextOf } from '#test/components/texts.ts'

const cigar = 'Padron 1964 Anniversary Maduro'
const options = () => page.getByRole('option')
const searching = () => page.getByText('Searching', { exact: true })

test('Escape closes the suggestions and leaves the text, however often it is pressed', async () => {
  await openExplorer()
  await focusField()
  await explorer.field().fill(cigar)
  await expect.element(options().first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(options()).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(explorer.field()).toHaveValue(cigar)
})

test('the keyboard alone submits, reads the reasons, changes the pair, rates it and starts over', async () => {
  const { address } = await openExplorer()
  await tabTo('I have a cigar')
  await tabTo('Cigar name')
  await userEvent.keyboard('oliva melanio maduro')
  // Suggestions for the first word may still be listed.
  await expect.element(options().first()).toHaveTextContent('Melanio')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => fieldTextOf(explorer.field())).toMatch(/Melanio/)
  await tabTo('Spirit')
  await userEvent.keyboard('{ArrowRight} ')
  await tabTo('Find its match')
  await userEvent.keyboard('{Enter}')
  await expect.element(explorer.title()).toHaveFocus()
  expect(address()).toContain('type=wine')
  await tabTo('1 star')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await tabTo('Two runners-up')
  await tabTo('Every point of the')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Starting points')).toBeVisible()
  const first = await shownPair()
  explorer.runnersUp().first().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shownPair).not.toBe(first)
  await expect.element(explorer.title()).toHaveFocus()
  await tabTo('Find Another Pairing')
  await userEvent.keyboard('{Enter}')
  await expect.element(explorer.field()).toHaveFocus()
})

/** Presses Tab until something of that name has focus, as a person without a mouse does. */
async function tabTo(name: string): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < 60; step += 1) {
    const focused = nameOfFocused()
    if (focused.startsWith(name)) return
    passed.push(focused)
    await userEvent.tab()
  }
  throw new Error(`Tab never came to “${name}”, only to: ${passed.join(' | ')}`)
}

function nameOfFocused(): string {
  const element = document.activeElement as HTMLInputElement | null
  const named = element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent
  return named?.trim().slice(0, 60) ?? ''
}

/** The answer comes, by the clock of the page, so much later. */
function letTimePass(milliseconds: number): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds)
}

/** A cigar is typed, and its suggestions are on their way for longer than anyone would expect. */
async function typeAndWait(): Promise<void> {
  await openExplorer()
  await focusField()
  await commands.holdRequests('**/api/suggestions*')
  await userEvent.keyboard('padron')
  await expect.element(searching()).toBeVisible()
  letTimePass(5000)
}

test('suggestions that arrive late open for a person who waits for them', async () => {
  await typeAndWait()
  await commands.restoreRequests()
  await expect.element(options().first()).toBeVisible()
})

test('suggestions that arrive late do not open over what the hand is about to press, and an arrow key opens them', async () => {
  await typeAndWait()
  await userEvent.hover(explorer.submit())
  await commands.restoreRequests()
  await expect.element(searching()).not.toBeInTheDocument()
  await expect.element(options()).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options().first()).toBeVisible()
})

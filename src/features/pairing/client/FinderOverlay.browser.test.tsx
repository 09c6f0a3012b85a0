import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { render } from '#test/components/open-page.tsx'
import { FinderOverlay } from './FinderOverlay.tsx'

const cigar = 'Padron 1964 Maduro'
const dialog = page.getByRole('dialog', { name: 'Pairing finder' })
const field = dialog.getByRole('combobox', { name: 'Cigar name' })
const submit = dialog.getByRole('button', { name: /^(Find its match|Finding Pairing\.\.\.)$/ })
const problem = dialog.getByRole('alert')
const title = dialog.getByRole('heading', { level: 1 })
const option = page.getByRole('option')

const address = location.href
afterEach(() => history.replaceState(null, '', address))

async function openFinder(initialText = '', isSubmitted = false): Promise<void> {
  render(<FinderOverlay initialText={initialText} isSubmitted={isSubmitted} />)
  await expect.element(dialog).toBeVisible()
}

/** With Enter, which works whether or not suggestions cover the rest of the form. */
async function submitCigar(name: string): Promise<void> {
  await field.fill(name)
  await userEvent.keyboard('{Enter}')
}

test('opens with its field focused, and keeps inner spaces while leading ones are dropped', async () => {
  await openFinder()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('   Oliva ')
  await expect.element(field).toHaveValue('Oliva ')
  await userEvent.keyboard('Serie V')
  await expect.element(field).toHaveValue('Oliva Serie V')
})

test('Tab stays inside', async () => {
  await openFinder()
  await expect.element(field).toHaveFocus()
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{Tab}')
    const focused = document.activeElement
    const isGuard = focused?.hasAttribute('data-base-ui-focus-guard') || focused === document.body
    expect(isGuard || dialog.element().contains(focused), focused?.outerHTML.slice(0, 80)).toBe(true)
  }
})

test('a press with an empty or blank field asks for a name there, and Enter submits nothing', async () => {
  await openFinder()
  await submit.click()
  await expect.element(problem).toHaveTextContent('Please enter a cigar name')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('   {Enter}')
  await expect.element(problem).toHaveTextContent('Please enter a cigar name')
  await expect.element(field).toHaveFocus()
  expect(title.query()).toBeNull()
})

test('three cigars to try answer at a press, and are gone when something is typed', async () => {
  await openFinder()
  const examples = dialog.getByRole('paragraph').filter({ hasText: 'Or try one of these.' })
  await expect.element(examples).toBeVisible()
  expect(examples.getByRole('link').elements()).toHaveLength(3)
  await field.fill('Oliva')
  await expect.element(examples).not.toBeInTheDocument()
  await field.fill('')
  await examples.getByRole('link', { name: 'Oliva Serie V Melanio' }).click()
  await expect.element(title).toHaveTextContent(/^Oliva Serie V Melanio\s*& \S+/)
})

test('a suggestion is chosen by keyboard or by a click, and its pairing takes the focus', async () => {
  await openFinder()
  await userEvent.keyboard('oliva melanio')
  await expect.element(option.first()).toHaveTextContent('Melanio')
  await expect.element(submit).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option.first()).toHaveAttribute('data-highlighted')
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toHaveTextContent('Melanio')
  await expect.element(title).toHaveFocus()
  await dialog.getByRole('button', { name: 'Find Another Pairing' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await expect.element(submit).toBeEnabled()
  await userEvent.keyboard('oliva melanio')
  await option.filter({ hasText: /Melanio Maduro/ }).click()
  await expect.element(title).toHaveTextContent('Oliva Serie V Melanio Maduro')
})

test('Enter submits what was typed while suggestions are shown', async () => {
  await openFinder()
  await userEvent.keyboard('unbanded connecticut toro{Enter}')
  await expect.element(title).toHaveTextContent('Unbanded Connecticut Toro')
})

test('Escape closes the suggestions and keeps the text', async () => {
  await openFinder()
  await userEvent.keyboard('padron')
  await expect.element(option.first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(option.first()).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('padron')
})

test('a text from the page is looked up at once, and one that is no cigar stays with the reason', async () => {
  await openFinder('the weather in Boston', true)
  await expect.element(problem).toHaveTextContent('We don’t know that one.')
  await expect.element(field).toHaveValue('the weather in Boston')
})

test('while the answer is loading the button says so, and nothing is sent twice', async () => {
  await openFinder()
  const requests = vi.spyOn(globalThis, 'fetch')
  await commands.holdRequests('**/api/litepair')
  await submitCigar(cigar)
  await expect.element(submit).toHaveTextContent('Finding Pairing...')
  await expect.element(submit).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await commands.restoreRequests()
  await expect.element(title).toHaveTextContent('Padrón 1964 Anniversary Maduro')
  expect(requests.mock.calls.filter(([url]) => String(url).includes('litepair'))).toHaveLength(1)
})

const outage = {
  'a failing server': [
    () => commands.answerRequests('**/api/litepair', 503, {}),
    'Unable to generate pairing recommendation. Please try again later.',
  ],
  'a missing network': [
    () => commands.failRequests('**/api/litepair'),
    'Network error. Please check your internet connection and try again.',
  ],
  'a malformed answer': [
    () => commands.answerRequests('**/api/litepair', 200, '<html>proxy</html>'),
    'Failed to generate pairing recommendation',
  ],
} as const

for (const [what, [cause, message]] of Object.entries(outage))
  test(`${what} is explained, the text stays, and another try works`, async () => {
    await openFinder()
    await cause()
    await submitCigar(cigar)
    await expect.element(problem).toHaveTextContent(message)
    await expect.element(field).toHaveValue(cigar)
    await commands.restoreRequests()
    await userEvent.keyboard('{Enter}')
    await expect.element(title).toHaveTextContent('Padrón 1964 Anniversary Maduro')
  })

test('failing suggestions do not prevent a pairing', async () => {
  await openFinder()
  await commands.answerRequests('**/api/suggestions*', 500, {})
  await userEvent.keyboard(`${cigar}{Enter}`)
  await expect.element(title).toHaveTextContent('Padrón 1964 Anniversary Maduro')
})

test('asks which Cohiba is meant and pairs the chosen one', async () => {
  await openFinder('cohiba', true)
  await expect.element(dialog).toHaveTextContent('Which one is yours?')
  await dialog.getByRole('link', { name: 'Dominican', exact: true }).click()
  await expect.element(dialog).not.toHaveTextContent('Which one is yours?')
  await expect.element(title).toHaveTextContent('Cohiba')
})

test('a result has its reasons, its score and both drawings, and begins at the left edge of the question', async () => {
  await openFinder()
  const question = dialog.getByRole('heading', { name: 'What are you lighting?' })
  await expect.element(dialog).toBeVisible()
  const left = question.element().getBoundingClientRect().x
  await submitCigar(cigar)
  await expect.element(title).toHaveTextContent(/^Padrón 1964 Anniversary Maduro\s*& \S+/)
  const why = dialog.getByRole('complementary', { name: 'Why this pair' })
  await expect.element(why).toHaveTextContent('Weight')
  await expect.element(dialog.getByText('Score out of 100')).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: /Padrón.*, lit$/ })).toBeVisible()
  expect(Math.abs(title.element().getBoundingClientRect().x - left)).toBeLessThan(1)
})

test('is accessible and fits every width: open, with suggestions, with an error, with a result', async () => {
  await openFinder()
  await field.fill('x')
  await expectSoundLayout()
  await field.fill('padron 1964')
  await expect.element(option.first()).toBeVisible()
  await expectSoundLayout()
  await submitCigar('chesterfield blue')
  await expect.element(problem).toBeVisible()
  await expectSoundLayout()
  await submitCigar(cigar)
  await expect.element(title).toBeVisible()
  await expectSoundLayout()
})

import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { explorer, fillCigar, focusField, openExplorer, submitCigar } from '#test/components/explorer.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { interceptRequests } from '#test/components/requests.ts'

const cigar = 'Padron 1964 Anniversary Maduro'

test('without a network the explorer says so, keeps the text, and another try works', async () => {
  await openExplorer()
  await commands.failRequests('**/api/arturo')
  await submitCigar(cigar)
  await expect
    .element(explorer.error())
    .toHaveTextContent(/^Network error\. Please check your internet connection and try again\.$/)
  await expect.element(explorer.field()).toHaveValue(cigar)
  await commands.restoreRequests()
  explorer.field().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(explorer.title()).toHaveTextContent('Padrón')
})

test.for([
  ['a failing server', 503, '{}', 'Unable to generate pairing recommendation. Please try again later.'],
  ['an answer without sense', 200, '<html>', 'Failed to generate pairing recommendation'],
] as const)('%s is explained, and the text stays', async ([, status, body, said]) => {
  await openExplorer()
  interceptRequests(({ line }, real) =>
    line === 'POST /api/arturo' ? Promise.resolve(new Response(body, { status })) : real(),
  )
  await submitCigar(cigar)
  await expect.element(explorer.error()).toHaveTextContent(said)
  await expect.element(explorer.field()).toHaveValue(cigar)
})

test('text that is no cigar or no drink is refused with a message', async () => {
  await openExplorer()
  await submitCigar('what is the weather like')
  await expect.element(explorer.error()).toHaveTextContent('We don’t know that one.')
  await page.getByRole('button', { name: 'I have a drink' }).click()
  await explorer.drinkField().fill('qqqq zzzz')
  explorer.drinkField().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(explorer.error()).toHaveTextContent('We don’t have that one yet.')
  await page.getByRole('button', { name: 'I have a cigar' }).click()
  await expect.element(explorer.field()).toHaveValue('what is the weather like')
})

test('an empty field is refused with a message', async () => {
  await openExplorer()
  await focusField()
  await userEvent.keyboard('{Enter}')
  await expect.element(explorer.error()).toHaveTextContent(/^Please enter a cigar name$/)
})

test('while the answer is loading, the button says so and a skeleton is shown', async () => {
  await openExplorer()
  await commands.holdRequests('**/api/arturo')
  const width = explorer.submit().element().getBoundingClientRect().width
  await submitCigar(cigar)
  await expect.element(explorer.submit()).toHaveTextContent('Finding Pairing...')
  expect(explorer.submit().element().getBoundingClientRect().width).toBe(width)
  await expect.element(page.getByRole('status').filter({ hasText: 'Finding your match' })).toBeVisible()
  await commands.restoreRequests()
  await expect.element(explorer.title()).toBeVisible()
})

test('“Only what I have” with an empty bar links to the bar', async () => {
  const { address } = await openExplorer()
  await fillCigar(cigar)
  await page.getByRole('switch', { name: 'Only what I have' }).click()
  await explorer.submit().click()
  await expect.element(explorer.error()).toHaveTextContent('Your bar has nothing of that kind yet.')
  await expect.element(explorer.field()).toHaveValue(cigar)
  await explorer.error().getByRole('link', { name: 'Go to My bar' }).click()
  await expect.poll(address).toBe('/dashboard/bar')
})

test('after the session ended the explorer asks to sign in, and the request continues', async () => {
  const { email, password } = await createMember()
  await openPage('/pair')
  await expect.element(explorer.submit()).toBeVisible()
  // What the suggestions need of the member is there.
  await fillCigar(cigar)
  await send('POST', '/api/auth/sign-out', {})
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Email', { exact: true }).fill(email)
  await dialog.getByLabelText('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.element(explorer.title()).toHaveTextContent('Padrón')
})

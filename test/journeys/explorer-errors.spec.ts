import { explorerOn, focusField, openExplorer } from './explorer.ts'
import { submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { post } from './members.ts'

const cigar = 'Padron 1964 Anniversary Maduro'
const noNetwork = 'Network error. Please check your internet connection and try again.'

test('without a network the explorer says so, keeps the text, and another try works', async ({
  context,
  page,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
  const explorer = await openExplorer(page)
  await focusField(page, explorer)
  await explorer.field.fill(cigar)
  await expect(page.getByRole('option').first()).toBeVisible()
  await context.setOffline(true)
  await explorer.field.press('Enter')
  await expect(explorer.error).toHaveText(noNetwork)
  await expect(explorer.field).toHaveValue(cigar)
  await context.setOffline(false)
  await explorer.field.press('Enter')
  await expect(explorer.title).toContainText('Padrón')
})

for (const [what, status, body, said] of [
  ['a failing server', 503, '{}', 'Unable to generate pairing recommendation. Please try again later.'],
  ['an answer without sense', 200, '<html>', 'Failed to generate pairing recommendation'],
] as const)
  test(`${what} is explained, and the text stays`, rest, async ({ page, browserErrors }) => {
    if (status >= 400) browserErrors.expect(/status of 503/)
    const explorer = await openExplorer(page)
    await page.route('**/api/arturo', route => route.fulfill({ status, body }))
    await submitCigar(explorer, cigar)
    await expect(explorer.error).toHaveText(said)
    await expect(explorer.field).toHaveValue(cigar)
  })

test('text that is no cigar or no drink is refused with a message', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  const explorer = await openExplorer(page)
  await submitCigar(explorer, 'what is the weather like')
  await expect(explorer.error).toContainText('We don’t know that one.')
  await page.getByRole('button', { name: 'I have a drink' }).click()
  await explorer.drinkField.fill('qqqq zzzz')
  await explorer.drinkField.press('Enter')
  await expect(explorer.error).toContainText('We don’t have that one yet.')
  await page.getByRole('button', { name: 'I have a cigar' }).click()
  await expect(explorer.field).toHaveValue('what is the weather like')
})

test('an empty field is refused with a message', async ({ page }) => {
  const explorer = await openExplorer(page)
  await explorer.field.press('Enter')
  await expect(explorer.error).toHaveText('Please enter a cigar name')
})

test('while the answer is loading, the button says so and a skeleton is shown', async ({ page }) => {
  const explorer = await openExplorer(page)
  let answer = () => {}
  await page.route('**/api/arturo', async route => {
    await new Promise<void>(done => {
      answer = done
    })
    await route.continue()
  })
  await focusField(page, explorer)
  const width = (await explorer.submit.boundingBox())?.width
  await submitCigar(explorer, cigar)
  await expect(explorer.submit).toHaveText('Finding Pairing...')
  expect((await explorer.submit.boundingBox())?.width).toBe(width)
  await expect(page.getByRole('status').filter({ hasText: 'Finding your match' })).toBeVisible()
  answer()
  await expect(explorer.title).toBeVisible()
})

test('after the session ended the explorer asks to sign in, and the request continues', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/)
  const { password, email, explorer } = await openAsMember(page)
  await explorer.field.fill(cigar)
  await page.context().clearCookies()
  await explorer.field.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(explorer.title).toContainText('Padrón')
})

test('suggestions that arrive late do not open over the button, and an arrow key opens them', async ({
  page,
}) => {
  const { explorer } = await openAsMember(page)
  await page.route('**/api/suggestions*', async route => {
    await new Promise(resolve => setTimeout(resolve, 2500))
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/suggestions*')
  await explorer.field.pressSequentially('padron', { delay: 10 })
  await answered
  await expect(page.getByRole('option')).toHaveCount(0)
  await explorer.field.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
})

async function openAsMember(page: Parameters<typeof openExplorer>[0]) {
  const account = { email: `explorer-${Date.now()}@lounge.example`, password: 'a long evening on the deck' }
  for (const way of ['/api/auth/sign-up/email', '/api/auth/sign-in/email'])
    await post(page.request, way, account)
  await page.goto('/pair')
  const explorer = explorerOn(page)
  await explorer.field.waitFor()
  return { ...account, explorer }
}

import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { interceptRequests } from '#test/components/requests.ts'

const field = () => page.getByRole('textbox', { name: 'Your question' })
const askButton = () => page.getByRole('button', { name: 'Ask SMU', exact: true })
const response = () => page.getByRole('region', { name: "SMU's Response" })
const recent = () => page.getByRole('complementary', { name: 'Recent Conversations' })
const beetles = 'How do I freeze cigars against beetles?'

async function openAsk(): Promise<void> {
  await createMember()
  await openPage('/dashboard/ask')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ask SMU')
}

test('a question is asked with Enter, answered with its source, and kept in the history', async () => {
  await openAsk()
  await expect.element(page.getByText('Powered by AI')).toBeVisible()
  await field().fill(beetles)
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(response()).not.toBeInTheDocument()
  await field().fill(beetles)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(response().getByRole('status').first())
    .toHaveTextContent(/Freeze cigars in a sealed bag/)
  await expect.element(askButton()).toBeEnabled()
  const source = response().getByRole('link', { name: 'Tobacco beetles and freezing cigars' })
  await expect.element(source).toHaveAttribute('href', '/dashboard/ask/articles/beetles-and-freezing#freeze')
  await expect.element(recent().getByText(beetles)).toBeVisible()
  await response().getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect
    .element(response().getByRole('button', { name: 'Helpful', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
})

const keyInField = (options: KeyboardEventInit) =>
  field()
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...options }),
    )

test('R005: Enter that only confirms a word of an input method sends nothing, and the next one sends once', async () => {
  await openAsk()
  const compose = (type: string, data: string) =>
    field()
      .element()
      .dispatchEvent(new CompositionEvent(type, { data, bubbles: true }))
  compose('compositionstart', '')
  await field().fill(beetles)
  keyInField({ isComposing: true })
  compose('compositionend', beetles)
  // Safari tells of the same Enter once the composition has ended.
  keyInField({ keyCode: 229 })
  await expect.element(field()).toHaveValue(beetles)
  await expect.element(response()).not.toBeInTheDocument()
  await expect.element(recent().getByText('Nothing asked yet.')).toBeVisible()
  keyInField({ keyCode: 13 })
  await expect.element(response()).toBeVisible()
  await expect.element(recent().getByText(beetles)).toBeVisible()
  expect(recent().getByRole('listitem').elements()).toHaveLength(1)
})

test('a canned question fills the field, and a past one does as well', async () => {
  await openAsk()
  for (const category of ['Cigar Basics', 'Storage & Care', 'Smoking Technique', 'Selection & Tasting'])
    await expect.element(page.getByText(category, { exact: true })).toBeVisible()
  await page.getByText('Smoking Technique', { exact: true }).click()
  await page.getByRole('button', { name: 'How do I cut a cigar?' }).click()
  await expect.element(field()).toHaveValue('How do I cut a cigar?')
  await expect.element(field()).toHaveFocus()
  await askButton().click()
  await expect.element(response()).toBeVisible()
  await field().fill('')
  await recent()
    .getByRole('button', { name: /^How do I cut a cigar/ })
    .click()
  await expect.element(field()).toHaveValue('How do I cut a cigar?')
})

test('a conversation is removed, and Undo brings it back', async () => {
  await openAsk()
  await field().fill(beetles)
  await askButton().click()
  await expect.element(recent().getByText(beetles)).toBeVisible()
  await recent()
    .getByRole('button', { name: `Remove “${beetles}”` })
    .click()
  await expect.element(recent().getByText('Nothing asked yet.')).toBeVisible()
  page.getByRole('button', { name: 'Undo' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(recent().getByText(beetles)).toBeVisible()
  await expect.element(recent().getByRole('heading', { name: 'Recent Conversations' })).toHaveFocus()
})

test('a failure says so, keeps the question, and can be tried again', async () => {
  await openAsk()
  await commands.failRequests('**/api/ask')
  await field().fill(beetles)
  await askButton().click()
  const problem = page.getByRole('alert').filter({ hasText: "Failed to get Arturo's response" })
  await expect.element(problem).toBeVisible()
  await expect.element(field()).toHaveValue(beetles)
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(problem).toBeVisible()
  // The body has the focus for a moment, and everything is in it.
  const hasFocus = () =>
    document.activeElement !== document.body && document.activeElement?.contains(problem.element())
  await expect.poll(hasFocus).toBe(true)
  await commands.restoreRequests()
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(response().getByRole('status').first()).toHaveTextContent(/Freeze cigars/)
})

test('too many questions are refused until a time that is said', async () => {
  await openAsk()
  interceptRequests((request, real) =>
    request.line === 'POST /api/ask'
      ? Promise.resolve(
          Response.json(
            { error: 'Too many attempts.', code: 'TOO_MANY_REQUESTS', requestId: '' },
            { status: 429, headers: { 'retry-after': '40' } },
          ),
        )
      : real(),
  )
  await field().fill(beetles)
  await askButton().click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: "Failed to get Arturo's response" }))
    .toHaveTextContent('That was a lot of questions at once. Please try again in 40 seconds.')
})

test('what was typed outlasts a reload', async () => {
  await openAsk()
  await field().fill('is my wine fridge')
  await openPage('/dashboard/ask')
  await expect.element(field()).toHaveValue('is my wine fridge')
  await field().fill('')
})

test('a question in the address is filled in, and asked when it is sent', async () => {
  await createMember()
  await openPage(`/dashboard/ask?q=${encodeURIComponent(beetles)}`)
  await expect.element(field()).toHaveValue(beetles)
  await expect.element(recent().getByText('Nothing asked yet.')).toBeVisible()
  await askButton().click()
  await expect.element(recent().getByText(beetles)).toBeVisible()
})

test('an article of the portal opens at its section, and an unknown one says so', async () => {
  await createMember()
  await openPage('/dashboard/ask/articles/beetles-and-freezing')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Tobacco beetles and freezing cigars')
  await openPage('/dashboard/ask/articles/no-such-article')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Article not found')
})

test('the page with an answer is accessible and fits every width', async () => {
  await openAsk()
  await field().fill(beetles)
  await askButton().click()
  await expect.element(recent().getByText(beetles)).toBeVisible()
  await page.getByText('Cigar Basics', { exact: true }).click()
  await expectSoundLayout()
})

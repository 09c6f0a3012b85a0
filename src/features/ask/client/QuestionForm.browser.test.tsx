import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeSpeech } from '#test/components/fake-speech.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { holdEach } from '#test/components/requests.ts'

const field = () => page.getByRole('textbox', { name: 'Your question' })
const askButton = () => page.getByRole('button', { name: 'Ask SMU', exact: true })
const stop = () => page.getByRole('button', { name: 'Stop', exact: true })
const response = () => page.getByRole('region', { name: "SMU's Response" })
const heading = () => page.getByRole('heading', { name: "SMU's Response" })
const helpful = () => response().getByRole('button', { name: 'Helpful', exact: true })
const beetles = 'How do I freeze cigars against beetles?'

afterEach(() => {
  vi.unstubAllGlobals()
})

function touchScreen(): void {
  const real = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) => real(query.includes('pointer: coarse') ? 'all' : query))
}

async function openAsk(): Promise<void> {
  await createMember()
  await openPage('/dashboard/ask')
  await expect.element(askButton()).toBeVisible()
}

async function ask(question = beetles): Promise<void> {
  await field().fill(question)
  await userEvent.keyboard('{Enter}')
}

async function focusStop(): Promise<void> {
  await expect.element(stop()).toBeVisible()
  stop().element().focus()
  await expect.element(stop()).toHaveFocus()
}

const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()
const selected = () => {
  const { value, selectionStart, selectionEnd } = field().element() as HTMLTextAreaElement
  return value.slice(selectionStart, selectionEnd)
}

test('on a phone a sent question closes the keyboard, and its answer stands below the bar', async () => {
  await page.viewport(390, 844)
  touchScreen()
  await openAsk()
  await ask()
  await expect.element(heading()).toHaveFocus()
  const bar = boxOf(page.getByRole('banner')).bottom
  await expect.poll(() => boxOf(heading()).top).toBeLessThan(bar + 80)
  expect(boxOf(heading()).top).toBeGreaterThan(bar)
  await expect.element(helpful()).toBeVisible()
  expect(boxOf(response().getByRole('status').first()).bottom).toBeLessThan(innerHeight - 96)
})

test('on a desktop the field keeps the focus, and nothing moves where the answer has room', async () => {
  await page.viewport(1280, 1000)
  await openAsk()
  await ask()
  await expect.element(helpful()).toBeVisible()
  await expect.element(field()).toHaveFocus()
  expect(window.scrollY).toBe(0)
})

test('in a low window the answer is scrolled to its beginning', async () => {
  await page.viewport(1280, 560)
  await openAsk()
  await ask()
  await expect.poll(() => boxOf(heading()).top).toBeLessThan(100)
  expect(boxOf(heading()).top).toBeGreaterThan(0)
  await expect.element(field()).toHaveFocus()
})

test('Stop leads back to the field, and with a touch screen to the button', async () => {
  holdEach(/^POST \/api\/ask$/)
  await openAsk()
  await ask()
  await focusStop()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
  expect(selected()).toBe(beetles)
  await expect.element(stop()).not.toBeInTheDocument()
  touchScreen()
  await page.viewport(390, 844)
  await ask()
  await expect.poll(() => boxOf(stop()).top).toBeLessThan(innerHeight / 2)
  await stop().click()
  await expect.element(askButton()).toHaveFocus()
})

test('an answer that comes while Stop has the focus is there for the keyboard', async () => {
  const releases = holdEach(/^POST \/api\/ask$/)
  await openAsk()
  await ask()
  await focusStop()
  await expect.poll(() => releases.length).toBe(1)
  releases[0]?.()
  await expect.element(helpful()).toBeVisible()
  await expect.element(heading()).toHaveFocus()
})

test.each([
  ['with hold to talk', true],
  ['without', false],
])('nothing moves while a question is asked and when it is answered, %s', async (_, canTalk) => {
  if (canTalk) fakeSpeech()
  else {
    vi.stubGlobal('SpeechRecognition', undefined)
    vi.stubGlobal('webkitSpeechRecognition', undefined)
  }
  const releases = holdEach(/^POST \/api\/ask$/)
  await openAsk()
  const note = page.getByText('Powered by AI')
  const places = () => [note, heading()].map(each => Math.round(boxOf(each).top + window.scrollY))
  for (const width of [1280, 800, 390, 320]) {
    await page.viewport(width, 900)
    const before = Math.round(boxOf(note).top + window.scrollY)
    const { length } = releases
    await ask()
    await expect.element(stop()).toBeVisible()
    const whileAsking = places()
    expect([width, whileAsking[0]]).toEqual([width, before])
    await expect.poll(() => releases.length).toBe(length + 1)
    releases.at(-1)?.()
    await expect.element(helpful()).toBeVisible()
    expect([width, ...places()]).toEqual([width, ...whileAsking])
  }
})

test('an answered question stays, and is selected once its answer is there, so that typing replaces it', async () => {
  await openAsk()
  await ask()
  await expect.element(helpful()).toBeVisible()
  await expect.element(field()).toHaveValue(beetles)
  await expect.poll(selected).toBe(beetles)
  await userEvent.keyboard('How do I cut a cigar?')
  await expect.element(field()).toHaveValue('How do I cut a cigar?')
  expect(selected()).toBe('')
})

test('an answered question is selected when its field gets the focus again, and a second press sets the caret', async () => {
  await openAsk()
  await ask()
  await expect.element(helpful()).toBeVisible()
  await helpful().click()
  await field().click()
  await expect.poll(selected).toBe(beetles)
  await field().click()
  await expect.poll(selected).toBe('')
  await userEvent.keyboard('{End} Please.')
  await expect.element(field()).toHaveValue(`${beetles} Please.`)
  await helpful().click()
  await field().click()
  await new Promise(resolve => requestAnimationFrame(resolve))
  expect(selected()).toBe('')
})

test('what is typed while an answer is on its way is left alone', async () => {
  const releases = holdEach(/^POST \/api\/ask$/)
  await openAsk()
  await ask()
  await field().fill('How do I cut')
  await expect.poll(() => releases.length).toBe(1)
  releases[0]?.()
  await expect.element(helpful()).toBeVisible()
  expect(selected()).toBe('')
  await userEvent.keyboard(' a cigar?')
  await expect.element(field()).toHaveValue('How do I cut a cigar?')
})

test('with a touch screen nothing is selected before the field is pressed', async () => {
  touchScreen()
  await openAsk()
  await ask()
  await expect.element(helpful()).toBeVisible()
  await expect.element(field()).not.toHaveFocus()
  await field().click()
  await expect.poll(selected).toBe(beetles)
})

test('what is said replaces an answered question', async () => {
  const heard = fakeSpeech()
  await openAsk()
  await ask()
  await expect.element(helpful()).toBeVisible()
  await page.getByRole('button', { name: 'Hold to talk' }).click()
  heard.say('How do I cut a cigar')
  await expect.element(field()).toHaveValue('How do I cut a cigar')
  await page.getByRole('button', { name: 'Hold to talk' }).click()
})

test('New conversation empties the field, and goes there; what was typed since stays', async () => {
  await openAsk()
  await ask()
  const anew = response().getByRole('button', { name: 'New conversation' })
  await anew.click()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  await expect.element(response()).not.toBeInTheDocument()
  await ask()
  await expect.element(helpful()).toBeVisible()
  await field().fill('How do I cut a cigar?')
  await anew.click()
  await expect.element(field()).toHaveValue('How do I cut a cigar?')
  await field().fill('')
})

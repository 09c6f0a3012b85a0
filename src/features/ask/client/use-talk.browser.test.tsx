import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { speech } from '#features/voice/client/speech.ts'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { fakeSpeech } from '#test/components/fake-speech.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const field = () => page.getByRole('textbox', { name: 'Your question' })
const talk = () => page.getByRole('button', { name: 'Hold to talk' })
const response = () => page.getByRole('region', { name: "SMU's Response" })
const isListening = (is: boolean) => expect.element(talk()).toHaveAttribute('aria-pressed', String(is))

afterEach(() => {
  vi.unstubAllGlobals()
})

async function openAsk() {
  const heard = fakeSpeech()
  await createMember()
  await openPage('/dashboard/ask')
  await expect.element(talk()).toBeVisible()
  return heard
}

test('while the key is held, what is said is written behind what is typed, and not sent', async () => {
  const heard = await openAsk()
  await expect.element(page.getByText('The maker of your browser may process the sound.')).toBeVisible()
  await field().fill('For a robusto:')
  talk().element().focus()
  await userEvent.keyboard('{ >}')
  await isListening(true)
  await expect.element(page.getByText('Listening. Release to stop.')).toBeVisible()
  heard.guess('why does')
  await expect.element(field()).toHaveValue('For a robusto: why does')
  heard.guess('why does it crack')
  await expect.element(field()).toHaveValue('For a robusto: why does it crack')
  heard.say('why does it crack')
  heard.sayLast('at the foot')
  await new Promise(resolve => setTimeout(resolve, 500))
  await userEvent.keyboard('{/ }')
  await isListening(false)
  await expect.element(field()).toHaveValue('For a robusto: why does it crack at the foot')
  await expect.element(talk()).toHaveFocus()
  await expect.element(response()).not.toBeInTheDocument()
  heard.say('nobody listens')
  await expect.element(field()).toHaveValue('For a robusto: why does it crack at the foot')
  await field().fill('')
})

test('it listens while the mouse is held, and a short press starts and the next one stops', async () => {
  const heard = await openAsk()
  const say = async () => {
    await isListening(true)
    heard.say('How long')
  }
  await Promise.all([talk().click({ delay: 1200 }), say()])
  await isListening(false)
  await expect.element(field()).toHaveValue('How long')
  await talk().click()
  await expect.element(page.getByText('Listening. Press again to stop.')).toBeVisible()
  heard.say('do I rest it')
  await talk().click()
  await isListening(false)
  await expect.element(field()).toHaveValue('How long do I rest it')
  await field().fill('')
})

test('a click of assistive technology starts and stops it', async () => {
  const heard = await openAsk()
  ;(talk().element() as HTMLButtonElement).click()
  await isListening(true)
  heard.say('Is it dry')
  ;(talk().element() as HTMLButtonElement).click()
  await isListening(false)
  await expect.element(field()).toHaveValue('Is it dry')
  await field().fill('')
})

test('while it is held it goes on after a pause, though the browser ends there', async () => {
  const heard = await openAsk()
  talk().element().focus()
  await userEvent.keyboard('{Enter>}')
  heard.say('One side burns')
  heard.end()
  await isListening(true)
  expect(heard.starts()).toBe(2)
  heard.say('faster than the other')
  await new Promise(resolve => setTimeout(resolve, 500))
  await userEvent.keyboard('{/Enter}')
  await isListening(false)
  await expect.element(field()).toHaveValue('One side burns faster than the other')
  await field().fill('')
})

test('what is typed meanwhile stays, and ends it', async () => {
  const heard = await openAsk()
  await talk().click()
  heard.guess('how do I')
  await expect.element(field()).toHaveValue('how do I')
  await field().fill('How do I cut it?')
  await isListening(false)
  heard.say('how do I tell')
  await expect.element(field()).toHaveValue('How do I cut it?')
  await field().fill('')
})

test('a question that is sent while it listens has the last words', async () => {
  const heard = await openAsk()
  await talk().click()
  heard.say('How do I freeze cigars')
  heard.sayLast('against beetles?')
  field().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(response()).toBeVisible()
  await expect
    .element(page.getByRole('complementary').getByText('How do I freeze cigars against beetles?'))
    .toBeVisible()
})

test('what keeps the browser from listening is said beside the button', async () => {
  const heard = await openAsk()
  for (const [code, message] of [
    ['not-allowed', 'The browser does not let this page use the microphone.'],
    ['audio-capture', 'No microphone was found.'],
    ['network', 'The browser could not reach its speech service.'],
    ['no-speech', 'Nothing was heard.'],
  ] as const) {
    await talk().click()
    await isListening(true)
    heard.fail(code)
    await isListening(false)
    await expect.element(page.getByText(message)).toBeVisible()
  }
  await expectSoundLayout()
  await talk().click()
  await isListening(true)
  await talk().click()
  await expect
    .element(page.getByText('Nothing was heard. Try again, closer to the microphone.'))
    .toBeVisible()
})

test('Arturo is silent while the member talks, and the music gives way', async () => {
  await openAsk()
  const lowered = vi.fn(() => () => undefined)
  const end = speech.onVoice(lowered)
  const spoken = speech.speak('It is one. It is two. It is three. It is four.', { id: 'answer' })
  await talk().click()
  await isListening(true)
  expect(await spoken).not.toBe('ended')
  expect(lowered).toHaveBeenCalled()
  expect(await speech.speak('Not now.', { id: 'other' })).toBe('stopped')
  await talk().click()
  await isListening(false)
  end()
})

test('a browser that cannot listen has no button', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  await createMember()
  await openPage('/dashboard/ask')
  await expect.element(field()).toBeVisible()
  await expect.element(talk()).not.toBeInTheDocument()
})

test('on a phone it stands below the field, and moves nothing where motion is reduced', async () => {
  await page.viewport(390, 844)
  await openAsk()
  await expectSoundLayout()
  document.documentElement.dataset.motion = 'reduced'
  await talk().click()
  await isListening(true)
  expect(Number.parseFloat(getComputedStyle(talk().element()).animationDuration)).toBe(0)
  await expectSoundLayout()
  delete document.documentElement.dataset.motion
  await talk().click()
})

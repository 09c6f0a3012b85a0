import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { fakeSpeech } from '#test/components/fake-speech.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const form = () => page.getByRole('dialog', { name: 'Add Journal Entry' })
const microphone = () => form().getByRole('button', { name: 'Dictate the notes' })

async function openForm() {
  await createMember()
  await openPage('/dashboard/journal')
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  await form().getByLabelText('Cigar Name').fill('A gift')
}

async function save() {
  await form().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(form()).not.toBeInTheDocument()
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('notes are dictated behind what is typed, and the button and Escape stop it', async () => {
  const speech = fakeSpeech()
  await openForm()
  const notes = form().getByLabelText('Tasting Notes')
  await expect.element(form().getByText('The maker of your browser may process the sound.')).toBeVisible()
  await notes.fill('Cocoa,')
  await microphone().click()
  await expect.element(microphone()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(form().getByText('Listening.')).toBeVisible()
  await expectSoundLayout()
  speech.say('then cedar', 'and leather')
  await expect.element(notes).toHaveValue('Cocoa, then cedar and leather')
  await notes.fill('Cocoa, then cedar.')
  speech.say('Better than before.')
  await expect.element(notes).toHaveValue('Cocoa, then cedar. Better than before.')
  await userEvent.keyboard('{Escape}')
  await expect.element(microphone()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(form()).toBeVisible()
  await microphone().click()
  await expect.element(microphone()).toHaveAttribute('aria-pressed', 'true')
  await microphone().click()
  await expect.element(microphone()).toHaveAttribute('aria-pressed', 'false')
  speech.say('nobody listens')
  await save()
  await expect.element(page.getByRole('article')).toHaveTextContent('Cocoa, then cedar. Better than before.')
})

test('an entry that is saved while the browser listens has the last words as well', async () => {
  const speech = fakeSpeech()
  await openForm()
  await microphone().click()
  await expect.element(microphone()).toHaveAttribute('aria-pressed', 'true')
  speech.say('Cedar first')
  speech.sayLast('and cocoa at the end.')
  await save()
  await expect.element(page.getByRole('article')).toHaveTextContent('Cedar first and cocoa at the end.')
})

test('what keeps the browser from listening is said beside the field', async () => {
  const speech = fakeSpeech()
  await openForm()
  for (const [code, message] of [
    ['not-allowed', 'The browser does not let this page use the microphone.'],
    ['network', 'The browser could not reach its speech service.'],
    ['no-speech', 'Nothing was heard.'],
  ] as const) {
    await microphone().click()
    await expect.element(microphone()).toHaveAttribute('aria-pressed', 'true')
    speech.fail(code)
    await expect.element(form().getByRole('status').filter({ hasText: message })).toBeVisible()
    await expect.element(microphone()).toHaveAttribute('aria-pressed', 'false')
  }
})

test('without speech recognition there is no button', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  await openForm()
  await expect.element(form().getByLabelText('Tasting Notes')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Dictate/ })).not.toBeInTheDocument()
})

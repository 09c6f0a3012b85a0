import { expectAccessibleInEveryLook } from './axe.ts'
import { failToListen, fakeSpeech, say, sayLast } from './fake-speech.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'

test('notes are dictated behind what is typed, and the button and Escape stop it', async ({ page }) => {
  await fakeSpeech(page)
  await createMember(page)
  await page.goto('/dashboard/journal')
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const form = page.getByRole('dialog', { name: 'Add Journal Entry' })
  const notes = form.getByLabel('Tasting Notes')
  const microphone = form.getByRole('button', { name: 'Dictate the notes' })
  await expect(form.getByText('The maker of your browser may process the sound.')).toBeVisible()
  await form.getByLabel('Cigar Name').fill('A gift')
  await notes.fill('Cocoa,')
  await microphone.click()
  await expect(microphone).toHaveAttribute('aria-pressed', 'true')
  await expect(form.getByText('Listening.')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await say(page, 'then cedar', 'and leather')
  await expect(notes).toHaveValue('Cocoa, then cedar and leather')
  await notes.fill('Cocoa, then cedar.')
  await say(page, 'Better than before.')
  await expect(notes).toHaveValue('Cocoa, then cedar. Better than before.')
  await page.keyboard.press('Escape')
  await expect(microphone).toHaveAttribute('aria-pressed', 'false')
  await expect(form).toBeVisible()
  await microphone.click()
  await microphone.click()
  await expect(microphone).toHaveAttribute('aria-pressed', 'false')
  await say(page, 'nobody listens')
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('article')).toContainText('Cocoa, then cedar. Better than before.')
})

test('an entry that is saved while the browser listens has the last words as well', async ({ page }) => {
  await fakeSpeech(page)
  await createMember(page)
  await page.goto('/dashboard/journal')
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const form = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await form.getByLabel('Cigar Name').fill('A gift')
  await form.getByRole('button', { name: 'Dictate the notes' }).click()
  await say(page, 'Cedar first')
  await sayLast(page, 'and cocoa at the end.')
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('article')).toContainText('Cedar first and cocoa at the end.')
})

test('what keeps the browser from listening is said beside the field', async ({ page }) => {
  await fakeSpeech(page)
  await createMember(page)
  await page.goto('/dashboard/journal')
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const form = page.getByRole('dialog', { name: 'Add Journal Entry' })
  const microphone = form.getByRole('button', { name: 'Dictate the notes' })
  for (const [code, message] of [
    ['not-allowed', 'The browser does not let this page use the microphone.'],
    ['network', 'The browser could not reach its speech service.'],
    ['no-speech', 'Nothing was heard.'],
  ] as const) {
    await microphone.click()
    await failToListen(page, code)
    await expect(form.getByRole('status').filter({ hasText: message })).toBeVisible()
    await expect(microphone).toHaveAttribute('aria-pressed', 'false')
  }
})

test('a session is dictated into the third that burns', async ({ page }) => {
  await fakeSpeech(page)
  await createMember(page)
  await page.goto('/dashboard/journal')
  await page.getByRole('button', { name: 'Smoke along' }).click()
  const panel = page.getByRole('region', { name: 'Smoke along' })
  await panel.getByRole('button', { name: 'Light it' }).click()
  await page.getByRole('button', { name: 'Dictate this third' }).click()
  await say(page, 'Pepper first')
  await expect(page.getByLabel('First third')).toHaveValue('Pepper first')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Listening.')).toHaveCount(0)
})

test(
  'without speech recognition there is no button, and only the portal may use the microphone',
  rest,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    )
    const landing = await page.goto('/')
    expect(landing?.headers()['permissions-policy']).toContain('microphone=()')
    await createMember(page)
    const portal = await page.goto('/dashboard/journal')
    expect(portal?.headers()['permissions-policy']).toContain('microphone=(self)')
    await page.getByRole('button', { name: 'Add New Entry' }).click()
    await expect(page.getByLabel('Tasting Notes')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Dictate/ })).toHaveCount(0)
  },
)

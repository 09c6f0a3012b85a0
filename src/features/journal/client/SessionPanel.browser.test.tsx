import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { fakeSpeech } from '#test/components/fake-speech.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const lit = (cigar: string) => page.getByRole('region', { name: cigar })
const light = () => page.getByRole('button', { name: 'Light it' }).click()

async function smokeAlong() {
  await openPage('/dashboard/journal')
  await page.getByRole('button', { name: 'Smoke along' }).click()
  const session = page.getByRole('region', { name: 'Smoke along' })
  await expect.element(session).toBeVisible()
  return session
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a session is described before it is lit', async () => {
  await createMember()
  const session = await smokeAlong()
  await expectSoundLayout()
  await session.getByLabelText('Cigar Name').fill('A gift')
  await light()
  await expect.element(lit('A gift')).toHaveTextContent('First third.')
  await expectSoundLayout()
})

test('a session is dictated into the third that burns', async () => {
  const speech = fakeSpeech()
  await createMember()
  await smokeAlong()
  await light()
  const microphone = page.getByRole('button', { name: 'Dictate this third' })
  await microphone.click()
  await expect.element(microphone).toHaveAttribute('aria-pressed', 'true')
  speech.say('Pepper first')
  await expect.element(page.getByLabelText('First third')).toHaveValue('Pepper first')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Listening.')).not.toBeInTheDocument()
})

test('a session takes its cigar out of the humidor, and puts it back after a reload', async () => {
  await createMember()
  await send('POST', '/api/humidor/items', { brand: 'Ybor', cigarName: 'House blend', quantity: 2 })
  const left = async () =>
    (await send<{ items: { quantity: number }[] }>('GET', '/api/humidor/items')).items[0]?.quantity
  const session = await smokeAlong()
  await session.getByLabelText('Cigar Name').fill('ybor')
  await page.getByRole('option', { name: /Ybor House blend/ }).click()
  await light()
  const panel = lit('Ybor House blend')
  await panel.getByRole('button', { name: 'Take it out' }).click()
  await expect.element(panel).toHaveTextContent('One taken out of your humidor.')
  expect(await left()).toBe(1)
  await openPage('/dashboard/journal')
  await panel.getByRole('button', { name: 'Put it back' }).click()
  await expect.element(panel).toHaveTextContent('It is still in your humidor.')
  expect(await left()).toBe(2)
})

test('a session that is lit is discarded after a question, and lives on without an answer', async () => {
  await createMember()
  const session = await smokeAlong()
  await session.getByLabelText('Cigar Name').fill('A gift')
  await light()
  await lit('A gift').getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard this session?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(lit('A gift')).toBeVisible()
  await lit('A gift').getByRole('button', { name: 'Discard' }).click()
  await expectSoundLayout()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(lit('A gift')).not.toBeInTheDocument()
})

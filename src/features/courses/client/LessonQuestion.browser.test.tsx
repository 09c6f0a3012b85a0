import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { completeLessons } from '#test/complete-lessons.ts'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, runSql, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import type { LessonQuestions } from '../lesson-questions.contract.ts'

const course = 'cigar-education-101'
const card = page.getByRole('region', { name: 'A question from your lessons' })
const button = (name: string) => card.getByRole('button', { name, exact: true })
const toast = (text: string) => page.getByText(text, { exact: true })
const readQuestions = () => send<LessonQuestions>('GET', '/api/lesson-questions')

/** Who has missed these questions two days ago. */
async function createLearner(missed: string[] = ['robusto']): Promise<void> {
  const { id } = await createMember()
  await completeLessons(send, course, 3, missed)
  await runSql('update missed_questions set ask_at = now() where user_id = $1', [id])
}

test('a question comes back on the overview, and a wrong answer is explained by keyboard', async () => {
  await createLearner()
  await openPage('/dashboard')
  await expect.element(card.getByRole('group', { name: 'What is a Robusto?' })).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Cigar Shapes & Sizes' }))
    .toHaveAttribute('href', `/dashboard/education/${course}/cigar-shapes-and-sizes`)
  await expectSoundLayout()
  button('Long cigar').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card.getByText('Not that one.')).toBeVisible()
  await expect.element(card.getByText('It comes back in two days.')).toBeVisible()
  // Trying again is for oneself: the first answer counts.
  await button('Try again').click()
  await button('Short cigar').click()
  await expect.element(card.getByText('Right.')).toBeVisible()
  await expect.element(card.getByText('It comes back in two days.')).toBeVisible()
  await button('Done').click()
  await expect.element(card).not.toBeInTheDocument()
  expect((await readQuestions()).question).toBeNull()
})

test('after a right answer the card says when it comes back, and another waits for the next visit', async () => {
  await createLearner(['robusto', 'dark-wrapper'])
  await openPage('/dashboard')
  await button('Short cigar').click()
  await expect.element(card.getByText('It comes back in a week.')).toBeVisible()
  await expect.poll(async () => (await readQuestions()).question?.id).toBe('dark-wrapper')
  await expect.element(card.getByRole('group', { name: 'What is a Robusto?' })).toBeVisible()
  await expectSoundLayout()
  await button('Done').click()
  await expect.element(card).not.toBeInTheDocument()
  await openPage('/dashboard')
  await expect.element(card.getByRole('group', { name: /very dark wrapper/ })).toBeVisible()
})

test('“Not now” puts it off until tomorrow, and the focus stays in its place', async () => {
  await createLearner()
  await openPage('/dashboard')
  await expect.element(button('Not now')).toBeVisible()
  button('Not now').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(toast('It comes back tomorrow.')).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  expect(document.querySelector('main')?.contains(document.activeElement)).toBe(true)
  expect(await readQuestions()).toEqual({ isOn: true, question: null })
})

test('without a connection the card comes back, and says so', async () => {
  await createLearner()
  await openPage('/dashboard')
  await expect.element(button('Not now')).toBeVisible()
  await commands.failRequests('**/api/lesson-questions/**')
  await button('Not now').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(card).toBeVisible()
  await commands.restoreRequests()
})

test('the questions are switched off from the card, with a way back', async () => {
  await createLearner()
  await openPage('/dashboard')
  await button('Do not ask me again').click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(toast('No more questions from your lessons.')).toBeVisible()
  expect(await readQuestions()).toEqual({ isOn: false, question: null })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(card).toBeVisible()
  expect((await readQuestions()).isOn).toBe(true)
})

test('the switch in the settings says what it does, is saved, and keeps the overview free', async () => {
  await createLearner()
  await openPage('/dashboard/settings?tab=preferences')
  const control = page.getByRole('switch', { name: 'Questions from your lessons' })
  await expect.element(control).toHaveAttribute('aria-checked', 'true')
  await expect.element(control).toHaveAccessibleDescription(/comes back on your overview days later/)
  control.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(control).toHaveAttribute('aria-checked', 'false')
  await openPage('/dashboard')
  await expect.element(page.getByRole('heading', { name: 'Lately in your journal' })).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  await openPage('/dashboard/settings?tab=preferences')
  await expect.element(control).toHaveAttribute('aria-checked', 'false')
})

test('a switch that is not saved goes back, and Try Again saves it', async () => {
  await createMember()
  await openPage('/dashboard/settings?tab=preferences')
  const control = page.getByRole('switch', { name: 'Questions from your lessons' })
  await expect.element(control).toBeVisible()
  await commands.failRequests('**/api/lesson-questions')
  await control.click()
  await expect.element(page.getByText('Failed to update setting')).toBeVisible()
  await expect.element(control).toHaveAttribute('aria-checked', 'true')
  await commands.restoreRequests()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(async () => (await readQuestions()).isOn).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { completeLessons } from '#test/complete-lessons.ts'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, runSql, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const course = 'drinks-for-the-deck'
const address = `/dashboard/education/${course}/certificate`
const certificate = page.getByRole('article', { name: 'Certificate of Drinks for the Deck' })
const print = page.getByRole('button', { name: 'Print' })

test('the certificate has name, course, day and seal, and is printed by keyboard', async () => {
  const { id } = await createMember({ fullName: 'Ada Lovelace' })
  await completeLessons(send, course, 3)
  await runSql(
    `update lesson_completions set completed_at =
       case lesson when 'match-or-balance' then '2026-11-27T12:00Z'::timestamptz else '2026-11-21T12:00Z' end
     where user_id = $1`,
    [id],
  )
  await openPage(address)
  await expect.element(certificate.getByText('Ada Lovelace')).toBeVisible()
  await expect.element(certificate.getByText('Smoke Deck', { exact: true })).toBeVisible()
  await expect.element(certificate.getByRole('heading', { name: 'Drinks for the Deck' })).toBeVisible()
  await expect
    .element(certificate.getByText('Three lessons, the last of them on November 27, 2026'))
    .toBeVisible()
  await expect.element(certificate.getByRole('img', { name: 'Seal of Smoke Deck' })).toBeVisible()
  await expectSoundLayout()
  const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  print.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(printing).toHaveBeenCalledOnce()
})

test('without a name there is a line to write on', async () => {
  await createMember()
  await completeLessons(send, course, 3)
  await openPage(address)
  await expect.element(certificate.getByText('Name, to be written by hand')).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Add it in Settings' })).toBeVisible()
  await expectSoundLayout()
})

test('a long name fits the sheet', async () => {
  await createMember({ fullName: `${'Bartholomew '.repeat(7)}Featherstone` })
  await completeLessons(send, course, 3)
  await openPage(address)
  await expect.element(certificate.getByText(/Featherstone$/)).toBeVisible()
  await expectSoundLayout()
})

test('before the last lesson the page says how many are left, and leads to the open one', async () => {
  await createMember()
  await completeLessons(send, course, 1)
  await openPage(address)
  await expect.element(page.getByText('Two lessons are left.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Go to Match or Balance' }))
    .toHaveAttribute('href', `/dashboard/education/${course}/match-or-balance`)
  await expect.element(print).not.toBeInTheDocument()
  await expectSoundLayout()
})

test('a course that does not exist has none', async () => {
  await createMember()
  await openPage('/dashboard/education/smoke-rings/certificate')
  await expect.element(page.getByText('There is no such course.')).toBeVisible()
})

test('the course and the end of its last lesson lead to the certificate', async () => {
  await createMember()
  await openPage('/dashboard/education')
  const section = page.getByRole('region', { name: 'Drinks for the Deck' })
  await expect.element(section).toBeVisible()
  await expect.element(section.getByRole('link', { name: 'Your certificate' })).not.toBeInTheDocument()
  await completeLessons(send, course, 3)
  await openPage('/dashboard/education')
  await expect
    .element(section.getByRole('link', { name: 'Your certificate' }))
    .toHaveAttribute('href', address)
  await section.getByRole('link', { name: 'Review Glass, Water, and Ice' }).click()
  await page.getByRole('link', { name: 'See your certificate' }).click()
  await expect.element(certificate).toBeVisible()
})

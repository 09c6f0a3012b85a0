import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { interceptRequests, loseRequests } from '#test/components/requests.ts'

const anatomy = '/dashboard/education/cigar-education-101/anatomy-of-a-cigar'
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the first lesson is worked through by keyboard, and its seal opens the second', async () => {
  await createMember()
  await openPage('/dashboard/education')
  const course = page.getByRole('region', { name: 'Cigar Education 101 – The Essentials' })
  await expect.element(course.getByText('(0 of 5 lessons completed)')).toBeVisible()
  expect(course.getByText('Locked').elements()).toHaveLength(4)
  await expectSoundLayout()
  await course.getByRole('link', { name: 'Start Anatomy of a Cigar' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anatomy of a Cigar' })).toBeVisible()
  // Pressed too early, it leads to what is left.
  await button('Complete the lesson').click()
  await expect.element(page.getByText('Still to go: seven parts.')).toBeVisible()
  await expect
    .element(page.getByText('Still to go: Head, Band, Wrapper, Binder, Filler, Body, Foot.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'All parts' }).getByRole('button', { name: 'Head' }))
    .toHaveFocus()
  for (const part of ['Cap', 'Head', 'Band', 'Wrapper', 'Binder', 'Filler', 'Body', 'Foot']) {
    button(part).first().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
  }
  await expect.element(page.getByText('You have gone through everything in this lesson.')).toBeVisible()
  await expectSoundLayout()
  await button('Complete the lesson').click()
  await expect.element(page.getByRole('region', { name: 'End of the lesson' })).toHaveFocus()
  const parts = page.getByRole('navigation', { name: 'Parts of this lesson' })
  await expect.element(parts.getByRole('link', { name: 'Read done' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Next: Cigar Shapes & Sizes' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cigar Shapes & Sizes' })).toBeVisible()
  await page.getByRole('link', { name: 'Smoke Deck U' }).first().click()
  await expect.element(course.getByText('(1 of 5 lessons completed)')).toBeVisible()
  await expect.element(course.getByRole('link', { name: 'Review Anatomy of a Cigar' })).toBeVisible()
})

test('what was opened of a lesson is still opened after a reload', async () => {
  await createMember()
  await openPage(anatomy)
  await button('Cap').first().click()
  await button('Band').first().click()
  await expect.element(page.getByText('2 of 8', { exact: true })).toBeVisible()
  await openPage('/dashboard/education')
  await openPage(anatomy)
  await expect.element(page.getByText('2 of 8', { exact: true })).toBeVisible()
})

test('a locked lesson shows where to go on, and nothing of its text', async () => {
  await createMember()
  await openPage('/dashboard/education/cigar-education-101/how-to-cut-light-and-puff')
  await expect.element(page.getByText('This lesson is locked.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Anatomy of a Cigar' })).toBeVisible()
  await expect.element(page.getByText('Toast the foot')).not.toBeInTheDocument()
  await expectSoundLayout()
})

test('without a connection a lesson opens and is completed, and counts once there is one', async () => {
  await createMember()
  const requests = interceptRequests()
  await openPage('/dashboard/education')
  await expect.poll(() => requests.some(({ line }) => line.endsWith('/anatomy-of-a-cigar'))).toBe(true)
  const lost = loseRequests(/courses/)
  await page.getByRole('link', { name: 'Start Anatomy of a Cigar' }).click()
  for (const part of ['Cap', 'Head', 'Band', 'Wrapper', 'Binder', 'Filler', 'Body', 'Foot'])
    await button(part).first().click()
  await button('Complete the lesson').click()
  const kept = page.getByText('Kept on this device, and sent as soon as the server answers.')
  await expect.element(kept).toBeVisible()
  await page.getByRole('link', { name: 'All lessons' }).click()
  await expect.element(kept).toBeVisible()
  await page.getByRole('link', { name: 'Review Anatomy of a Cigar' }).click()
  await expect.element(kept).toBeVisible()
  await expect.element(button('Complete the lesson')).not.toBeInTheDocument()
  lost.restore()
  await page.getByRole('link', { name: 'All lessons' }).click()
  await expect.element(page.getByText('(1 of 5 lessons completed)')).toBeVisible()
})

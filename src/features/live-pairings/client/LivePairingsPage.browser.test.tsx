import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const cigar = () => page.getByLabelText('Cigar', { exact: true })
const open = () => page.getByRole('button', { name: 'Open the session' })

test('a session needs a cigar that we know, and what was typed stays', async () => {
  await createMember()
  await openPage('/lounge/pairings')
  await open().click()
  await expect.element(page.getByText('Please name a cigar')).toBeVisible()
  await expect.element(cigar()).toHaveFocus()
  await cigar().fill('zzzz')
  await open().click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We don’t know that cigar. Try the name on the band.')
  await expect.element(cigar()).toHaveValue('zzzz')
})

test('a session is opened, voted in and revealed, and is sound at every step', async () => {
  await createMember()
  const shown = await openPage('/lounge/pairings')
  await cigar().fill('Padrón 1964 Anniversary')
  await page.getByLabelText('Drink 1').fill('Lagavulin 16 Year')
  await open().click()
  await expect.element(page.getByRole('heading', { name: 'Padrón 1964 Anniversary', level: 2 })).toBeVisible()
  expect(shown.address()).toMatch(/\?session=/)
  await page.getByRole('button', { name: 'Begin the first third' }).click()
  const stars = page
    .getByRole('radiogroup', { name: 'Lagavulin 16 Year, First third' })
    .getByRole('radio', { name: /^4\b/ })
  await stars.click({ force: true })
  await expect.element(stars).toBeChecked()
  await expect.element(page.getByText('1 vote')).toBeVisible()
  await expectSoundLayout()
  for (const step of ['Go on to the second third', 'Go on to the final third', 'Reveal the votes'])
    await page.getByRole('button', { name: step }).click()
  await expect.element(page.getByText('4.0 of 5 stars')).toBeVisible()
  await expectSoundLayout()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#test/components/actions.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { loseAnswers, loseRequests } from '#test/components/requests.ts'
import { textsOf } from '#test/components/texts.ts'

const waiting = () => page.getByRole('region', { name: 'Not sent yet' })
const dialog = () => page.getByRole('dialog', { name: 'Add Journal Entry' })

/** By keyboard: in this window, what is said about the entry before covers the button for a while. */
const save = () => press(dialog().getByRole('button', { name: 'Save Entry' }), 'Enter')

async function write(cigar: string) {
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  await dialog().getByLabelText('Cigar Name').fill(cigar)
  await dialog().getByLabelText('Tasting Notes').fill('Written on the deck, without a signal.')
  await save()
  await expect.element(dialog()).not.toBeInTheDocument()
}

test('an answer that is lost on its way makes no second entry', async () => {
  await createMember()
  await openPage('/dashboard/journal')
  const answers = loseAnswers(/^POST \/api\/journal\/entries$/)
  await write('Only once')
  await expect.element(waiting()).toHaveTextContent('Only once')
  answers.restore()
  await expect.element(waiting()).not.toBeInTheDocument()
  await openPage('/dashboard/journal')
  await expect.poll(() => textsOf(page.getByRole('heading', { level: 3 }))).toEqual(['Only once'])
  await expect.element(waiting()).not.toBeInTheDocument()
})

test('an entry that waits is edited and discarded', async () => {
  await createMember()
  await openPage('/dashboard/journal')
  loseRequests(/^POST \/api\/journal\/entries$/)
  await write('Keep')
  await write('Drop')
  await page.getByRole('button', { name: 'Discard Drop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(waiting().getByRole('listitem')).toHaveLength(1)
  await page.getByRole('button', { name: 'Edit Keep' }).click()
  await dialog().getByLabelText('Cigar Name').fill('Kept and mended')
  await save()
  await expect.element(waiting()).toHaveTextContent('Kept and mended')
  await expect.element(waiting().getByRole('listitem')).toHaveLength(1)
})

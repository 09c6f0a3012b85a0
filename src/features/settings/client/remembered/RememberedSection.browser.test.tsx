import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const section = () => page.getByRole('region', { name: 'What Arturo remembers about you', exact: true })
const group = (name: string) => section().getByRole('region', { name, exact: true })
const told = () => group('What you told him')
const shown = () => group('What your ratings show')
const undo = () => page.getByRole('button', { name: 'Undo' }).first()
const tell = (question: string) => send('POST', '/api/ask', { question })
const open = () => openPage('/dashboard/settings?tab=preferences')

async function rateRums(): Promise<void> {
  for (const drink of ['Appleton Estate Signature', 'Diplomático Reserva Exclusiva', 'Diplomático Mantuano'])
    await send('POST', '/api/journal/entries', {
      cigar: 'Liga Privada No. 9',
      drink,
      notes: 'Good.',
      rating: 5,
    })
}

test('what a member told Arturo is listed in their words, forgotten line by line, and comes back', async () => {
  await createMember()
  await tell('I don’t drink alcohol.')
  await tell('I can’t stand smoky drinks.')
  await open()
  const line = told().getByRole('listitem').filter({ hasText: 'You don’t drink alcohol.' })
  await expect.element(line).toHaveTextContent(/You said “I don't drink alcohol” just now/)
  await told().getByRole('button', { name: 'Forget “You don’t drink alcohol”' }).click()
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(told().getByRole('heading')).toHaveFocus()
  await expect.element(told().getByText('You don’t like smoky drinks.')).toBeVisible()
  await undo().click()
  await expect.element(line).toBeVisible()
  await expectSoundLayout()
})

test('what the ratings show is forgotten, and counts again', async () => {
  await createMember()
  await rateRums()
  await open()
  await expect.element(shown().getByText('You rated rum high.')).toBeVisible()
  await shown().getByRole('button', { name: 'Forget “You rated rum high”' }).click()
  await expect.element(shown().getByText('You rated rum high.')).not.toBeInTheDocument()
  const { leanings } = await send<{ leanings: { about: string }[] }>('GET', '/api/taste')
  expect(leanings.map(({ about }) => about)).not.toContain('Rum')
  await group('What no longer counts')
    .getByRole('button', { name: 'Count “You rated rum high” again' })
    .click()
  await expect.element(shown().getByText('You rated rum high.')).toBeVisible()
})

test('everything is forgotten at once, and comes back', async () => {
  await createMember()
  await tell('I hate cinnamon.')
  await rateRums()
  await open()
  await expect.element(told().getByText('You don’t like cinnamon.')).toBeVisible()
  await expect.element(shown().getByText('You rated rum high.')).toBeVisible()
  await section().getByRole('button', { name: 'Forget everything' }).click()
  await expect.element(told().getByText(/^Nothing yet\./)).toBeVisible()
  await expect.element(shown().getByText('Nothing that counts.')).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Forget everything' })).not.toBeInTheDocument()
  await undo().click()
  await expect.element(told().getByText('You don’t like cinnamon.')).toBeVisible()
  await expect.element(shown().getByText('You rated rum high.')).toBeVisible()
})

test('an empty list says what will come to stand there', async () => {
  await createMember()
  await open()
  await expect.element(told().getByText(/^Nothing yet\. When you say in a question/)).toBeVisible()
  await expect.element(shown().getByText(/^Nothing yet\. Rate two pairings/)).toBeVisible()
})

test('with Memory off the list says that nothing is used, and can still be removed', async () => {
  await createMember()
  await tell('I hate cinnamon.')
  await send('PATCH', '/api/settings', { memory_enabled: false })
  await open()
  await expect.element(section().getByText('Memory is off: nothing of this is used now.')).toBeVisible()
  await told().getByRole('button', { name: 'Forget “You don’t like cinnamon”' }).click()
  await expect.element(told().getByText(/^Nothing yet\./)).toBeVisible()
})

test('a list that fails to load says so, and Try Again loads it', async () => {
  await createMember()
  await tell('I hate cinnamon.')
  await commands.failRequests('**/api/ask/memories')
  await open()
  await expect.element(told().getByRole('alert')).toBeVisible()
  await expect.element(shown().getByText(/^Nothing yet\./)).toBeVisible()
  await commands.restoreRequests()
  await told().getByRole('button', { name: 'Try Again' }).click()
  await expect.element(told().getByText('You don’t like cinnamon.')).toBeVisible()
})

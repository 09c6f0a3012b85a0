import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const oliva = { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 3 }
const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('an unreadable inventory says so and can be tried again', async () => {
  await createMember()
  await send('POST', '/api/humidor/items', oliva)
  await commands.answerRequests('**/api/humidor/items', 500)
  await openPage('/dashboard/humidor')
  await expect.element(page.getByText('Failed to load inventory')).toBeVisible()
  await commands.restoreRequests()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(rowOf('Oliva Serie V Melanio')).toBeVisible()
})

test('a full humidor is accessible and fits every width', async () => {
  await createMember()
  await send('POST', '/api/humidor/items', { ...oliva, location: 'Top shelf', purchasedOn: '2026-01-05' })
  await send('POST', '/api/humidor/items', {
    ...oliva,
    brand: 'A maker with a long name',
    cigarName: 'Reserve of the Second Sunday in November',
  })
  await openPage('/dashboard/humidor')
  await expect.element(rowOf('Melanio')).toBeVisible()
  await expectSoundLayout()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

test('a member who reads Celsius sees no degrees Fahrenheit, neither in a result nor in the vault', async () => {
  await createMember()
  await send('PATCH', '/api/settings', { temperature_unit: 'C' })
  await openPage('/pair?cigar=Oliva+Serie+V+Melanio&type=wine')
  const main = page.getByRole('main')
  await expect.element(main).toHaveTextContent(/\d °C/)
  await expect.element(main).not.toHaveTextContent('°F')
  await openPage('/dashboard/pairings')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect.element(main).toHaveTextContent(/\d °C/)
  await expect.element(main).not.toHaveTextContent('°F')
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

interface Featured {
  slug: string
  title: string
  description: string
  cigar_desc: string
  spirit_desc: string
}

test('Tonight’s Pick on the overview gives its reason and leads to the full pairing', async () => {
  await createMember()
  const pick = await send<Featured>('GET', '/api/pairings/featured')
  const { address } = await openPage('/dashboard')
  const card = page.getByRole('region', { name: 'Tonight’s Pick' })
  await expect.element(card.getByRole('heading', { level: 3 })).toHaveTextContent(pick.title)
  await expect.element(card).toHaveTextContent(pick.description.split(/(?<=\.)\s/)[0]!)
  await card.getByRole('link', { name: 'See the pairing' }).click()
  await expect.poll(address).toBe(`/pairings/${pick.slug}`)
  await expect
    .element(page.getByRole('main').getByRole('heading', { level: 1 }))
    .toHaveTextContent(pick.title)
  for (const text of [pick.cigar_desc, pick.spirit_desc, ...pick.description.split('\n\n')])
    await expect.element(page.getByText(text)).toBeVisible()
})

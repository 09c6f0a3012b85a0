import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMember, runSql, send } from '#test/components/members.ts'
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
  await expect.element(card).toHaveTextContent(pick.description.split(/(?<=\.) /)[0]!)
  await card.getByRole('link', { name: 'See the pairing' }).click()
  await expect.poll(address).toBe(`/pairings/${pick.slug}`)
  await expect
    .element(page.getByRole('main').getByRole('heading', { level: 1 }))
    .toHaveTextContent(pick.title)
  for (const text of [pick.cigar_desc, pick.spirit_desc, ...pick.description.split('\n\n')])
    await expect.element(page.getByText(text)).toBeVisible()
})

test('A pick that an admin chooses is shown at once', async () => {
  const { id } = await createMember()
  await openPage('/dashboard')
  const card = page.getByRole('region', { name: 'Tonight’s Pick' })
  await expect.element(card.getByRole('heading', { level: 3 })).toBeVisible()
  await runSql("update users set role = 'admin' where id = $1", [id])
  const title = `Roof & Rain ${crypto.randomUUID().slice(0, 8)}`
  const pairing = await send<{ id: string }>('POST', '/api/admin/pairings', {
    title,
    cigar_name: 'Roof',
    spirit_name: 'Rain',
  })
  await send('PUT', `/api/admin/pairings/${pairing.id}/pick`, {})
  await expect.element(card.getByRole('heading', { level: 3 })).toHaveTextContent(title)
  await send('DELETE', `/api/admin/pairings/${pairing.id}`)
  await expect.element(card.getByRole('heading', { level: 3 })).not.toHaveTextContent(title)
})

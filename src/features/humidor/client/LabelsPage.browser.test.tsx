import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { matching } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { textsOf } from '#test/components/texts.ts'

test('labels are chosen for printing, and what the code of one opens is what lies there', async () => {
  await createMember()
  await send('POST', '/api/humidor/items', { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 3 })
  await send('POST', '/api/humidor/items', {
    brand: 'Padrón',
    cigarName: '1964 Anniversary',
    quantity: 8,
    location: 'Top',
  })
  await openPage('/dashboard/humidor/labels')
  await expect.element(page.getByRole('heading', { name: 'Top' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print 2 labels' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Print Top, My Humidor' }).click()
  await expect.element(page.getByRole('button', { name: 'Print 1 label' })).toBeVisible()
  await openPage('/dashboard/humidor?location=Top')
  const rows = page.getByRole('region', { name: /in the box|found/ }).getByRole('listitem')
  await expect.poll(() => textsOf(rows)).toEqual(matching(/1964/))
  await page.getByRole('button', { name: 'Top, show all' }).click()
  await expect.element(rows).toHaveLength(2)
})

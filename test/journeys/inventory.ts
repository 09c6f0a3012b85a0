import { expect, type Page } from '@playwright/test'

/** Of the inventory, by a part of the cigar's name. */
export const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** A cigar in the humidor of the member who is signed in: three Oliva Serie V Melanio, with other fields where given. */
export async function addItem(page: Page, fields: object = {}) {
  const data = { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 3, ...fields }
  const answer = await page.request.post('/api/humidor/items', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { explorer, openExplorer } from '#test/components/explorer.ts'
import { interceptRequests } from '#test/components/requests.ts'
import { expectTexts } from '#test/components/texts.ts'
import type { Retailer } from '../shopping.contract.ts'

const question = '?cigar=Padron+1964+Anniversary+Maduro'
const shops: Retailer[] = [
  { name: 'Leaf & Co', template: 'https://leaf.example/find?q={name}', shelf: 'cigars' },
  { name: 'Bottle Hall', template: 'https://bottles.example/{name}', shelf: 'drinks' },
]
const links = () => page.getByRole('region', { name: 'Affiliate links' })

/** The server has no shops for a member who turned the links off. */
const answerShops = (retailers: Retailer[]) =>
  interceptRequests(({ line }, real) =>
    line === 'GET /api/retailers' ? Promise.resolve(Response.json({ retailers })) : real(),
  )

test('a result in the portal shows the links to the shops, marked as such', async () => {
  answerShops(shops)
  await openExplorer(question)
  await expectTexts(links().getByRole('link'), ['Leaf & Co', 'Bottle Hall'])
  await expect
    .element(links())
    .toHaveTextContent('Affiliate links This lounge may earn from a purchase there. It sells nothing itself.')
  for (const link of links().getByRole('link').elements()) {
    expect(link.getAttribute('rel')).toBe('sponsored noopener')
    expect(link.getAttribute('target')).toBe('_blank')
  }
  await expectSoundLayout()
})

test('a result in the portal shows no links without a shop', async () => {
  const requests = answerShops([])
  await openExplorer(question)
  await expect.element(explorer.title()).toBeVisible()
  await expect.poll(() => requests.map(({ line }) => line)).toContain('GET /api/retailers')
  await expect.element(links()).not.toBeInTheDocument()
})

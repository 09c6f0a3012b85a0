import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { savePairing } from './saved-pairings.ts'

const yesterday = () => new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA')

test('a new member reads how to begin, and the finder is there', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByText('In your vault')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Find your first pairing' })).toHaveAttribute('href', '/pair')
  await expect(main.getByRole('link', { name: 'Add your bottles' })).toHaveAttribute('href', '/dashboard/bar')
  await expect(main.getByRole('link', { name: 'Write your first entry' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Add your first cigar' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Open the journal' })).toHaveAttribute(
    'href',
    '/dashboard/journal',
  )
  await expect(main.getByRole('heading', { name: 'How was it?' })).toBeHidden()
})

test('the overview counts the cigars of the humidor, with its air, and shows the latest entries of the journal', async ({
  page,
}) => {
  await createMember(page)
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const padron = { brand: 'Padrón', cigarName: '1964 Anniversary' }
  await post('/api/humidor/items', { ...padron, quantity: 3, purchasedOn: '2020-01-01' })
  const { token } = await post('/api/devices', { name: 'Cabinet', kind: 'push' })
  const reading = { at: new Date().toISOString(), temperature: 68, humidity: 61 }
  await page.request.post('/api/sensors/readings', {
    headers: { authorization: `Bearer ${token}` },
    data: { readings: [reading] },
  })
  for (const day of ['2026-01-04', '2026-01-03', '2026-01-02', '2026-01-01'])
    await post('/api/journal/entries', {
      cigar: `Written ${day}`,
      notes: 'Cedar.',
      rating: 4,
      smokedAt: day,
    })
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^3 (past their best|to smoke now)$/ })).toBeVisible()
  await expect(main.getByText('Too dry, 61.0%')).toBeVisible()
  await expect(main.getByText('Last evening').locator('..')).toContainText('Jan 4')
  const lately = main.getByRole('region', { name: 'Lately in your journal' })
  await expect(lately.getByRole('listitem')).toHaveCount(3)
  await expect(lately.getByRole('link', { name: 'All 4 entries' })).toBeVisible()
  await lately.getByRole('link', { name: 'Written 2026-01-03' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Written 2026-01-03' })).toBeVisible()
})

test('on the next day the overview asks how it was, until there are stars', async ({ page }) => {
  await createMember(page)
  const id = await savePairing(page)
  await page.request.patch(`/api/saved-pairings/${id}`, { data: { tried_on: yesterday() } })
  await page.goto('/dashboard')
  const question = page.getByRole('region', { name: 'How was it?' })
  await expect(question).toContainText('Zacapa 23')
  await question.getByRole('radio', { name: '4 stars' }).click()
  const row = async () => (await page.request.get(`/api/saved-pairings/${id}`)).json()
  await expect.poll(async () => (await row()).rating).toBe(4)
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await row()).rating).toBe(null)
  await question.getByRole('button', { name: 'I didn’t have it' }).click()
  await expect.poll(async () => (await row()).status).toBe('looked up')
  await page.reload()
  await expect(page.getByText('In your vault')).toBeVisible()
  await expect(question).toBeHidden()
})

test('a fact that could not be read says so in its place, and is read on another try', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*(ERR_FAILED|status of 500)/)
  await createMember(page)
  await page.route('**/api/bar', route =>
    route.fulfill({ status: 500, json: { error: 'A bug', code: 'INTERNAL', requestId: '1' } }),
  )
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByText('This couldn’t be read.')).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Find your first pairing' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.unroute('**/api/bar')
  await main.getByRole('button', { name: 'Try again: Running low' }).click()
  await expect(main.getByRole('link', { name: 'Add your bottles' })).toBeVisible()
  await expect(main.getByText('This couldn’t be read.')).toHaveCount(0)
})

test('a pairing with stars counts as tried', async ({ page }) => {
  await createMember(page)
  const id = await savePairing(page)
  await page.request.patch(`/api/saved-pairings/${id}`, { data: { rating: 5 } })
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByRole('link', { name: '1 tried' })).toBeVisible()
})

test('the overview with all its facts is accessible', rest, async ({ page }) => {
  await createMember(page)
  const id = await savePairing(page)
  await page.request.patch(`/api/saved-pairings/${id}`, { data: { tried_on: yesterday() } })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'How was it?' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

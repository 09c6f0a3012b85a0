import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { changePairing, readPairing, savePairing } from '#test/components/pairings.ts'

const yesterday = () => new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA')
const main = () => page.getByRole('main')
const link = (name: string | RegExp) => main().getByRole('link', { name })

/** A member who had a pairing on the day before. */
async function openNextDay(): Promise<string> {
  await createMember()
  const id = await savePairing()
  await changePairing(id, { tried_on: yesterday() })
  await openPage('/dashboard')
  return id
}

test('a new member reads how to begin, and the finder is there', async () => {
  await createMember()
  await openPage('/dashboard')
  await expect.element(main().getByText('In your vault')).toBeVisible()
  await expect.element(link('Find your first pairing')).toHaveAttribute('href', '/pair')
  await expect.element(link('Add your bottles')).toHaveAttribute('href', '/dashboard/bar')
  await expect.element(link('Write your first entry')).toBeVisible()
  await expect.element(link('Add your first cigar')).toBeVisible()
  await expect.element(link('Open the journal')).toHaveAttribute('href', '/dashboard/journal')
  await expect.element(page.getByRole('region', { name: 'Pairing finder' })).toBeVisible()
  await expect.element(main().getByRole('heading', { name: 'How was it?' })).not.toBeInTheDocument()
})

test('the overview reads each of its facts once', async () => {
  await createMember()
  performance.clearResourceTimings()
  await openPage('/dashboard')
  await expect.element(link('Write your first entry')).toBeVisible()
  const read = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.startsWith('/api/'))
  await expect.poll(read).toContain('/api/journal/entries')
  expect(read()).toContain('/api/saved-pairings/summary')
  expect(read().toSorted()).toEqual([...new Set(read())].toSorted())
})

test('the overview counts the cigars of the humidor, with its air, and shows the latest entries of the journal', async () => {
  await createMember()
  const padron = { brand: 'Padrón', cigarName: '1964 Anniversary' }
  await send('POST', '/api/humidor/items', { ...padron, quantity: 3, purchasedOn: '2020-01-01' })
  const { token } = await send<{ token: string }>('POST', '/api/devices', { name: 'Cabinet', kind: 'push' })
  const reading = { at: new Date().toISOString(), temperature: 68, humidity: 61 }
  const sent = await fetch('/api/sensors/readings', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ readings: [reading] }),
  })
  expect(sent.ok).toBe(true)
  for (const day of ['2026-01-04', '2026-01-03', '2026-01-02', '2026-01-01'])
    await send('POST', '/api/journal/entries', {
      cigar: `Written ${day}`,
      notes: 'Cedar.',
      rating: 4,
      smokedAt: day,
    })
  await openPage('/dashboard')
  await expect.element(link(/^3 (past their best|to smoke now)$/)).toBeVisible()
  await expect.element(main().getByText('Too dry, 61.0%')).toBeVisible()
  await expect
    .poll(() => main().getByText('Last evening').element().parentElement?.textContent)
    .toContain('Jan 4')
  const lately = main().getByRole('region', { name: 'Lately in your journal' })
  await expect.element(lately.getByRole('listitem')).toHaveLength(3)
  await expect.element(lately.getByRole('link', { name: 'All 4 entries' })).toBeVisible()
  await lately.getByRole('link', { name: 'Written 2026-01-03' }).click()
  await expect
    .element(page.getByRole('article').getByRole('heading', { name: 'Written 2026-01-03' }))
    .toBeVisible()
})

test('on the next day the overview asks how it was, until there are stars', async () => {
  const id = await openNextDay()
  const question = page.getByRole('region', { name: 'How was it?' })
  await expect.element(question).toHaveTextContent('Zacapa 23')
  await question.getByRole('radio', { name: '4 stars' }).click()
  const row = () => readPairing(id)
  await expect.poll(async () => (await row()).rating).toBe(4)
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await row()).rating).toBe(null)
  await question.getByRole('button', { name: 'I didn’t have it' }).click()
  await expect.poll(async () => (await row()).status).toBe('looked up')
  await openPage('/dashboard')
  await expect.element(page.getByText('In your vault')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('a fact that could not be read says so in its place, and is read on another try', async () => {
  await createMember()
  await commands.answerRequests('**/api/bar', 500, { error: 'A bug', code: 'INTERNAL', requestId: '1' })
  await openPage('/dashboard')
  const unread = main().getByText('This couldn’t be read.')
  await expect.element(unread).toHaveLength(1)
  await expect.element(link('Find your first pairing')).toBeVisible()
  await expectSoundLayout()
  await commands.restoreRequests()
  await main().getByRole('button', { name: 'Try again: Running low' }).click()
  await expect.element(link('Add your bottles')).toBeVisible()
  await expect.element(unread).not.toBeInTheDocument()
})

test('a pairing with stars counts as tried', async () => {
  await createMember()
  await changePairing(await savePairing(), { rating: 5 })
  await openPage('/dashboard')
  await expect.element(link('1 tried')).toBeVisible()
})

test('the overview with all its facts is accessible and fits every width', async () => {
  await openNextDay()
  await expect.element(page.getByRole('region', { name: 'How was it?' })).toBeVisible()
  await expectSoundLayout()
})

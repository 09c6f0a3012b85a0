import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const cigar = 'Padron 1964 Anniversary Maduro'
const main = page.getByRole('main')
const title = main.getByRole('heading', { level: 2 }).filter({ hasText: '&' })
const tonight = page.getByRole('button', { name: 'Have it tonight' })
const runnersUp = main
  .getByRole('region', { name: /^(Two runners-up|The other (pours|cigars))$/ })
  .getByRole('button')

interface SavedRow {
  status: string
  tried_on: string | null
}

const readVault = async () => (await send<{ pairings: SavedRow[] }>('GET', '/api/saved-pairings')).pairings

async function openResult() {
  await createMember()
  const shown = await openPage(`/pair?cigar=${encodeURIComponent(cigar)}`)
  await expect.element(title).toBeVisible()
  return shown
}

test('“Have it tonight” marks the row, can be undone, and leads to the vault', async () => {
  const { address } = await openResult()
  await tonight.click()
  await expect.element(page.getByText('You’re having this one tonight.')).toHaveFocus()
  const today = new Date().toLocaleDateString('en-CA')
  expect(await readVault()).toMatchObject([{ status: 'tried', tried_on: today }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(tonight).toBeVisible()
  await expect.poll(readVault).toMatchObject([{ status: 'looked up', tried_on: null }])
  await tonight.click()
  await page.getByRole('link', { name: 'Open in my vault' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Tried', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(address()).toMatch(/^\/dashboard\/pairings\/[\da-f-]{36}$/)
})

test('a runner-up that is shared or had tonight is saved first', async () => {
  await openResult()
  await runnersUp.first().click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Share this pairing' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Kept in your vault.')).toBeVisible()
  expect(await readVault()).toHaveLength(2)
  await tonight.click()
  await expect.element(page.getByText('You’re having this one tonight.')).toBeVisible()
  expect((await readVault()).filter(row => row.status === 'tried')).toHaveLength(1)
})

test('three more drinks of other families follow the runners-up, and are shown without being saved', async () => {
  await openResult()
  await expect.element(runnersUp.nth(1)).toBeVisible()
  expect(runnersUp.elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Three more drinks of other families' }).click()
  await expect.element(runnersUp.nth(4)).toBeVisible()
  expect(runnersUp.elements()).toHaveLength(5)
  await runnersUp.last().click()
  await expect.element(title).toHaveFocus()
  expect(await readVault()).toHaveLength(1)
})

test('Find Similar offers cigars like this one and drinks like that one, each with its result', async () => {
  await createMember()
  await send('POST', '/api/saved-pairings', {
    cigar_name: 'Ashton Classic',
    pairing_name: 'Lagavulin 16 Year',
    pairing_type: 'spirit',
    notes: 'Smoke meets smoke.',
  })
  const { address } = await openPage('/dashboard/pairings')
  await page.getByRole('link', { name: 'Find Similar' }).click()
  const cigars = page.getByRole('region', { name: 'Cigars like Ashton Classic' })
  const drinks = page.getByRole('region', { name: 'Drinks like Lagavulin 16 Year' })
  await expect.element(cigars).toBeVisible()
  expect(address()).toMatch(/^\/pair\?/)
  await expect.poll(() => cigars.getByRole('link').elements().length).toBe(4)
  await expect.poll(() => drinks.getByRole('link').elements().length).toBe(4)
  await drinks.getByRole('link').first().click()
  await expect.element(title.first()).toHaveTextContent('Ashton Classic &')
  const found = title.first().element().textContent
  await openPage(address())
  await expect.element(title.first()).toHaveTextContent(found.replace(/\s+/g, ' '))
})

test('a tablet has title, verdict, picture and actions in the order of a phone, and both specifications in one column', async () => {
  await page.viewport(768, 1024)
  await openResult()
  const boxOf = (part: Pick<typeof title, 'element'>) => part.element().getBoundingClientRect()
  const parts = [
    title,
    page.getByText('Score out of 100'),
    page.getByRole('img', { name: /, lit$/ }),
    page.getByRole('button', { name: 'Have it tonight' }),
  ]
  const tops = parts.map(part => boxOf(part).top)
  expect(tops, 'one above the other').toEqual(tops.toSorted((one, other) => one - other))
  const tabBar = boxOf(page.getByRole('navigation', { name: 'Shortcuts' }))
  expect(boxOf(parts.at(-1)!).bottom).toBeLessThan(tabBar.top)
  const ofCigar = boxOf(page.getByRole('link', { name: /^More drinks for/ }))
  const ofDrink = boxOf(page.getByRole('link', { name: /^More cigars for/ }))
  expect(ofDrink.x).toBe(ofCigar.x)
  expect(ofDrink.y).toBeGreaterThan(ofCigar.y)
})

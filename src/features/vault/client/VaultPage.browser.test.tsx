import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import {
  cardOf,
  cardsOf,
  changePairing,
  countOf,
  filesOf,
  savePairing,
  saveThreePairings,
  titles,
} from '#test/components/pairings.ts'
import { interceptRequests } from '#test/components/requests.ts'
import { expectTexts, textsOf } from '#test/components/texts.ts'
import { expectVisibleFocus } from '#test/components/visible-focus.ts'

const main = () => page.getByRole('main')
const search = () => page.getByRole('searchbox', { name: 'Search by cigar or pairing name' })
const headings = () => cardsOf().getByRole('heading')
const wine = () => page.getByRole('button', { name: 'Wine', exact: true })
const press = (group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click()

async function openVault(search = '') {
  await createMember()
  const ids = await saveThreePairings()
  return { ids, ...(await openPage(`/dashboard/pairings${search}`)) }
}

test('the vault is searched by either name, and the address keeps the filters', async () => {
  const { address } = await openVault()
  await expect.element(countOf()).toHaveTextContent(/^3 pairings$/)
  await expectTexts(headings(), [/Tawny Port$/, /Cold Brew$/, /Zacapa 23$/])
  await search().click()
  await userEvent.keyboard('oliva')
  await expect.poll(address).toBe('/dashboard/pairings?q=oliva')
  await expect.element(countOf()).toHaveTextContent(/^2 pairings$/)
  await expect.element(search()).toHaveFocus()
  await wine().click()
  await expect.poll(address).toBe('/dashboard/pairings?q=oliva&type=wine')
  await expectTexts(headings(), [/Tawny Port$/])
  await openPage(address())
  await expect.element(search()).toHaveValue('oliva')
  await expect.element(wine()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(countOf()).toHaveTextContent(/^1 pairing$/)
})

test('a year is searched as text, and unknown filters are ignored', async () => {
  await openVault('?q=1964')
  await expect.element(search()).toHaveValue('1964')
  await expect.element(countOf()).toHaveTextContent(/^1 pairing$/)
  await openPage('/dashboard/pairings?type=beer&order=worst')
  await expect.element(countOf()).toHaveTextContent(/^3 pairings$/)
})

test('what was looked up, wanted and tried is marked, and filtered in the address', async () => {
  await createMember()
  const { coffee, port } = await saveThreePairings()
  await changePairing(coffee, { tried_on: '2026-11-01', rating: 4 })
  await changePairing(port, { status: 'want' })
  const { address } = await openPage('/dashboard/pairings')
  await expect.element(cardOf(titles.coffee)).toHaveTextContent('Tried Nov 1, 2026')
  await expect.element(cardOf(titles.port)).toHaveTextContent('Want just now')
  await expect.element(cardOf(titles.rum)).toHaveTextContent('Looked up just now')
  await press('Status', 'Tried')
  await expect.poll(address).toBe('/dashboard/pairings?status=tried')
  await expectTexts(headings(), [/Cold Brew$/])
  await press('Rating', 'Unrated')
  await expect.element(main()).toHaveTextContent('No pairings match your current filters.')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(countOf()).toHaveTextContent(/^3 pairings$/)
})

test('the vault is sorted by date or rating', async () => {
  const { ids, address } = await openVault()
  await changePairing(ids.coffee, { rating: 4 })
  for (const [order, search, first] of [
    ['Oldest', '?order=oldest', /Zacapa 23$/],
    ['Best rated', '?order=best', /Cold Brew$/],
    ['Newest', '', /Tawny Port$/],
  ] as const) {
    await press('Sort by', order)
    await expect.poll(address).toBe(`/dashboard/pairings${search}`)
    await expect.poll(() => textsOf(headings())[0]).toMatch(first)
  }
})

test('the results stay until the next answer arrives', async () => {
  await openVault()
  await expect.element(cardsOf()).toHaveLength(3)
  await commands.holdRequests('**/api/saved-pairings?q=zacapa*')
  const requests = interceptRequests()
  await search().fill('zacapa')
  await expect
    .poll(() => requests.map(({ line }) => line))
    .toContainEqual(expect.stringContaining('?q=zacapa'))
  await expect.element(cardsOf()).toHaveLength(3)
  await commands.restoreRequests()
  await expect.element(cardsOf()).toHaveLength(1)
})

test('an empty vault offers a first pairing and the import', async () => {
  await createMember()
  await openPage('/dashboard/pairings')
  await expect.element(main()).toHaveTextContent('No Pairings Found')
  await expect
    .element(main())
    .toHaveTextContent(
      "You haven't saved any pairings yet. Start exploring with Arturo to build your collection!",
    )
  await filesOf().click()
  await expectTexts(page.getByRole('menuitem'), ['Import a CSV'])
  await userEvent.keyboard('{Escape}')
  await expect.element(search()).not.toBeInTheDocument()
  await expect.element(main().getByRole('link', { name: 'Start Pairing' })).toHaveAttribute('href', '/pair')
  await expectSoundLayout()
})

test('a search without results says so and clears the filters', async () => {
  const { address } = await openVault('?q=nothing+of+this+name&type=wine')
  await expect.element(main()).toHaveTextContent('No Pairings Found')
  await expect
    .element(main())
    .toHaveTextContent('No pairings match your current filters. Try adjusting your search criteria.')
  await expect.element(countOf()).toHaveTextContent(/^No matches$/)
  await expectSoundLayout()
  await main().getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(address).toBe('/dashboard/pairings')
  await expect.element(search()).toHaveValue('')
  await expect.element(cardsOf()).toHaveLength(3)
})

test('the slash key focuses the search, unless shortcuts are off', async () => {
  await openVault()
  await expect.element(search()).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(search()).toHaveFocus()
  await expect.element(search()).toHaveValue('')
  await send('PATCH', '/api/settings', { shortcuts_enabled: false })
  await openPage('/dashboard/pairings')
  await expect.element(search()).toBeVisible()
  await userEvent.keyboard('/')
  // Help is the shortcut that answers at once: neither of them does.
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(search()).not.toHaveFocus()
})

test('the palette finds and opens a saved pairing', async () => {
  await createMember()
  await saveThreePairings()
  await openPage('/dashboard/pairings')
  await expect.element(cardsOf()).toHaveLength(3)
  await userEvent.keyboard('{Control>}k{/Control}')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await palette.getByRole('combobox').fill('tawny')
  const found = palette.getByRole('group', { name: 'In your vault' }).getByRole('option')
  await expectTexts(found, [/^Oliva Serie V Melanio & Tawny Port/])
  await found.click()
  await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent(titles.port)
})

test('the keyboard shows more pairings and stands on the first of them', async () => {
  await createMember()
  await Promise.all(Array.from({ length: 13 }, (_, at) => savePairing({ pairing_name: `Pour number ${at}` })))
  await openPage('/dashboard/pairings')
  await expect.element(countOf()).toHaveTextContent('12 of 13 pairings')
  const more = page.getByRole('button', { name: 'Show more' })
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cardsOf().nth(12).getByRole('link').first()).toHaveFocus()
  await expect.element(more).not.toBeInTheDocument()
})

test('more pairings load also where the browser reports two positions of the page at once', async () => {
  const observer = vi.spyOn(window, 'IntersectionObserver')
  // A busy browser does: where the page was, and where it has been scrolled to since.
  observer.mockImplementation(function (this: IntersectionObserver, callback) {
    const [above, inside] = [false, true].map(
      isIntersecting => ({ isIntersecting }) as IntersectionObserverEntry,
    )
    return {
      observe: () => callback([above!, inside!], this),
      disconnect: () => undefined,
    } as Partial<IntersectionObserver> as typeof this
  })
  onTestFinished(() => observer.mockRestore())
  await createMember()
  await Promise.all(Array.from({ length: 25 }, (_, at) => savePairing({ pairing_name: `Pour number ${at}` })))
  await openPage('/dashboard/pairings')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(countOf()).toHaveTextContent(/^25 pairings$/)
})

test('a vault that fails to load says so, keeps what is shown, and loads on another try', async () => {
  await createMember()
  await saveThreePairings()
  await commands.failRequests('**/api/saved-pairings?*')
  await openPage('/dashboard/pairings')
  const alert = main().getByRole('alert')
  await expect.element(alert).toHaveTextContent('Failed to load pairings')
  await commands.restoreRequests()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(cardsOf()).toHaveLength(3)

  const bug = { error: 'A bug', code: 'INTERNAL', requestId: '1' }
  await commands.answerRequests('**/api/saved-pairings?*', 500, bug)
  await wine().click()
  await expect.element(alert).toHaveTextContent('Failed to load pairings')
  await expect.element(cardsOf()).toHaveLength(3)
  await commands.restoreRequests()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(cardsOf()).toHaveLength(1)
  await expect.element(alert).not.toBeInTheDocument()
})

test('a session that ends on the page asks to log in, and says so when the dialog is closed', async () => {
  await openVault()
  await expect.element(cardsOf()).toHaveLength(3)
  const gone = { error: 'Please sign in', code: 'UNAUTHENTICATED', requestId: '1' }
  await commands.answerRequests('**/api/saved-pairings?*', 401, gone)
  await wine().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const alert = main().getByRole('alert')
  await expect.element(alert).toHaveTextContent('Please log in to view your pairings')
  await commands.restoreRequests()
  await alert.getByRole('button', { name: 'Log In' }).click()
  await expect.element(cardsOf()).toHaveLength(1)
})

test('the full vault, also with long names, is accessible and fits every width', async () => {
  await createMember()
  await savePairing({
    cigar_name: 'A hand-rolled corojo that a grandfather brought from a small farm in the Jamastrán Valley',
    pairing_name: `The${'last'.repeat(40)} of a bottle of something old & amber`,
    notes: 'It is a long story. '.repeat(60),
  })
  await saveThreePairings()
  await openPage('/dashboard/pairings')
  await expect.element(cardsOf()).toHaveLength(4)
  await expectSoundLayout()
})

describe('on a phone', () => {
  test('all filters are in one sheet, and the first pairing is on the first screen', async () => {
    await page.viewport(390, 844)
    const { address } = await openVault()
    await expect.element(cardsOf()).toHaveLength(3)
    expect(headings().first().element().getBoundingClientRect().bottom).toBeLessThan(600)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await sheet.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Wine' }).click()
    await expect.poll(address).toBe('/dashboard/pairings?type=wine')
    await sheet.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Oldest' }).click()
    await expect.element(sheet).toBeVisible()
    await expectSoundLayout()
    await page.viewport(390, 844)
    await expectVisibleFocus()
    await sheet.getByRole('button', { name: 'Show 1 pairing' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Filter, 1 active' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await sheet.getByRole('button', { name: 'Clear filters' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(address).toBe('/dashboard/pairings?order=oldest')
    await expect.element(cardsOf()).toHaveLength(3)
  })
})

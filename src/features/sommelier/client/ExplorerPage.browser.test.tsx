import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { explorer, fillCigar, openExplorer, shownPair, submitCigar } from '#test/components/explorer.ts'
import { readVault } from '#test/components/pairings.ts'
import { interceptRequests } from '#test/components/requests.ts'
import { expectTexts, fieldTextOf, textsOf } from '#test/components/texts.ts'

const cigar = 'Padron 1964 Anniversary Maduro'
const question = `?cigar=${encodeURIComponent(cigar)}`
const main = () => page.getByRole('main')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a member submits by click and gets the whole result, saved in the vault', async () => {
  const { address } = await openExplorer()
  const heading = main().getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Cigar Pairing Explorer')
  await explorer.submit().click()
  await expect.element(explorer.error()).toHaveTextContent(/^Please enter a cigar name$/)
  await expect.element(explorer.field()).toHaveFocus()
  await fillCigar(`   ${cigar}`)
  await expect.element(explorer.field()).toHaveValue(cigar)
  await explorer.submit().click()

  await expect.element(explorer.title()).toHaveTextContent(/^Padrón 1964 Anniversary Maduro\s*& \S+/)
  await expect.element(explorer.title()).toHaveFocus()
  const why = main().getByRole('complementary', { name: 'Why this pair' })
  for (const part of ['They share', 'Weight']) await expect.element(why).toHaveTextContent(part)
  await expect.element(explorer.runnersUp()).toHaveLength(2)
  await expect.element(heading).toHaveTextContent('Cigar Pairing Explorer')
  await expect.poll(address).toMatch(/\/pair\?cigar=Padron/)
  await expect.element(page.getByText('Kept in your vault.')).toBeVisible()
  expect(await readVault()).toMatchObject([
    { cigar_name: 'Padrón 1964 Anniversary Maduro', pairing_type: 'spirit', rating: null },
  ])
})

test('names to try are offered in either direction until something is typed', async () => {
  await openExplorer()
  const examples = page.getByRole('paragraph').filter({ hasText: 'Or try one of these.' })
  await expectTexts(examples.getByRole('link'), [/Oliva/, /Fuente/, /Liga Privada/])
  await explorer.field().fill('Oliva')
  await expect.element(examples).not.toBeInTheDocument()
  await press('I have a drink')
  await examples.getByRole('link', { name: 'Lagavulin 16 Year' }).click()
  await expect.element(explorer.title()).toHaveTextContent(/& Lagavulin 16 Year$/)
})

test('the points of the ledger add up to the score', async () => {
  await openExplorer(question)
  const summary = page.getByText(/^Every point of the \d+$/)
  await expect.element(summary).toBeVisible()
  const score = Number(/\d+/.exec(textsOf(summary)[0]!)?.[0])
  await summary.click()
  const lines = main().getByRole('group').filter({ has: summary }).getByRole('listitem')
  const points = lines.elements().map(line => line.querySelector(':scope > span:last-child')?.textContent)
  const total = points.reduce((sum, each) => sum + Number(each?.replace('−', '-')), 0)
  expect(total).toBe(score)
})

test('a runner-up becomes the main pair without a request, and the first one comes back', async () => {
  await openExplorer(question)
  const first = await shownPair()
  const requests = interceptRequests()
  const name = explorer.runnersUp().first().element().querySelectorAll('span')[2]!.textContent
  await explorer.runnersUp().first().click()
  await expect.element(explorer.title()).toHaveTextContent(name)
  const shown = Number(document.querySelector('[data-part="score"]')?.textContent)
  await expect.element(explorer.title()).toHaveFocus()
  await expect.element(explorer.title()).toBeInViewport()
  await expect.element(explorer.another()).toBeInViewport()
  await expect.poll(() => scrollY).toBe(0)
  await expect.element(explorer.runnersUp()).toHaveLength(2)
  expect(await readVault()).toHaveLength(1)
  await press('Keep in my vault')
  await expect.element(page.getByText('Tried it?')).toBeVisible()
  expect((await readVault()).find(row => row.pairing_name === name)?.score).toBe(shown)
  await explorer.runnersUp().first().click()
  await expect.poll(shownPair).toBe(first)
  // Keeping a pair computes its result again, for the vault.
  expect(requests.filter(({ line }) => /\/api\/arturo(?!\/pair$)/.test(line))).toEqual([])
})

test('a runner-up, also one of “Three more”, has an address that shows it again', async () => {
  for (const asked of [question, '?drink=Lagavulin+16+Year']) {
    const { address } = await openExplorer(asked)
    const first = await shownPair()
    await page.getByRole('button', { name: /^Three more/ }).click()
    await expect.element(explorer.runnersUp()).toHaveLength(5)
    await explorer.runnersUp().last().click()
    await expect.poll(shownPair).not.toBe(first)
    expect(address()).toContain('&pair=')
    const fifth = await shownPair()
    await expect.poll(() => document.title).toBe(`${fifth} · Smoke Deck`)
    await openExplorer(address().replace('/pair', ''))
    await expect.poll(shownPair).toBe(fifth)
    await expect.element(explorer.runnersUp()).toHaveLength(3)
  }
})

test('an address with a pair that does not exist shows the answer and says so', async () => {
  await openExplorer(`${question}&pair=no-such-drink`)
  await expect
    .element(page.getByText('The pair of this address was not found. This is the best one.'))
    .toBeVisible()
  await expect.element(explorer.title()).toHaveTextContent('Padrón')
  await explorer.runnersUp().first().click()
  await expect.element(page.getByText('was not found')).not.toBeInTheDocument()
})

test('the address asks its question, and choices go into the address', async () => {
  const { address } = await openExplorer(`${question}&type=wine`)
  await expect.element(explorer.title()).toBeVisible()
  expect(await readVault()).toMatchObject([{ pairing_type: 'wine' }])
  await explorer.another().click()
  await expect
    .element(page.getByRole('button', { name: 'Wine', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  await fillCigar(cigar)
  await press('Mocktail')
  await explorer.submit().click()
  await expect.element(explorer.title()).toBeVisible()
  expect(address()).toContain('type=mocktail')
})

test('Find Another Pairing clears and focuses the field', async () => {
  const { address } = await openExplorer(question)
  await explorer.another().click()
  await expect.element(explorer.title()).not.toBeInTheDocument()
  await expect.element(explorer.field()).toHaveValue('')
  await expect.element(explorer.field()).toHaveFocus()
  await expect.poll(address).toBe('/pair')
  await submitCigar('Oliva Serie V Melanio')
  await expect.element(explorer.title()).toHaveTextContent('Oliva Serie V Melanio')
})

test('a drink brings three cigars', async () => {
  const { address } = await openExplorer()
  await press('I have a drink')
  await expect.element(page.getByRole('group', { name: 'Pairing type' })).not.toBeInTheDocument()
  await explorer.drinkField().click()
  await userEvent.keyboard('lagavulin')
  await page.getByRole('option', { name: /Lagavulin 16/ }).click()
  await expect.poll(() => fieldTextOf(explorer.drinkField())).toMatch(/Lagavulin 16/)
  await explorer.submit().click()
  await expect.element(explorer.title()).toHaveTextContent(/& Lagavulin 16/)
  const first = await shownPair()
  await expect.element(explorer.runnersUp()).toHaveLength(2)
  await explorer.runnersUp().first().click()
  await expect.poll(shownPair).not.toBe(first)
  await expect.element(explorer.title()).toHaveTextContent(/& Lagavulin 16/)
  expect(address()).toMatch(/\/pair\?drink=Lagavulin/)
  expect(await readVault()).toHaveLength(1)
})

test('a kind of drink is answered for a typical one and asks which', async () => {
  const { address } = await openExplorer('?drink=a+nice+bourbon')
  await expect.element(explorer.title()).toHaveTextContent('& Buffalo Trace')
  await expect
    .element(main().getByText('This is for Buffalo Trace, a typical bourbon. Which one is yours?'))
    .toBeVisible()
  await main().getByRole('button', { name: "Maker's Mark" }).click()
  await expect.element(explorer.title()).toHaveTextContent("& Maker's Mark")
  await expect.element(main().getByText('Which one is yours?')).not.toBeInTheDocument()
  expect(address()).toMatch(/\/pair\?drink=Maker/)
})

test('a name of two makers asks which one is meant and continues with the choice', async () => {
  await openExplorer('?cigar=Cohiba')
  await expect.element(explorer.title()).toHaveTextContent('Cohiba')
  const choices = main().getByRole('link', { name: /Dominican|Cuban/ })
  await choices.first().click()
  await expect.element(choices).not.toBeInTheDocument()
  await expect.element(explorer.title()).toHaveTextContent('Cohiba')
})

test('the form and the result are accessible and fit every width', async () => {
  await openExplorer()
  await expectSoundLayout()
  await submitCigar(cigar)
  await expect.element(explorer.title()).toBeVisible()
  await page.getByText(/^Every point of the/).click()
  await expectSoundLayout()
})

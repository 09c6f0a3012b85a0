import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { explorerOn, focusField } from './explorer.ts'
import { expect, test } from './fixtures.ts'
import { createMember, headingOf, post } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

const padron = { brand: 'Padrón', cigarName: '1964 Anniversary' }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function keep(page: Page, fields: object): Promise<void> {
  await post(page.request, '/api/humidor/items', { quantity: 3, purchasedOn: daysAgo(30), ...fields })
}

/** A member with three of a cigar in a humidor with a name. */
async function keepPadron(page: Page, fields: object = {}): Promise<void> {
  await createMember(page)
  const { id } = await post<{ id: string }>(page.request, '/api/humidors', { name: 'Main box' })
  await keep(page, { ...padron, humidorId: id, ...fields })
}

/** The first answer of a server is composed cold. */
async function openAnswer(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse(response => response.url().includes('/api/arturo'))
  await page.goto(path)
  await answered
  await expect(explorerOn(page).title).toBeVisible()
}

const kept = (page: Page) => page.getByText('3 in your humidor: Main box, ready')
const undoOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'One taken out.' }).getByRole('button', { name: 'Undo' })

test('a result says what of its cigar is in the humidor, takes one out and puts it back', async ({
  page,
}) => {
  await keepPadron(page)
  await openAnswer(page, '/pair?cigar=Padr%C3%B3n+1964+Anniversary')
  await expect(kept(page)).toBeVisible()
  await page.getByRole('button', { name: 'Smoke it' }).click()
  await expect(page.getByText('One taken out.')).toBeVisible()
  await expect(page.getByText('2 in your humidor: Main box, ready')).toBeVisible()
  await undoOf(page).click()
  await expect(kept(page)).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.getByRole('link', { name: 'Main box, ready' }).click()
  await expect(headingOf(page)).toHaveText('My Humidor')
  const rows = page.getByRole('region', { name: /found/ }).getByRole('listitem')
  await expect(rows).toHaveText([/1964 Anniversary/])
})

test('the last cigar that is taken out from a result can be put back', async ({ page }) => {
  await keepPadron(page, { quantity: 1 })
  await openAnswer(page, '/pair?cigar=Padr%C3%B3n+1964+Anniversary')
  await page.getByRole('button', { name: 'Smoke it' }).click()
  await expect(page.getByText('in your humidor: Main box')).toHaveCount(0)
  await undoOf(page).click()
  await expect(page.getByText('1 in your humidor: Main box, ready')).toBeVisible()
})

test('a saved pairing says it too, and so does a result outside the portal', async ({ page }) => {
  await keepPadron(page)
  const { id } = await post<{ id: string }>(page.request, '/api/saved-pairings/free', {
    cigar: 'padron-1964-anniversary',
    drink: 'lagavulin-16-year',
  })
  await page.goto(`/dashboard/pairings/${id}`)
  await expect(kept(page)).toBeVisible()
  await page.goto('/match/padron-1964-anniversary')
  await expect(kept(page)).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'Main box, ready' }).click()
  await expect(page.getByRole('region', { name: /found/ })).toContainText('1964 Anniversary')
})

test('the answer to a drink offers what of the humidor goes with it', async ({ page }) => {
  await createMember(page)
  await keep(page, { brand: 'Drew Estate', cigarName: 'Liga Privada No. 9' })
  await keep(page, { ...padron, agingUntil: daysAgo(-30) })
  await openAnswer(page, '/pair?drink=Lagavulin+16')
  const offer = page.getByText('From your humidor: Drew Estate Liga Privada No. 9')
  await expect(offer).toBeVisible()
  await page.goto('/match/with/lagavulin-16-year')
  await expect(offer).toBeVisible()
  const answered = page.waitForResponse(response => response.url().includes('/api/arturo'))
  await offer.getByRole('link', { name: 'Drew Estate Liga Privada No. 9' }).click()
  await answered
  await expect(page.getByText('3 in your humidor: My Humidor, ready')).toBeVisible()
})

test('the finder over a page suggests one’s own cigars first, and its result says where they are', async ({
  page,
}) => {
  await keepPadron(page)
  await page.goto('/match')
  const field = page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('textbox'))
  await field.first().pressSequentially('padron')
  await expect(page.getByRole('option').first()).toContainText('3 in your humidor')
  await page.goto('/match/with/lagavulin-16-year')
  await page.getByRole('link', { name: 'Find Another Pairing' }).click()
  const finder = page.getByRole('dialog', { name: 'Pairing finder' })
  await finder.getByRole('combobox', { name: 'Cigar name' }).fill('padron 1964')
  const option = page.getByRole('option').first()
  await expect(option).toContainText('3 in your humidor')
  await option.click()
  await expect(finder.getByText('3 in your humidor: Main box, ready')).toBeVisible()
})

test('the explorer and the palette suggest one’s own cigars first, and those only the member knows', async ({
  page,
}) => {
  await keepPadron(page)
  await keep(page, { brand: 'Nobody', cigarName: 'Padron like gift', quantity: 1 })
  await page.goto('/pair')
  const explorer = explorerOn(page)
  await focusField(page, explorer)
  await explorer.field.fill('padron')
  await expect(page.getByRole('option').nth(0)).toContainText('Nobody Padron like gift')
  await expect(page.getByRole('option').nth(1)).toContainText('3 in your humidor')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await palette.getByRole('combobox').fill('padron 1964')
  await expect(palette.getByRole('group').first()).toHaveAccessibleName('In your humidor')
})

test('the journal suggests one’s own cigars first, those of which some are left before the others', async ({
  page,
}) => {
  await keepPadron(page)
  const gone = { brand: 'Padrón', cigarName: '1926 Serie', quantity: 1 }
  const { id } = await post<{ id: string }>(page.request, '/api/humidor/items', gone)
  await post(page.request, `/api/humidor/items/${id}/smoke`)
  await page.goto('/dashboard/journal')
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await dialog.getByLabel('Cigar Name').pressSequentially('padron 19')
  await expect(page.getByRole('option').nth(0)).toHaveText('Padrón 1964 Anniversary 3 in your humidor')
  await expect(page.getByRole('option').nth(1)).toHaveText('Padrón 1926 Serie none left in your humidor')
  await page.getByRole('option').nth(0).click()
  await expect(dialog.getByText('From your humidor: Padrón 1964 Anniversary')).toBeVisible()
})

test('a visitor is asked for nothing of the kind', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/match/with/lagavulin-16-year')
  await page.getByRole('link', { name: 'Find Another Pairing' }).click()
  await page.getByRole('combobox', { name: 'Cigar name' }).fill('padron 1964')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked).toContain('/api/suggestions')
  expect(asked).not.toContain('/api/humidor/kept')
})

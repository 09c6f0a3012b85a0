import { expect, type Page } from '@playwright/test'

interface Pairing {
  cigar_name: string
  pairing_type: string
  pairing_name: string
  notes: string
}

const samplePairing: Pairing = {
  cigar_name: 'Padron 1964 Anniversary Maduro',
  pairing_type: 'spirit',
  pairing_name: 'Zacapa 23',
  notes: 'Cocoa meets cane.',
}

/** Saves a pairing as the explorer does. Returns its id. */
export async function savePairing(page: Page, pairing: Partial<Pairing> = {}): Promise<string> {
  const answer = await page.request.post('/api/saved-pairings', { data: { ...samplePairing, ...pairing } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}

/** One of each of three kinds, the wine last. */
export async function saveThreePairings(page: Page): Promise<{ rum: string; coffee: string; port: string }> {
  const rum = await savePairing(page)
  const coffee = await savePairing(page, {
    cigar_name: 'Oliva Serie V Melanio',
    pairing_type: 'mocktail',
    pairing_name: 'Cold Brew',
  })
  const port = await savePairing(page, {
    cigar_name: 'Oliva Serie V Melanio',
    pairing_type: 'wine',
    pairing_name: 'Tawny Port',
  })
  return { rum, coffee, port }
}

export interface SavedPairing extends Pairing {
  score: number | null
  id: string
  rating: number | null
}

export async function readVault(page: Page): Promise<SavedPairing[]> {
  const answer = await page.request.get('/api/saved-pairings')
  return ((await answer.json()) as { pairings: SavedPairing[] }).pairings
}

export const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
export const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('article', { name: title })
export const searchOf = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search by cigar or pairing name' })
/** How many are shown or selected; other lines have a status too. */
export const countOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /pairings?$|No matches|selected$/ })
/** The menu with import and export. */
export const filesOf = (page: Page) => page.getByRole('button', { name: 'Import or export' })

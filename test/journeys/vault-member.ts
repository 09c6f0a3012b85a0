import { expect, type Page } from '@playwright/test'

interface Kept {
  cigar_name: string
  pairing_type: string
  pairing_name: string
  notes: string
}

const usual: Kept = {
  cigar_name: 'Padron 1964 Anniversary Maduro',
  pairing_type: 'spirit',
  pairing_name: 'Zacapa 23',
  notes: 'Cocoa meets cane.',
}

/** Keeps a pairing as the explorer would, and gives its id. */
export async function keep(page: Page, pairing: Partial<Kept> = {}): Promise<string> {
  const answer = await page.request.post('/api/saved-pairings', { data: { ...usual, ...pairing } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}

/** Three of three kinds, the wine the latest. */
export async function keepThree(page: Page): Promise<{ rum: string; coffee: string; port: string }> {
  const rum = await keep(page)
  const coffee = await keep(page, {
    cigar_name: 'Oliva Serie V Melanio',
    pairing_type: 'mocktail',
    pairing_name: 'Cold Brew',
  })
  const port = await keep(page, {
    cigar_name: 'Oliva Serie V Melanio',
    pairing_type: 'wine',
    pairing_name: 'Tawny Port',
  })
  return { rum, coffee, port }
}

export const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
export const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('article', { name: title })
export const searchOf = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search by cigar or pairing name' })
export const countOf = (page: Page) => page.getByRole('main').getByRole('status')
/** A rating is where the keyboard is: its stars are one choice. */
export const starOf = (page: Page, title: string, stars: number) =>
  cardOf(page, title).getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })

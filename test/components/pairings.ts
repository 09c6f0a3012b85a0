import { page } from 'vitest/browser'
import { send } from './members.ts'

interface Pairing {
  cigar_name: string
  pairing_type: string
  pairing_name: string
  notes: string
}

export interface SavedPairing extends Pairing {
  id: string
  status: string
  rating: number | null
  score: number | null
  tried_on: string | null
  own_notes: string | null
  shared_path: string | null
}

const samplePairing: Pairing = {
  cigar_name: 'Padron 1964 Anniversary Maduro',
  pairing_type: 'spirit',
  pairing_name: 'Zacapa 23',
  notes: 'Cocoa meets cane.',
}

/** What the cards of the three pairings are called. */
export const titles = {
  rum: 'Padron 1964 Anniversary Maduro & Zacapa 23',
  coffee: 'Oliva Serie V Melanio & Cold Brew',
  port: 'Oliva Serie V Melanio & Tawny Port',
}

/** Saves a pairing as the explorer does. Returns its id. */
export async function savePairing(pairing: Partial<Pairing> = {}): Promise<string> {
  return (await send<{ id: string }>('POST', '/api/saved-pairings', { ...samplePairing, ...pairing })).id
}

/** One of each of three kinds, the wine last. */
export async function saveThreePairings(): Promise<{ rum: string; coffee: string; port: string }> {
  const rum = await savePairing()
  const melanio = { cigar_name: 'Oliva Serie V Melanio' }
  const coffee = await savePairing({ ...melanio, pairing_type: 'mocktail', pairing_name: 'Cold Brew' })
  const port = await savePairing({ ...melanio, pairing_type: 'wine', pairing_name: 'Tawny Port' })
  return { rum, coffee, port }
}

export const changePairing = (id: string, changes: object) =>
  send('PATCH', `/api/saved-pairings/${id}`, changes)

export const readPairing = (id: string) => send<SavedPairing>('GET', `/api/saved-pairings/${id}`)

export async function readVault(): Promise<SavedPairing[]> {
  return (await send<{ pairings: SavedPairing[] }>('GET', '/api/saved-pairings')).pairings
}

export const cardsOf = () => page.getByRole('main').getByRole('article')
export const cardOf = (title: string) => page.getByRole('main').getByRole('article', { name: title })
/** How many are shown or selected; other lines have a status too. */
export const countOf = () =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /pairings?$|No matches|selected$/ })
/** The menu with import and export. */
export const filesOf = () => page.getByRole('button', { name: 'Import or export' })
/** The stars are one radio group, so that arrow keys change the rating. */
export const starOf = (title: string, stars: number) =>
  cardOf(title).getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })

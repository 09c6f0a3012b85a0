/** What a question may be about; each is answered in its own way. */
export const routes = [
  'knowledge',
  'pairing',
  'catalogue',
  'comparison',
  'tonight',
  'records',
  'site',
  'greeting',
  'offtopic',
  'price',
  'others',
  'future',
  'unpublished',
  'distress',
  'underage',
  'quit',
  'emergency',
  'health',
] as const
export type Route = (typeof routes)[number]

/** How many cigars and drinks of the catalogue a question names. */
export interface NamedCounts {
  cigars: number
  drinks: number
}

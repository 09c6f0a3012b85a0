/** The engravings, by what they show. */
export const ENGRAVING_NAMES = [
  'ashtray',
  'matchbox',
  'humidor',
  'decanter',
  'chairs',
  'record',
  'roof',
  'hook',
  'rope',
  'candle',
  'letters',
  'books',
  'journal',
  'camera',
  'tickets',
  'calendar',
  'glasses',
  'lock',
  'tray',
] as const

export type EngravingName = (typeof ENGRAVING_NAMES)[number]

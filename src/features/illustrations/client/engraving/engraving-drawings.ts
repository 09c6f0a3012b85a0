import type { EngravingName } from './engraving-names.ts'
import type { BarePlate } from './scene.ts'

export type DrawEngraving = (plate: BarePlate) => void

/** Each is loaded alone. */
export const DRAWINGS: Record<EngravingName, () => Promise<DrawEngraving>> = {
  ashtray: () => import('./draw-ashtray.ts').then(module => module.drawAshtray),
  books: () => import('./draw-books.ts').then(module => module.drawBooks),
  calendar: () => import('./draw-calendar.ts').then(module => module.drawCalendar),
  camera: () => import('./draw-camera.ts').then(module => module.drawCamera),
  candle: () => import('./draw-candle.ts').then(module => module.drawCandle),
  chairs: () => import('./draw-chairs.ts').then(module => module.drawChairs),
  decanter: () => import('./draw-decanter.ts').then(module => module.drawDecanter),
  glasses: () => import('./draw-glasses.ts').then(module => module.drawGlasses),
  hook: () => import('./draw-hook.ts').then(module => module.drawHook),
  humidor: () => import('./draw-humidor.ts').then(module => module.drawHumidor),
  journal: () => import('./draw-journal.ts').then(module => module.drawJournal),
  letters: () => import('./draw-letters.ts').then(module => module.drawLetters),
  lock: () => import('./draw-lock.ts').then(module => module.drawLock),
  matchbox: () => import('./draw-matchbox.ts').then(module => module.drawMatchbox),
  record: () => import('./draw-record.ts').then(module => module.drawRecord),
  roof: () => import('./draw-roof.ts').then(module => module.drawRoof),
  rope: () => import('./draw-rope.ts').then(module => module.drawRope),
  tickets: () => import('./draw-tickets.ts').then(module => module.drawTickets),
  tray: () => import('./draw-tray.ts').then(module => module.drawTray),
}

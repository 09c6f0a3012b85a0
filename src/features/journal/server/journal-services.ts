import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Journal } from './open-journal.ts'

/** What the routes of the journal work with. */
export interface JournalServices {
  journal: Journal
  catalogue: Catalogue
  /** Tells the member's open tabs of a change. */
  publish: (memberId: string) => void
}

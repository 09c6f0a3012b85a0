import { type MarksStore, openMarksStore } from './marks.store.ts'

export interface Marks {
  /** Ids of the cigars that the member has, the one marked last first. */
  ownedCigarIds(memberId: string): Promise<string[]>
  /** For the routes of the marks. */
  items: MarksStore
}

export function openMarks({ database }: { database: Parameters<typeof openMarksStore>[0] }): Marks {
  const items = openMarksStore(database)
  return {
    items,
    async ownedCigarIds(memberId) {
      const owned = (await items.list(memberId)).filter(
        ({ kind, mark }) => kind === 'cigar' && mark === 'have',
      )
      return owned.map(({ item_id }) => item_id)
    },
  }
}

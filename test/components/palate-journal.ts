import { send } from './members.ts'

export const melanio = 'Oliva Serie V Melanio'

export const writeEntry = (fields: object = {}): Promise<{ id: string }> =>
  send('POST', '/api/journal/entries', { cigar: melanio, notes: 'Cedar and cocoa.', ...fields })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Two seasons that differ, and an older year. */
export async function fillJournal(): Promise<void> {
  for (let count = 0; count < 6; count += 1) {
    const evening = { flavors: ['leather', 'cocoa'], drink: 'Rye', rating: 5 }
    await writeEntry({ ...evening, smokedAt: daysAgo(count * 4) })
    const gift = { cigar: `A gift, number ${count}`, flavors: ['orange'], rating: 3 }
    await writeEntry({ ...gift, smokedAt: daysAgo(110 + count) })
  }
  await writeEntry({ cigar: 'Midnight', smokedAt: '2024-12-31T18:30:00Z', durationMinutes: 75 })
}

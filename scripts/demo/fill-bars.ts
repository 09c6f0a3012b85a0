import type { Lounge } from './lounge.ts'
import { readTable } from './read-table.ts'

export async function fillBars({ member }: Lounge): Promise<void> {
  for (const { by, drink, level } of readTable<'by' | 'drink' | 'level'>('bottles')) {
    const { send } = member(by)
    const found = await send<{ matches: { id: string; name: string }[] }>(
      'GET',
      `/api/drinks/search?${new URLSearchParams({ q: drink })}`,
    )
    const match = found.matches.find(({ name }) => name === drink)
    if (!match) throw new Error(`The catalog has no ${drink}.`)
    await send('PUT', `/api/bar/${match.id}`, { level })
  }
}

import { drawPortrait } from './draw-portrait.ts'
import type { Lounge } from './lounge.ts'
import { daysBefore } from './times.ts'

/** Their names, faces and tiers, and since when they are here. */
export async function introduceMembers({ members, database, now }: Lounge): Promise<void> {
  for (const { id, name, tier, joinedDaysAgo, portrait, send } of members) {
    await send('PATCH', '/api/profile', { full_name: name })
    if (portrait) await send('PUT', '/api/profile/avatar?name=portrait.png', await drawPortrait(portrait))
    const joined = daysBefore(now, joinedDaysAgo)
    await database.query('update users set created_at = $2 where id = $1', [id, joined])
    await database.query('update profiles set created_at = $2, membership_tier = $3 where id = $1', [
      id,
      joined,
      tier,
    ])
  }
}

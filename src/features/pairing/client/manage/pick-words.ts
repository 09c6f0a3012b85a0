import type { ListedPairing, ManagedPairings } from '../../managed-pairings.contract.ts'

type Turn = Pick<ManagedPairings, 'next' | 'turns_at'>

/** Since when it is the pick, how it became that, and what follows. */
export function pickWords(pick: ListedPairing, { next, turns_at }: Turn, now = new Date()): string {
  const since = pick.featured_at === null ? '' : `Since ${momentText(pick.featured_at, now)}. `
  if (pick.chosen_at !== null && pick.chosen_until === null)
    return `${since}An admin chose it, and it stays until another one is chosen.`
  const how = pick.chosen_at === null ? 'It was its turn.' : 'An admin chose it for tonight.'
  if (!next) return `${since}${how} There is no other pairing, so it stays.`
  return `${since}${how} The next turn, ${momentText(turns_at, now)}, is that of ${next.title}.`
}

/** `Tuesday at 11:07 PM`; `Nov 12 at 11:07 PM` if it is a week away or more. */
export function momentText(iso: string, now: Date): string {
  const moment = new Date(iso)
  const isNear = Math.abs(moment.getTime() - now.getTime()) < 6 * 86_400_000
  const day = moment.toLocaleDateString(
    'en-US',
    isNear ? { weekday: 'long' } : { month: 'short', day: 'numeric' },
  )
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  // Newer browsers put a narrow space before AM and PM.
  return `${day} at ${time.replaceAll('\u202f', ' ')}`
}

/** When it was the pick last. */
export function lastPickText({ featured_at }: ListedPairing): string {
  if (featured_at === null) return 'Not yet a pick'
  const day = new Date(featured_at)
  const isOfYear = day.getFullYear() === new Date().getFullYear()
  const text = day.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!isOfYear && { year: 'numeric' }),
  })
  return `Last pick ${text}`
}

/** What a removal means, before it is done. */
export function removalWords({ is_featured }: ListedPairing, next: Turn['next']): string {
  const stays =
    'The page of this pairing goes with it. What members saved of it stays in their vaults. This cannot be undone.'
  if (!is_featured) return stays
  const follows = next
    ? `${next.title} becomes tonight’s pick at once.`
    : 'It is the only one, so there is no pick then.'
  return `It is tonight’s pick. ${follows} ${stays}`
}

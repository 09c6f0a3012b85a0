import { daysBetween } from './readiness.rules.ts'

export const maintenanceKinds = ['packs', 'seasoning', 'cleaned', 'note'] as const
export type MaintenanceKind = (typeof maintenanceKinds)[number]

/** The usual levels of humidity packs, in percent (docs/domain.md 3.6). */
export const packStrengths = [62, 65, 69, 72, 75] as const
export type PackStrength = (typeof packStrengths)[number]

/** Packs last for about two to four months (docs/domain.md 3.6). */
export const packDays = { usual: 60, most: 120 } as const
/** An empty humidor takes two weeks with packs of 84 % (docs/domain.md 3.6). */
export const seasoningDays = 14
/** One pack of 60 g for so many cigars (docs/domain.md 3.6). */
const cigarsPerPack = 25

/** Days as `2026-11-26`, in the member's time zone. */
export interface DatedMaintenance {
  kind: MaintenanceKind
  day: string
}

export type PackState = 'fresh' | 'due' | 'overdue'

export interface HumidorCare {
  /** Of the latest packs; undefined before the first ones. */
  packs: { ageDays: number; state: PackState } | undefined
  /** Until an empty humidor is seasoned; undefined if it is. */
  seasoningDaysLeft: number | undefined
}

/** How a humidor stands on a day. What is dated later counts as of that day. */
export function careOn(entries: readonly DatedMaintenance[], day: string): HumidorCare {
  const ageOf = (kind: MaintenanceKind) => {
    const days = entries.filter(entry => entry.kind === kind).map(entry => entry.day)
    const latest = days.toSorted().at(-1)
    return latest === undefined ? undefined : Math.max(0, daysBetween(latest, day))
  }
  const packAge = ageOf('packs')
  const seasoned = ageOf('seasoning')
  return {
    packs: packAge === undefined ? undefined : { ageDays: packAge, state: packStateAt(packAge) },
    seasoningDaysLeft:
      seasoned === undefined || seasoned >= seasoningDays ? undefined : seasoningDays - seasoned,
  }
}

function packStateAt(ageDays: number): PackState {
  if (ageDays < packDays.usual) return 'fresh'
  return ageDays <= packDays.most ? 'due' : 'overdue'
}

/** How many packs a humidor of so many cigars takes. */
export function packsFor(cigars: number): number {
  return Math.max(1, Math.ceil(cigars / cigarsPerPack))
}

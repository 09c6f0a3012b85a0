import type { eveningMinutes } from './tonight.contract.ts'

export type EveningMinutes = (typeof eveningMinutes)[number]

export const eveningTimes: readonly { minutes: EveningMinutes; label: string }[] = [
  { minutes: 30, label: '30 min' },
  { minutes: 45, label: '45 min' },
  { minutes: 60, label: '1 hour' },
  { minutes: 90, label: '1½ hours' },
  { minutes: 120, label: '2 hours' },
]

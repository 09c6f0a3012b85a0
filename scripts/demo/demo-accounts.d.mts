export interface Portrait {
  ground: string
  skin: string
  hair: string
  coat: string
  cut: 'crown' | 'beard' | 'hat' | 'long'
}

export interface InventedMember {
  key: string
  name: string
  tier: 'basic' | 'premium' | 'vip'
  joinedDaysAgo: number
  /** How many lessons of a course are completed, by the name of its folder. */
  lessons?: Record<string, number>
  portrait?: Portrait
  /** From the day of filling; below zero, the membership has ended. */
  paidForDays?: number
  /** Of staff, about the member. */
  note?: string
  /** As staff. */
  duties?: ('door' | 'host' | 'moderator')[]
  /** Is in the lounge while the demo runs, with this cigar. */
  smokes?: string
}

export const demoPassword: string
export const demoOwner: string
export const demoMember: string
export function addressOf(key: string): string
export function readMembers(): InventedMember[]
export function signIn(origin: string, key: string, headers?: Record<string, string>): Promise<string>

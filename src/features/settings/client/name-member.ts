import type { Me } from '../settings.contract.ts'

/** What the house calls somebody: the full name, or the mail address until there is one. */
export function nameMember({ profile, email }: Pick<Me, 'profile' | 'email'>): string {
  return profile.full_name.trim() || email
}

/** One or two letters for the seal: of the first and the last name, or of the mail address. */
export function initialsOf(name: string): string {
  const words = name
    .split('@')[0]!
    .split(/[\s._-]+/)
    .filter(word => /^[\p{L}\p{N}]/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map(word => [...word!][0]!.toLocaleUpperCase('en-US')).join('') || '·'
}

export function nameTier({ membership_tier: tier }: Pick<Me['profile'], 'membership_tier'>): string {
  return `${tier.charAt(0).toUpperCase()}${tier.slice(1)} member`
}
